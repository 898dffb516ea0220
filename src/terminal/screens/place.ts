import type { Cell } from '#kernel/grid.ts'
import type { Snapshot } from '#session/session.ts'
import type { Step } from '../kit/cursor.ts'
import type { Sitting } from '../sitting.ts'

/** Where the cursor stands on the board, for whoever may move it. */
export interface Place {
  now(): Cell | undefined
  moveTo(cell: Cell): void
  step(by: Step): void
  /** The move that Enter makes there. */
  move(): string | undefined
  /** The move that another key makes there. */
  keyMove(key: string): string | undefined
  /** Takes notice of a change at the table. */
  follow(before: Snapshot, now: Snapshot): void
}

export function createPlace({ loaded: { face }, session }: Sitting): Place {
  let cursor: Cell | undefined

  function now(): Cell | undefined {
    const { view, viewer, ending } = session.snapshot()
    if (ending || viewer === 'spectator' || face.typing) return undefined
    return face.cursor(view, cursor)
  }

  /** Stays where a move was tried, though the board may have changed under it. */
  function here(): Cell | undefined {
    const at = now()
    if (at) cursor = at
    return at
  }

  return {
    now,
    moveTo(cell) {
      cursor = cell
    },
    step(by) {
      const from = now()
      if (from) cursor = face.step(session.snapshot().view, from, by)
    },
    move() {
      const at = here()
      return at && face.move?.(session.snapshot().view, at)
    },
    keyMove(key) {
      const at = here()
      return at && face.keyMove?.(session.snapshot().view, at, key)
    },
    follow(before, after) {
      // What the one before chose must not show in where the cursor stands.
      if (after.viewer !== before.viewer && face.secret?.(after.view)) cursor = undefined
    },
  }
}
