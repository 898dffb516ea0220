import type { ReactNode } from 'react'
import type { ScreenSize } from '../kit/grid.ts'

/** A screen draws itself and handles keys. */
export interface Screen {
  draw(room: ScreenSize): ReactNode
  press(key: string): void
  /** Handles a pasted text; otherwise it is typed, without its line ends. */
  paste?(text: string): void
  /** The message when the program ends while this screen is open. */
  exitMessage?(): string | undefined
  /** Called when the screen is left for good. */
  close?(): void
}
