import type { GameEntry } from '#games/game-entry.ts'
import { errorMessage } from '#kernel/errors.ts'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'
import type { SetAsideTable } from '../storage/table-storage.ts'
import { type OnlineTable, replayLog } from './log/online-table.ts'
import { type LoadedTable, TableActor } from './table-actor.ts'

export interface TableCacheOptions {
  readonly storage: Storage
  /** The id of this server among those that share the storage. */
  readonly node: string
  loadGame(id: string): Promise<GameEntry | undefined>
  now(): number
  onStep(before: OnlineTable, table: OnlineTable): void
  onCaughtUp(before: OnlineTable, table: OnlineTable): void
  /** Called when an append fails, with the instant at which it began. */
  onAppendFailed(error: unknown, since: number): void
  /** Called when a table has been loaded: a computer may be to move there. */
  onLoad(table: OnlineTable): void
  /** Called once for each table that is set aside. */
  onSetAside(setAside: SetAsideTable): void
}

export class TableSetAsideError extends Error {}

interface CacheEntry {
  readonly loading: Promise<TableActor | undefined>
  actor?: TableActor | undefined
  refCount: number
}

/**
 * Tables in memory, counted by reference: a table stays while someone watches it or works on it. A table that cannot be
 * replayed is set aside, so that it fails alone, and tried again at the next start.
 */
export class TableCache {
  readonly #options: TableCacheOptions
  readonly #entries = new Map<string, CacheEntry>()
  readonly #setAside = new Map<string, SetAsideTable>()

  constructor(options: TableCacheOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#entries.size
  }

  setAsideTables(): readonly SetAsideTable[] {
    return [...this.#setAside.values()]
  }

  /** The tables that are loaded. */
  actors(): readonly TableActor[] {
    return [...this.#entries.values()].flatMap(({ actor }) => actor ?? [])
  }

  /** One after another, so that many tables do not all ask the storage at once. */
  async forEachLoaded(work: (actor: TableActor) => Promise<void>): Promise<void> {
    for (const actor of this.actors()) await work(actor)
  }

  /** When the oldest append began that is under way. */
  oldestAppend(): number | undefined {
    const appends = this.actors().flatMap(({ appendingSince }) => appendingSince ?? [])
    return appends.length === 0 ? undefined : Math.min(...appends)
  }

  /** The table if it is loaded. */
  peek(id: string): TableActor | undefined {
    return this.#entries.get(id)?.actor
  }

  /**
   * Loads the table and keeps it until `release` is called once per `acquire`; undefined if it does not exist. Rejects
   * with TableSetAsideError if it cannot be opened.
   */
  async acquire(id: string): Promise<TableActor | undefined> {
    const entry: CacheEntry = this.#entries.get(id) ?? { loading: this.#open(id), refCount: 0 }
    this.#entries.set(id, entry)
    entry.refCount++
    try {
      entry.actor = await entry.loading
      if (!entry.actor) this.release(id)
      return entry.actor
    } catch (error) {
      this.release(id)
      throw error
    }
  }

  release(id: string): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    entry.refCount--
    this.#evict(id, entry)
  }

  /** Runs work between `acquire` and `release`. */
  async use<Answer>(id: string, work: (actor: TableActor) => Promise<Answer>): Promise<Answer | undefined> {
    const actor = await this.acquire(id)
    if (!actor) return undefined
    try {
      return await work(actor)
    } finally {
      this.release(id)
    }
  }

  /** Keeps a table from being used, because of an error that is not the storage's. */
  async setAside(id: string, error: unknown): Promise<void> {
    const setAside = { id, reason: errorMessage(error) }
    if (!this.#setAside.has(id)) this.#options.onSetAside(setAside)
    this.#setAside.set(id, setAside)
    await this.#options.storage.tables.setAside(id, setAside.reason)
  }

  /** Tries the tables that an earlier process has set aside: their words may be there again. */
  async retrySetAside(): Promise<void> {
    const { storage } = this.#options
    for (const { id } of await storage.tables.allSetAside())
      try {
        await this.#replay(id)
        await storage.tables.setAside(id, null)
      } catch (error) {
        if (error instanceof StorageUnavailableError) throw error
        await this.setAside(id, error)
      }
  }

  /** Resolves when no table has pending work. */
  async idle(): Promise<void> {
    for (const { loading } of this.#entries.values()) await (await loading.catch(() => undefined))?.idle()
  }

  async #open(id: string): Promise<TableActor | undefined> {
    const { storage, node, now, onStep, onCaughtUp, onAppendFailed, onLoad } = this.#options
    const loaded = await this.#load(id)
    if (!loaded) return undefined
    const reload = async () => {
      const reloaded = await this.#load(id)
      if (!reloaded) throw new Error(`Table ${id} is gone from the storage`)
      return reloaded
    }
    const actor = new TableActor({
      ...loaded,
      storage,
      node,
      now,
      reload,
      onStep,
      onCaughtUp,
      onAppendFailed,
    })
    onLoad(loaded.table)
    return actor
  }

  async #load(id: string): Promise<LoadedTable | undefined> {
    const known = this.#setAside.get(id)
    if (known) throw new TableSetAsideError(known.reason)
    try {
      return await this.#replay(id)
    } catch (error) {
      if (error instanceof StorageUnavailableError) throw error
      await this.setAside(id, error)
      throw new TableSetAsideError(errorMessage(error))
    }
  }

  async #replay(id: string): Promise<LoadedTable | undefined> {
    const stored = await this.#options.storage.tables.load(id)
    if (!stored) return undefined
    const { table: header, entries } = stored
    const entry = await this.#options.loadGame(header.game)
    const rules = entry && rulesForVersion(entry, header.version)
    if (!rules) throw new Error(`There are no rules for ${header.game}, version ${header.version}`)
    const commands = new Map<string, number>()
    for (const [index, { command }] of entries.entries())
      if (command !== undefined) commands.set(command, index + 1)
    return { table: replayLog(header, rules, entries), commands }
  }

  /** Waits for pending work first: a second copy loaded in the meantime would not see its result. */
  #evict(id: string, entry: CacheEntry): void {
    if (entry.refCount > 0 || this.#entries.get(id) !== entry) return
    if (!entry.actor || entry.actor.isIdle) this.#entries.delete(id)
    else void entry.actor.idle().then(() => this.#evict(id, entry))
  }
}
