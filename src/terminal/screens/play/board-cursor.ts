import type { Cell } from '#kernel/grid.ts'
import type { Snapshot } from '#session/session.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import type { CursorStep } from '../../kit/cursor.ts'

/** Where the cursor stands on the board, for whoever may move it. */
export interface BoardCursor {
  cell(): Cell | undefined
  moveTo(cell: Cell): void
  step(by: CursorStep): void
  /** The move that Enter makes there. */
  enterMove(): string | undefined
  /** The move that another key makes there. */
  moveForKey(key: string): string | undefined
  /** Takes notice of a change at the table. */
  onTableChange(before: Snapshot, now: Snapshot): void
}

export function createBoardCursor({ loaded: { face, presentation }, session }: ActiveGame): BoardCursor {
  let cursor: Cell | undefined

  function now(): Cell | undefined {
    const { view, viewer, ending } = session.snapshot()
    if (ending || viewer === 'spectator' || face.typedInput) return undefined
    return face.cursor(view, cursor)
  }

  /** Stays where a move was tried, though the board may have changed under it. */
  function here(): Cell | undefined {
    const at = now()
    if (at) cursor = at
    return at
  }

  return {
    cell: now,
    moveTo(cell) {
      cursor = cell
    },
    step(by) {
      const from = now()
      if (from) cursor = face.step(session.snapshot().view, from, by)
    },
    enterMove() {
      const at = here()
      return at && face.move?.(session.snapshot().view, at)
    },
    moveForKey(key) {
      const at = here()
      return at && presentation?.moveForKey?.(session.snapshot().view, at, key)
    },
    onTableChange(before, after) {
      // What the one before chose must not show in where the cursor stands.
      if (after.viewer !== before.viewer && presentation?.isSecret?.(after.view)) cursor = undefined
    },
  }
}
