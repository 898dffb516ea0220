import { StorageTrouble } from '../storage/storage.ts'
import type { Health } from './health.ts'
import type { Rooms } from './rooms.ts'

/** Ends visits, also while nothing can be kept: nobody who has gone may count as here for ever. */
export interface Departures {
  depart(departure: Departure): Promise<void>
  /** Ends what could not be ended before. */
  catchUp(): Promise<void>
}

export interface Departure {
  readonly table: string
  readonly player: string
  readonly connection: string
  /** When the connection was last heard of. */
  readonly heardAt: number
}

export function openDepartures(rooms: Rooms, health: () => Health): Departures {
  let late: readonly Departure[] = []

  async function depart(departure: Departure): Promise<void> {
    const { table, player, connection, heardAt } = departure
    try {
      await health().watchOver(rooms.use(table, one => one.depart(player, connection, heardAt)))
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error
      late = [...late, departure]
    }
  }

  return {
    depart,
    async catchUp() {
      const waiting = late
      late = []
      for (const departure of waiting) await depart(departure)
      if (late.length > 0) throw new StorageTrouble('Nobody can leave yet.')
    },
  }
}
