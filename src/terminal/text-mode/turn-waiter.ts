import type { Clock } from '#kernel/clock.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'

export interface TurnWaiterOptions {
  readonly table: RemoteTable
  readonly clock: Clock
  /** Whether the loop goes on without a line. */
  isDecided(): boolean
  /** Whether a rematch is about to begin. */
  isRematchComing(): boolean
}

/** How long the record of a finished game may take before a script goes on without it. */
const RECORD_TIMEOUT_MS = 5_000

/** Waits until the next line of a script makes sense: it is its turn, or the game is over and its record is there. */
export function createTurnWaiter({ table, clock, isDecided, isRematchComing }: TurnWaiterOptions) {
  let wake = () => {}
  let hasWaited = false
  let stop: (() => void) | undefined

  function isReady(): boolean {
    const session = table.session()!
    const { acting, ending } = session.snapshot()
    if (isDecided()) return true
    if (!ending) return acting !== undefined
    return !isRematchComing() && !isAsking() && (session.record() !== undefined || waitedForRecord())
  }

  /** Whether a requested rematch may still be accepted. */
  function isAsking(): boolean {
    const { rematch, viewer, seats } = table.state()!
    const isEveryoneHere = seats.every(seat => seat.kind !== 'person' || seat.here)
    return viewer !== 'spectator' && rematch.asked.includes(viewer) && isEveryoneHere
  }

  function waitedForRecord(): boolean {
    stop ??= clock.after(RECORD_TIMEOUT_MS, () => {
      hasWaited = true
      wake()
    })
    return hasWaited
  }

  return {
    async ready(): Promise<void> {
      while (!isReady())
        await new Promise<void>(resolve => {
          wake = resolve
        })
    },
    /** Called after every change. */
    look: () => wake(),
    close: () => stop?.(),
  }
}
