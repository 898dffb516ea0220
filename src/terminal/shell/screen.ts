import type { ReactNode } from 'react'
import type { ScreenSize } from '../kit/grid.ts'
import type { MouseEvent } from '../kit/mouse.ts'

/** A screen draws itself and handles keys. */
export interface Screen {
  draw(room: ScreenSize): ReactNode
  press(key: string): void
  /** Handles a pasted text; otherwise it is typed, without its line ends. */
  paste?(text: string): void
  /** Handles the mouse, which is reported only while such a screen is on top; elsewhere it selects text. */
  mouse?(event: MouseEvent): void
  /** The message when the program ends while this screen is open. */
  exitMessage?(): string | undefined
  /** Called when the screen is left for good. */
  close?(): void
}
