import type { ReactNode } from 'react'
import type { ScreenSize } from '../kit/grid.ts'

/** One thing on the screen at a time: it draws itself and takes keys one by one. */
export interface Screen {
  draw(room: ScreenSize): ReactNode
  press(key: string): void
  /** Takes a text that was pasted; without this it counts as typed, but for the ends of its lines. */
  paste?(text: string): void
  /** What to say when the program ends while this screen is open. */
  exitMessage?(): string | undefined
  /** Called when the screen is left for good. */
  close?(): void
}
