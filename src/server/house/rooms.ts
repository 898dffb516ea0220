import { type GameEntry, rulesOf } from '#games/catalog.ts'
import type { Append, Storage } from '../storage/storage.ts'
import { fold, type Room } from '../table/room.ts'
import { type LiveTable, liveTable } from './live.ts'

/** The tables that are held in memory: those that somebody watches, plays at or asks about. */
export interface Rooms {
  /** The table with this id; undefined where there is none. */
  enter(id: string): Promise<LiveTable | undefined>
  /** Lets go of the table if nobody watches it any more. What is stored stays. */
  release(id: string): void
  count(): number
  /** Resolves when nothing is under way at any table. */
  idle(): Promise<void>
}

export interface RoomsOptions {
  readonly storage: Storage
  loadGame(id: string): Promise<GameEntry | undefined>
  now(): number
  keep(append: Append): ReturnType<Storage['tables']['append']>
  stepped(live: LiveTable, before: Room): void
}

interface Loaded {
  readonly room: Room
  readonly commands: ReadonlyMap<string, number>
}

export function openRooms({ storage, loadGame, now, keep, stepped }: RoomsOptions): Rooms {
  const entering = new Map<string, Promise<LiveTable | undefined>>()
  const live = new Map<string, LiveTable>()

  async function load(id: string): Promise<Loaded | undefined> {
    const stored = await storage.tables.load(id)
    if (!stored) return undefined
    const entry = await loadGame(stored.table.game)
    const game = entry && rulesOf(entry, stored.table.version)
    if (!game) return undefined
    const commands = new Map<string, number>()
    for (const [index, { command }] of stored.entries.entries())
      if (command !== undefined) commands.set(command, index + 1)
    return { room: fold(stored.table, game, stored.entries), commands }
  }

  async function open(id: string): Promise<LiveTable | undefined> {
    const loaded = await load(id)
    if (!loaded) return undefined
    const table: LiveTable = liveTable({
      ...loaded,
      storage,
      now,
      keep,
      async reload() {
        const fresh = await load(id)
        if (!fresh) throw new Error(`Table ${id} is gone from the storage`)
        return fresh
      },
      stepped: before => stepped(table, before),
    })
    live.set(id, table)
    return table
  }

  return {
    async enter(id) {
      const known = live.get(id)
      if (known) return known
      const begun = entering.get(id)
      if (begun) return begun
      const opening = open(id).finally(() => entering.delete(id))
      entering.set(id, opening)
      return opening
    },
    release(id) {
      const table = live.get(id)
      if (!table || table.isWatched()) return
      // What is still under way at it may bring someone back.
      table.idle().then(() => {
        if (live.get(id) === table && !table.isWatched()) live.delete(id)
      })
    },
    count: () => live.size,
    async idle() {
      await Promise.all([...live.values()].map(table => table.idle()))
    },
  }
}
