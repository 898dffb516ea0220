import { accept, type Result } from '#kernel/result.ts'
import type { PresenceRow, Storage } from '../storage/storage.ts'
import type { DeferredLeaves } from './deferred-leaves.ts'
import type { LobbyFeed } from './lobby-feed.ts'
import type { OnlineTable } from './log/online-table.ts'
import type { TableWatcher } from './log/updates.ts'
import { reject } from './refusals.ts'
import type { TableActor } from './table-actor.ts'
import { type TableCache, TableSetAsideError } from './table-cache.ts'

export interface Subscriber extends TableWatcher {
  /** The player who counts as present through this connection; undefined for a reader who does not affect presence. */
  readonly player: string | undefined
  readonly connection: string
  readonly since: number
  /** When the connection last received anything. */
  heardAt(): number
}

export interface Subscription {
  /** Sends everything since this seq again. */
  catchUp(since: number): void
  end(): Promise<void>
}

export interface TableSubscriptionsOptions {
  readonly storage: Storage
  readonly tableCache: TableCache
  readonly deferredLeaves: DeferredLeaves
  readonly lobbyFeed: LobbyFeed
}

/** Keeps tables in memory, and their players present, for as long as someone watches. */
export class TableSubscriptions {
  readonly #options: TableSubscriptionsOptions
  #keepsPresence = false
  #isCutOff = false
  readonly #sentAway: PresenceRow[] = []

  constructor(options: TableSubscriptionsOptions) {
    this.#options = options
  }

  /** From now on a subscription that ends leaves its presence row, so that nobody counts as having left. */
  keepPresence(): void {
    this.#keepsPresence = true
  }

  /** From now on a client whose subscription ends was sent to another node, and has not left. */
  cutOff(): void {
    this.#isCutOff = true
  }

  /** The storage can be reached again, and is told which connections ended meanwhile. */
  async resume(): Promise<void> {
    this.#isCutOff = false
    for (let row = this.#sentAway[0]; row; row = this.#sentAway[0]) {
      await this.#options.storage.presence.depart(row, 0)
      this.#sentAway.shift()
    }
  }

  /** Sends the subscriber the table's state and every later update, until the subscription ends. */
  async subscribe(table: string, subscriber: Subscriber): Promise<Result<Subscription>> {
    const actor = await this.#acquire(table)
    if (!actor.ok) return actor
    const { player, connection, since } = subscriber
    try {
      // Another node may have changed the table, and the wake-up may be on its way or lost.
      if (this.#options.storage.isShared) await actor.value.catchUp()
      actor.value.watch(subscriber, since)
      if (player !== undefined) await actor.value.presence.arrive(player, connection)
    } catch (error) {
      await this.#unsubscribe(actor.value, subscriber)
      throw error
    }
    this.#noteLobbyChange(actor.value.table, player)
    return accept({
      catchUp: seq => actor.value.watch(subscriber, seq),
      end: () => this.#unsubscribe(actor.value, subscriber),
    })
  }

  async #acquire(table: string): Promise<Result<TableActor>> {
    try {
      const actor = await this.#options.tableCache.acquire(table)
      return actor ? accept(actor) : reject('no-such-table', { table })
    } catch (error) {
      if (error instanceof TableSetAsideError) return reject('table-set-aside', { table })
      throw error
    }
  }

  async #unsubscribe(actor: TableActor, subscriber: Subscriber): Promise<void> {
    const { tableCache, deferredLeaves } = this.#options
    const { player, connection } = subscriber
    const { id } = actor.table.about
    actor.unwatch(subscriber)
    try {
      if (player === undefined || this.#keepsPresence) return
      if (this.#isCutOff) this.#sentAway.push(actor.presence.drop(player, connection))
      else await deferredLeaves.depart({ table: id, player, connection, heardAt: subscriber.heardAt() })
    } finally {
      tableCache.release(id)
      this.#noteLobbyChange(actor.table, player)
    }
  }

  /** A waiting table is listed only while its creator is present. */
  #noteLobbyChange({ about }: OnlineTable, player: string | undefined): void {
    if (about.open && about.openedBy === player) this.#options.lobbyFeed.changed()
  }
}
