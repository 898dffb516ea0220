import type { Clock } from '#kernel/clock.ts'
import {
  LEASE_MS,
  type LeaseRenewal,
  type NodeConnection,
  RENEW_MS,
  type Wake,
} from '../storage/node-storage.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'
import type { LobbyFeed } from './lobby-feed.ts'
import type { TableCache } from './table-cache.ts'

export interface ClusterNodeOptions {
  /** An id of this run of the server. */
  readonly id: string
  readonly storage: Storage
  readonly clock: Clock
  /** Renews the lease; the caller may read the storage's time from the answer. */
  renew(): Promise<LeaseRenewal>
  readonly tableCache: TableCache
  readonly lobbyFeed: LobbyFeed
  /** Called when another node has ended a session. */
  onSessionEnded(player: string, session: string): void
  /** A node died; its players are gone since then, unless they have come to another node. */
  onNodeDied(connections: readonly NodeConnection[], seenAt: number): Promise<void>
  /** The lease has run out and cannot be renewed: others treat this node as dead, and its clients can go to them. */
  onCutOff(): void
  /** The lease is renewed again after that. */
  onReachable(): Promise<void>
  onError(error: unknown): void
}

/** How often tables are compared with the storage, in case a wake-up was lost. */
const RESYNC_MS = 5_000
/** By how much a living node may be late with the renewal of its lease. */
const LATE_MS = 1_000
const POLL_MS = 200

/** This server among those that share its storage. Does nothing if the storage has only one server. */
export class ClusterNode {
  readonly #options: ClusterNodeOptions
  readonly #stops: (() => void)[] = []
  #stopLeaseTimer = () => {}
  #renewedAt = 0
  /** Since when this node has renewed its lease without a gap. */
  #aliveSince = 0
  /** Others may have treated this node as dead, and the connections to it are not stored again yet. */
  #isPresenceLost = false
  /** The server of the storage with which the tables in memory were compared. */
  #server: string | undefined
  #isCutOff = false
  #isStopped = false

  constructor(options: ClusterNodeOptions) {
    this.#options = options
  }

  get id(): string {
    return this.#options.id
  }

  /** Takes part from now on. If no other node serves the games in play, they are resumed first. */
  async start(resumeGames: () => Promise<void>): Promise<void> {
    const { storage, id } = this.#options
    if (!storage.isShared) return resumeGames()
    const before = await storage.nodes.lastRenewal(id)
    // Nodes that start together take turns. A node gets its lease only when it serves games, or each of them would leave
    // it to the other to give the players their time back.
    await storage.withLock('start', async () => {
      if (!(await this.#othersServe(before))) await resumeGames()
      await this.#renewLease()
    })
    this.#stops.push(storage.onWake(wake => this.#wake(wake)))
    this.#repeat(RENEW_MS, () => this.#renew())
    this.#repeat(RESYNC_MS, async () => this.#wake({ kind: 'resync' }))
  }

  /**
   * Gives up its claims and leaves the lease to run out. Until then the players who come to other nodes are present there,
   * and those who do not count as gone from then on, as after a crash.
   */
  async stop(): Promise<void> {
    const { storage, id, onError } = this.#options
    this.#isStopped = true
    for (const stop of [...this.#stops, this.#stopLeaseTimer]) stop()
    if (!storage.isShared) return
    await storage.nodes.releaseAll(id).catch((error: unknown) => {
      // During an outage the claims run out with the lease.
      if (!(error instanceof StorageUnavailableError)) onError(error)
    })
  }

  /** True for the one node that has the claim, such as playing the computer's moves at a table. */
  claim(key: string): boolean | Promise<boolean> {
    const { storage, id } = this.#options
    return !storage.isShared || storage.nodes.claim(key, id)
  }

  async release(key: string): Promise<void> {
    const { storage, id } = this.#options
    if (storage.isShared) await storage.nodes.release(key, id)
  }

  /** To be called after an outage; true if other nodes went on meanwhile and have removed this one as dead. */
  async rejoin(): Promise<boolean> {
    if (!this.#options.storage.isShared) return false
    const { isNew } = await this.#renewLease()
    // The others may have had an outage of their own since then.
    return isNew && this.#othersServe()
  }

  /**
   * Whether other nodes serve the games in play. A lease alone does not show it, because its node may have died a moment
   * ago: one of them must renew its lease after this node has begun to start.
   */
  async #othersServe(before = 0): Promise<boolean> {
    const { storage, clock, id } = this.#options
    for (let waitedMs = 0; waitedMs <= RENEW_MS + LATE_MS; waitedMs += POLL_MS) {
      if (waitedMs > 0) await new Promise<void>(resolve => clock.after(POLL_MS, resolve))
      const latest = await storage.nodes.lastRenewal(id)
      if (latest === undefined) return false
      if (latest > before) return true
    }
    return false
  }

  async #renewLease(): Promise<LeaseRenewal> {
    const { clock, renew, tableCache, onCutOff, onReachable } = this.#options
    const renewal = await renew()
    const now = clock.now()
    if (renewal.hadLapsed || now - this.#renewedAt > 2 * RENEW_MS) this.#aliveSince = now
    this.#renewedAt = now
    this.#stopLeaseTimer()
    this.#stopLeaseTimer = clock.after(LEASE_MS, () => {
      this.#isCutOff = true
      onCutOff()
    })
    if (this.#isCutOff) await onReachable()
    this.#isCutOff = false
    this.#isPresenceLost ||= renewal.hadLapsed
    if (renewal.server !== this.#server) await this.#follow(renewal.server)
    if (this.#isPresenceLost) await tableCache.forEachLoaded(actor => actor.presence.restore())
    this.#isPresenceLost = false
    return renewal
  }

  /** A server of the storage that took over may lack entries, presence and more that this node has stored. */
  async #follow(server: string): Promise<void> {
    const { storage, tableCache, onError } = this.#options
    await tableCache.forEachLoaded(async actor => {
      try {
        await actor.verify()
      } catch (error) {
        if (error instanceof StorageUnavailableError) throw error
        onError(error)
      }
    })
    await storage.nodes.accept(server)
    this.#isPresenceLost = true
    this.#server = server
  }

  async #renew(): Promise<void> {
    const { storage, clock, onNodeDied } = this.#options
    await this.#renewLease()
    // In an outage all leases run out. Whoever is alive has time for a renewal afterwards, and nobody was away meanwhile.
    if (clock.now() - this.#aliveSince < LEASE_MS) return
    for (const { node, seenAt } of await storage.nodes.expired())
      await storage.withLock(`expired ${node}`, async () => {
        await onNodeDied(await storage.nodes.connectionsOf(node), Math.max(seenAt, this.#aliveSince))
        await storage.nodes.remove(node)
      })
  }

  /** Another node has changed something. */
  #wake(wake: Wake): void {
    const { tableCache, lobbyFeed, onSessionEnded } = this.#options
    switch (wake.kind) {
      case 'table':
        this.#inBackground(tableCache.peek(wake.table)?.catchUp(wake.seq))
        break
      case 'presence':
        this.#inBackground(tableCache.peek(wake.table)?.presence.refresh())
        lobbyFeed.changed()
        break
      case 'lobby':
        lobbyFeed.changed()
        break
      case 'session':
        onSessionEnded(wake.player, wake.session)
        break
      case 'resync':
        this.#inBackground(this.#resync())
        lobbyFeed.changed()
    }
  }

  /** Finds out what other nodes did, as if no wake-up had arrived, and whether another server of the storage took over. */
  async #resync(): Promise<void> {
    const { storage, tableCache } = this.#options
    await this.#renewLease()
    const known = tableCache.actors().map(({ table }) => ({ table: table.about.id, seq: table.seq }))
    for (const table of await storage.tables.grown(known)) await tableCache.peek(table)?.catchUp()
  }

  #inBackground(work: Promise<void> | undefined): void {
    work?.catch(error => this.#report(error))
  }

  /** An outage is reported by the watchdog, and the next resynchronisation repeats what it prevented. */
  #report(error: unknown): void {
    if (!(error instanceof StorageUnavailableError)) this.#options.onError(error)
  }

  #repeat(everyMs: number, work: () => Promise<void>): void {
    const { clock } = this.#options
    const next = () => {
      if (this.#isStopped) return
      const stop = clock.after(everyMs, async () => {
        this.#stops.splice(this.#stops.indexOf(stop), 1)
        try {
          await work()
        } catch (error) {
          this.#report(error)
        }
        next()
      })
      this.#stops.push(stop)
    }
    next()
  }
}
