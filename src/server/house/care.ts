import type { Clock } from '#session/clock.ts'
import { deadline } from '#table/clocks.ts'
import type { Storage } from '../storage/storage.ts'
import type { Health } from './health.ts'
import type { Rooms } from './rooms.ts'
import { sweep } from './sweeper.ts'

/** What the house does by itself: times run out, forgotten tables are closed, after a stop everything goes on. */
export interface Care {
  /** The time is up at this table, if it is. */
  expire(table: string): Promise<void>
  /** The house was closed, or could not keep anything: nobody loses time by it. */
  reopen(): Promise<void>
  start(): void
  stop(): void
}

export interface CareOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly rooms: Rooms
  health(): Health
  troubled(what: string): void
}

const SWEEP_MS = 250
const FORGOTTEN_SWEEP_MS = 60_000
const FORGOTTEN_MS = 24 * 60 * 60 * 1000
/** After the house has opened again, how long players may take to come back before they count as gone. */
const RETURN_MS = 5_000

export function openCare({ storage, clock, rooms, health, troubled }: CareOptions): Care {
  const stops: (() => void)[] = []
  let stopMissing = () => {}
  let openings = 0

  async function expire(id: string): Promise<void> {
    await rooms.use(id, table =>
      table.attempt({
        decide: ({ play }) => (play && deadline(play) ? { do: 'expire' } : { code: 'time-remains' }),
        at: clock.now(),
      }),
    )
  }

  async function reopen(): Promise<void> {
    // Opened once more, nobody is missed from the time before.
    stopMissing()
    const opening = ++openings
    const at = clock.now()
    const ids = await storage.tables.inPlay()
    await inBatches(ids, async id => {
      await rooms.use(id, table =>
        table.attempt({
          decide: ({ play }) => (play && deadline(play) ? { do: 'reopen' } : { code: 'nothing-to-reopen' }),
          at,
        }),
      )
    })
    const missAbsent = () =>
      inBatches(ids, async id => {
        await rooms.use(id, async table => opening === openings && table.missAbsent(at))
      })
    if (opening !== openings) return
    stopMissing = clock.after(RETURN_MS, () => void missAbsent().catch(error => troubled(String(error))))
  }

  async function sweepDeadlines(): Promise<void> {
    if (health().trouble() !== undefined) return
    const due = await health().watchOver(storage.tables.due(clock.now(), 200))
    await Promise.all(due.map(expire))
  }

  async function sweepForgotten(): Promise<void> {
    for (const id of await storage.tables.forgotten(clock.now() - FORGOTTEN_MS, 100))
      await rooms.use(id, table => table.attempt({ decide: () => ({ do: 'close' }), at: clock.now() }))
  }

  return {
    expire,
    reopen,
    start() {
      stops.push(sweep(clock, SWEEP_MS, sweepDeadlines).stop)
      stops.push(sweep(clock, FORGOTTEN_SWEEP_MS, sweepForgotten).stop)
    },
    stop() {
      for (const stop of [...stops, stopMissing]) stop()
    },
  }
}

/** Some at a time, so that a thousand tables do not all wait in memory at once. */
async function inBatches(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += 100)
    await Promise.all(ids.slice(start, start + 100).map(work))
}
