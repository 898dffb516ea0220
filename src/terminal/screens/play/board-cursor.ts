import { moveForKey } from '#kernel/commands.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Snapshot } from '#session/session.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import type { CursorStep } from '../../kit/cursor.ts'

/** The cursor on the board. */
export interface BoardCursor {
  cell(): Cell | undefined
  moveTo(cell: Cell): void
  step(by: CursorStep): void
  /** The move that Enter makes at the cursor. */
  enterMove(): string | undefined
  /** The move that another key makes at the cursor. */
  moveForKey(key: string): string | undefined
  /** Called after every change at the table. */
  onTableChange(before: Snapshot, now: Snapshot): void
}

export function createBoardCursor({
  loaded: {
    face: { input },
    presentation,
    commands,
  },
  session,
}: ActiveGame): BoardCursor {
  let cursor: Cell | undefined

  function now(): Cell | undefined {
    const { view, viewer, ending } = session.snapshot()
    if (ending || viewer === 'spectator' || input.kind === 'typed') return undefined
    return input.cursor(view, cursor)
  }

  /** Fixes the cursor where a move was tried, though the board may change. */
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
      if (from && input.kind !== 'typed') cursor = input.step(session.snapshot().view, from, by)
    },
    enterMove() {
      const at = here()
      return at && input.kind === 'cell' ? input.move(session.snapshot().view, at) : undefined
    },
    moveForKey(key) {
      const at = here()
      return at && moveForKey(commands, at, key)
    },
    onTableChange(before, after) {
      // The cursor must not reveal what the last player was doing.
      if (after.viewer !== before.viewer && presentation?.isSecret?.(after.view, 'terminal'))
        cursor = undefined
    },
  }
}
