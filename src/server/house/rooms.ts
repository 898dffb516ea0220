import type { GameEntry } from '#games/catalog.ts'
import { rulesOf } from '#kernel/editions.ts'
import type { Storage } from '../storage/storage.ts'
import { fold, type Room } from '../table/room.ts'
import type { Watched } from './health.ts'
import { type LiveTable, liveTable } from './live.ts'

/** The tables that are held in memory: each as long as somebody watches it or does something at it. */
export interface Rooms {
  /** The table with this id, held until `leave` is called as often; undefined where there is none. */
  enter(id: string): Promise<LiveTable | undefined>
  leave(id: string): void
  /** The table with this id if it is in memory, as it is for nearly every move. */
  atHand(id: string): LiveTable | undefined
  /** Does something at a table and lets go of it. */
  use<Answer>(id: string, work: (table: LiveTable) => Promise<Answer>): Promise<Answer | undefined>
  count(): number
  /** Resolves when nothing is under way at any table. */
  idle(): Promise<void>
}

export interface RoomsOptions {
  readonly storage: Storage
  loadGame(id: string): Promise<GameEntry | undefined>
  now(): number
  watchOver(): Watched
  stepped(live: LiveTable, before: Room): void
  /** Told of a table that has come into memory, where something may wait to be done. */
  loaded(room: Room): void
}

interface Loaded {
  readonly room: Room
  readonly commands: ReadonlyMap<string, number>
}

interface Held {
  readonly table: Promise<LiveTable | undefined>
  /** The same once it is loaded, so that a move need not wait for what is there. */
  live?: LiveTable | undefined
  holders: number
}

export function openRooms({
  storage,
  loadGame,
  now,
  watchOver,
  stepped,
  loaded: tellLoaded,
}: RoomsOptions): Rooms {
  const held = new Map<string, Held>()

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
      watchOver,
      async reload() {
        const fresh = await load(id)
        if (!fresh) throw new Error(`Table ${id} is gone from the storage`)
        return fresh
      },
      stepped: before => stepped(table, before),
    })
    tellLoaded(loaded.room)
    return table
  }

  async function enter(id: string): Promise<LiveTable | undefined> {
    const known: Held = held.get(id) ?? { table: open(id), holders: 0 }
    held.set(id, known)
    known.holders++
    try {
      known.live = await known.table
      if (!known.live) leave(id)
      return known.live
    } catch (error) {
      leave(id)
      throw error
    }
  }

  function leave(id: string): void {
    const known = held.get(id)
    if (!known) return
    known.holders--
    letGo(id, known)
  }

  /** Not before what is under way there is done: a table that is loaded meanwhile would know nothing of it. */
  function letGo(id: string, known: Held): void {
    if (known.holders > 0 || held.get(id) !== known) return
    if (!known.live || known.live.isIdle()) held.delete(id)
    else known.live.idle().then(() => letGo(id, known))
  }

  return {
    enter,
    leave,
    atHand: id => held.get(id)?.live,
    async use(id, work) {
      const table = await enter(id)
      if (!table) return undefined
      try {
        return await work(table)
      } finally {
        leave(id)
      }
    },
    count: () => held.size,
    async idle() {
      for (const { table } of held.values()) await (await table.catch(() => undefined))?.idle()
    },
  }
}
