import type { Clock } from '#kernel/clock.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import type { Session } from '#session/session.ts'
import type { KeyValueStore } from './key-value-store.ts'

const KEY = 'running-clock'
const BEAT_MS = 1_000

interface RunningClock {
  readonly store: KeyValueStore
  readonly clock: Clock
  readonly session: Pick<Session, 'snapshot' | 'subscribe'>
  /** The seed of the game, which tells it from others. */
  readonly seed: string
}

/** Notes every second that a game with a running clock is open, so that the clock stands still while it is closed. */
export function noteRunningClock({ store, clock, session, seed }: RunningClock): {
  /** Notes it once more, where the program is about to end. */
  note(): void
  stop(): void
} {
  let cancel: (() => void) | undefined

  function note(): void {
    if (session.snapshot().deadlines.length > 0) store.set(KEY, JSON.stringify({ seed, openAt: clock.now() }))
  }

  function beat(): void {
    cancel = undefined
    if (session.snapshot().deadlines.length === 0) return
    note()
    cancel = clock.after(BEAT_MS, beat)
  }

  const unsubscribe = session.subscribe(() => cancel || beat())
  beat()
  return {
    note,
    stop() {
      note()
      cancel?.()
      unsubscribe()
    },
  }
}

/** When the game with this seed was last open, if its clock was running then. */
export function lastOpenAt(store: KeyValueStore, seed: string): number | undefined {
  const noted = parseJson(store.get(KEY) ?? '')
  return isObject(noted) && noted.seed === seed && Number.isSafeInteger(noted.openAt)
    ? (noted.openAt as number)
    : undefined
}
