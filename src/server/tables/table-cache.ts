import type { GameEntry } from '#games/game-entry.ts'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import type { Storage } from '../storage/storage.ts'
import { type OnlineTable, replayLog } from './log/online-table.ts'
import type { PendingOperation } from './storage-watchdog.ts'
import { openTableActor, type TableActor } from './table-actor.ts'

/** Tables in memory, counted by reference: a table stays while someone watches it or works on it. */
export interface TableCache {
  /** Loads the table and keeps it until `release` is called once per `acquire`; undefined if it does not exist. */
  acquire(id: string): Promise<TableActor | undefined>
  release(id: string): void
  /** The table if it is in memory, as it is for nearly every move. */
  peek(id: string): TableActor | undefined
  /** Runs work between `acquire` and `release`. */
  use<Answer>(id: string, work: (actor: TableActor) => Promise<Answer>): Promise<Answer | undefined>
  count(): number
  /** Resolves when no table has pending work. */
  idle(): Promise<void>
}

export interface TableCacheOptions {
  readonly storage: Storage
  loadGame(id: string): Promise<GameEntry | undefined>
  now(): number
  beginOperation(): PendingOperation
  onStep(actor: TableActor, before: OnlineTable): void
  /** Called when a table has been loaded: a computer may be to move there. */
  onLoad(table: OnlineTable): void
}

interface LoadedTable {
  readonly table: OnlineTable
  readonly commands: ReadonlyMap<string, number>
}

interface CacheEntry {
  readonly loading: Promise<TableActor | undefined>
  /** Set once loaded, so that a move at a loaded table awaits nothing. */
  actor?: TableActor | undefined
  refCount: number
}

export function openTableCache({
  storage,
  loadGame,
  now,
  beginOperation,
  onStep,
  onLoad,
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
    return { table: replayLog(stored.table, game, stored.entries), commands }
  }

  async function open(id: string): Promise<TableActor | undefined> {
    const loaded = await load(id)
    if (!loaded) return undefined
    const actor: TableActor = openTableActor({
      ...loaded,
      storage,
      now,
      beginOperation,
      async reload() {
        const reloaded = await load(id)
        if (!reloaded) throw new Error(`Table ${id} is gone from the storage`)
        return reloaded
      },
      onStep: before => onStep(actor, before),
    })
    onLoad(loaded.table)
    return actor
  }

  async function acquire(id: string): Promise<TableActor | undefined> {
    const cacheEntry: CacheEntry = entries.get(id) ?? { loading: open(id), refCount: 0 }
    entries.set(id, cacheEntry)
    cacheEntry.refCount++
    try {
      cacheEntry.actor = await cacheEntry.loading
      if (!cacheEntry.actor) release(id)
      return cacheEntry.actor
    } catch (error) {
      release(id)
      throw error
    }
  }

  function release(id: string): void {
    const cacheEntry = entries.get(id)
    if (!cacheEntry) return
    cacheEntry.refCount--
    evict(id, cacheEntry)
  }

  /** Waits for pending work first: a second copy loaded in the meantime would not see its result. */
  function evict(id: string, cacheEntry: CacheEntry): void {
    if (cacheEntry.refCount > 0 || entries.get(id) !== cacheEntry) return
    if (!cacheEntry.actor || cacheEntry.actor.isIdle()) entries.delete(id)
    else cacheEntry.actor.idle().then(() => evict(id, cacheEntry))
  }

  return {
    acquire,
    release,
    peek: id => entries.get(id)?.actor,
    async use(id, work) {
      const actor = await acquire(id)
      if (!actor) return undefined
      try {
        return await work(actor)
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
