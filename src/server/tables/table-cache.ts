import type { GameEntry } from '#games/game-entry.ts'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import type { Storage } from '../storage/storage.ts'
import { type OnlineTable, replayLog } from './log/online-table.ts'
import type { PendingOperation } from './storage-watchdog.ts'
import { openTableActor, type TableActor } from './table-actor.ts'

/** The tables that are held in memory: each as long as somebody watches it or does something at it. */
export interface TableCache {
  /** The table with this id, held until `leave` is called as often; undefined where there is none. */
  acquire(id: string): Promise<TableActor | undefined>
  release(id: string): void
  /** The table with this id if it is in memory, as it is for nearly every move. */
  peek(id: string): TableActor | undefined
  /** Does something at a table and lets go of it. */
  use<Answer>(id: string, work: (table: TableActor) => Promise<Answer>): Promise<Answer | undefined>
  count(): number
  /** Resolves when nothing is under way at any table. */
  idle(): Promise<void>
}

export interface TableCacheOptions {
  readonly storage: Storage
  loadGame(id: string): Promise<GameEntry | undefined>
  now(): number
  beginOperation(): PendingOperation
  onStep(live: TableActor, before: OnlineTable): void
  /** Told of a table that has come into memory, where something may wait to be done. */
  onLoad(room: OnlineTable): void
}

interface LoadedTable {
  readonly room: OnlineTable
  readonly commands: ReadonlyMap<string, number>
}

interface CacheEntry {
  readonly loading: Promise<TableActor | undefined>
  /** The same once it is loaded, so that a move need not wait for what is there. */
  actor?: TableActor | undefined
  refCount: number
}

export function openTableCache({
  storage,
  loadGame,
  now,
  beginOperation,
  onStep,
  onLoad: tellLoaded,
}: TableCacheOptions): TableCache {
  const entries = new Map<string, CacheEntry>()

  async function load(id: string): Promise<LoadedTable | undefined> {
    const stored = await storage.tables.load(id)
    if (!stored) return undefined
    const entry = await loadGame(stored.table.game)
    const game = entry && rulesForVersion(entry, stored.table.version)
    if (!game) return undefined
    const commands = new Map<string, number>()
    for (const [index, { command }] of stored.entries.entries())
      if (command !== undefined) commands.set(command, index + 1)
    return { room: replayLog(stored.table, game, stored.entries), commands }
  }

  async function open(id: string): Promise<TableActor | undefined> {
    const loaded = await load(id)
    if (!loaded) return undefined
    const table: TableActor = openTableActor({
      ...loaded,
      storage,
      now,
      beginOperation,
      async reload() {
        const fresh = await load(id)
        if (!fresh) throw new Error(`Table ${id} is gone from the storage`)
        return fresh
      },
      onStep: before => onStep(table, before),
    })
    tellLoaded(loaded.room)
    return table
  }

  async function acquire(id: string): Promise<TableActor | undefined> {
    const known: CacheEntry = entries.get(id) ?? { loading: open(id), refCount: 0 }
    entries.set(id, known)
    known.refCount++
    try {
      known.actor = await known.loading
      if (!known.actor) release(id)
      return known.actor
    } catch (error) {
      release(id)
      throw error
    }
  }

  function release(id: string): void {
    const known = entries.get(id)
    if (!known) return
    known.refCount--
    evict(id, known)
  }

  /** Not before what is under way there is done: a table that is loaded meanwhile would know nothing of it. */
  function evict(id: string, known: CacheEntry): void {
    if (known.refCount > 0 || entries.get(id) !== known) return
    if (!known.actor || known.actor.isIdle()) entries.delete(id)
    else known.actor.idle().then(() => evict(id, known))
  }

  return {
    acquire,
    release,
    peek: id => entries.get(id)?.actor,
    async use(id, work) {
      const table = await acquire(id)
      if (!table) return undefined
      try {
        return await work(table)
      } finally {
        release(id)
      }
    },
    count: () => entries.size,
    async idle() {
      for (const { loading } of entries.values()) await (await loading.catch(() => undefined))?.idle()
    },
  }
}
