import type { PuzzleContext } from '../puzzle/puzzle-context.ts'
import type { BoardKeyActions } from './board-keys.ts'
import type { TableCapabilities } from './table-capabilities.ts'

/** A table on the screen, as the parts of its page need it. */
export interface TableContext extends PuzzleContext {
  readonly capabilities: TableCapabilities
  readonly screen: PuzzleContext['screen'] & BoardKeyActions
  /** Whether the board is hidden: the game is paused, or the device is being passed on. */
  readonly isHidden: boolean
  /** Whether moves can be made here now, by the board or by typing. */
  readonly canType: boolean
}
