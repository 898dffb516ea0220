import type { EngineClient } from '#engine-client/engine-client.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Clock } from '#kernel/clock.ts'
import { commitment } from '#kernel/random.ts'
import type { Result } from '#kernel/result.ts'
import type { CreateTableRequest, GameRecord, TableReference } from '#protocol/api.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import type { RunningTables } from '../admin/administration.ts'
import { openRunningTables } from '../admin/running-tables.ts'
import { NO_TABLE_LIMITS, type TableLimits } from '../limits/table-limits.ts'
import type { LeaseRenewal } from '../storage/node-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { SetAsideTable } from '../storage/table-storage.ts'
import { ClusterNode } from './cluster-node.ts'
import { TableCommands } from './commands.ts'
import { type ComputerPlayers, openComputerPlayers } from './computer-players.ts'
import { type IdSource, onlineParams, type PlayerIdentity, TableCreator } from './create-table.ts'
import { DeferredLeaves } from './deferred-leaves.ts'
import { LobbyFeed, type LobbySubscriber } from './lobby-feed.ts'
import type { TableHeader } from './log/log-entry.ts'
import type { OnlineTable } from './log/online-table.ts'
import { Maintenance } from './maintenance.ts'
import { Matchmaking } from './matchmaking.ts'
import { StorageWatchdog } from './storage-watchdog.ts'
import { type Subscriber, type Subscription, TableSubscriptions } from './subscriptions.ts'
import { TableCache } from './table-cache.ts'

export interface TableServiceOptions {
  readonly storage: Storage
  /** The id of this run of the server; needed only where several share the storage. */
  readonly node?: string
  /** Renews this node's lease; by default without reading the storage's time. */
  renewLease?(): Promise<LeaseRenewal>
  /** Called when this node cannot reach the storage and others treat it as dead: its clients should go to them. */
  onCutOff?(): void
  /** Called when another node has ended a session. */
  onSessionEnded?(player: string, session: string): void
  readonly clock: Clock
  readonly engineClient: EngineClient
  readonly ids: IdSource
  /** How long the computer takes for a move at least. */
  readonly computerPaceMs?: number
  loadGame(id: string): Promise<GameEntry | undefined>
  readonly limits?: TableLimits
  /** Called after every committed action at any table; feeds the metrics and the log. */
  onStep?(before: OnlineTable, table: OnlineTable): void
  /** Called for every stored and broadcast move of a player, with the time since it arrived. */
  onMoveDone?(ms: number): void
  /** Called for every new table. */
  onOpened?(table: TableHeader): void
  onSetAside?(table: SetAsideTable): void
  /** Called when storage fails, with the reason, and when it works again. */
  onStorageChange?(reason: string | undefined): void
  /** Reports errors that have no caller to return to. */
  onError?(error: unknown): void
}

const LOBBY_TABLES = 60
/** The id of a server that does not share its storage. */
const ONLY_NODE = 'only'

/** Everything a player or spectator can do at online tables, whatever transport the request came over. */
export class TableService {
  readonly commands: TableCommands
  /** The host’s operations on tables. */
  readonly administered: RunningTables
  readonly #storage: Storage
  readonly #watchdog: StorageWatchdog
  readonly #tableCache: TableCache
  readonly #tableCreator: TableCreator
  readonly #deferredLeaves: DeferredLeaves
  readonly #maintenance: Maintenance
  readonly #matchmaking: Matchmaking
  readonly #computerPlayers: ComputerPlayers
  readonly #lobbyFeed: LobbyFeed
  readonly #subscriptions: TableSubscriptions
  readonly #clusterNode: ClusterNode
  #isClosing = false

  /** Resumes the games that were in play when the storage was last used. */
  static async open(options: TableServiceOptions): Promise<TableService> {
    const service = new TableService(options)
    await service.#tableCache.retrySetAside()
    await service.#clusterNode.start(() => service.#maintenance.resumeClocks())
    service.#maintenance.start()
    service.#watchdog.start()
    return service
  }

  private constructor(options: TableServiceOptions) {
    const { clock, ids, loadGame, limits = NO_TABLE_LIMITS, node = ONLY_NODE, onError = () => {} } = options
    this.#watchdog = new StorageWatchdog({
      storage: options.storage,
      clock,
      oldestAppend: () => this.#tableCache.oldestAppend(),
      onRecovered: since => this.#recover(since),
      onStatusChange: reason => options.onStorageChange?.(reason),
    })
    const { storage } = this.#watchdog
    const { now } = clock
    const isStorageAvailable = () => this.#watchdog.unavailableReason() === undefined
    const tableCache = new TableCache({
      ...{ storage, node, loadGame, now },
      onStep: (before, table) => {
        options.onStep?.(before, table)
        this.#afterStep(before, table)
      },
      // Counted and logged by the node that stored it.
      onCaughtUp: (before, table) => this.#afterStep(before, table),
      onAppendFailed: (error, since) => this.#watchdog.onFailure(error, since),
      onLoad: table => this.#wakeComputer(table),
      onSetAside: table => options.onSetAside?.(table),
    })
    const tableCreator = new TableCreator({
      ...{ storage, ids, now, loadGame, limits },
      onOpened: table => options.onOpened?.(table),
    })
    this.#storage = storage
    this.#tableCache = tableCache
    this.#tableCreator = tableCreator
    const lobbyFeed = new LobbyFeed(clock, () => this.lobbyTables())
    const deferredLeaves = new DeferredLeaves(tableCache)
    this.#lobbyFeed = lobbyFeed
    this.#deferredLeaves = deferredLeaves
    this.#subscriptions = new TableSubscriptions({ storage, tableCache, deferredLeaves, lobbyFeed })
    this.#maintenance = new Maintenance({ storage, clock, tableCache, isStorageAvailable, onError })
    this.commands = new TableCommands({
      ...{ storage, tableCache, tableCreator, limits, now, isStorageAvailable },
      expire: table => this.#maintenance.expire(table),
      onMoveDone: options.onMoveDone,
    })
    this.administered = openRunningTables({ storage, tableCache, now })
    this.#matchmaking = new Matchmaking({
      ...{ storage, clock, tableCache, deferredLeaves },
      createTable: (request, opener) => tableCreator.createFor(request, opener),
      async defaultSetup(game) {
        const setup = onlineParams(await loadGame(game))
        return setup?.ok ? setup.value : undefined
      },
      sitDown: (table, player) =>
        this.commands.execute(table, player, { id: `match-${ids.newId()}`, command: { do: 'sit' } }),
    })
    this.#computerPlayers = openComputerPlayers({
      engineClient: options.engineClient,
      clock,
      paceMs: options.computerPaceMs ?? 0,
      submit: (table, submission) => tableCache.use(table, actor => actor.submit(submission)),
      onError,
      claim: table => this.#clusterNode.claim(`computer ${table}`),
      release: table => this.#clusterNode.release(`computer ${table}`),
      retry: table => tableCache.use(table, async actor => this.#wakeComputer(actor.table)),
    })
    this.#clusterNode = new ClusterNode({
      ...{ id: node, storage, clock, tableCache, lobbyFeed, onError },
      renew: options.renewLease ?? (() => storage.nodes.renew(node)),
      onCutOff: () => {
        this.#subscriptions.cutOff()
        options.onCutOff?.()
      },
      onReachable: () => this.#subscriptions.resume(),
      onNodeDied: (connections, seenAt) => this.#maintenance.markAbsent(connections, seenAt),
      onSessionEnded: (player, session) => options.onSessionEnded?.(player, session),
    })
  }

  createTable(request: CreateTableRequest, opener: PlayerIdentity): Promise<Result<TableReference>> {
    return this.#tableCreator.createFor(request, opener)
  }

  /** Seats the player at an open table that is waiting for an opponent, or creates one. */
  match(game: string, player: PlayerIdentity): Promise<Result<TableReference>> {
    return this.#matchmaking.match(game, player)
  }

  /** Sends the subscriber the table's state and every later update, until the subscription ends. */
  subscribe(table: string, subscriber: Subscriber): Promise<Result<Subscription>> {
    return this.#subscriptions.subscribe(table, subscriber)
  }

  lobbyTables(): Promise<readonly LobbyTable[]> {
    return this.#storage.tables.lobby(LOBBY_TABLES)
  }

  /** Sends the list of open tables now and after every change. Returns the function that ends it. */
  subscribeToLobby(send: LobbySubscriber): () => void {
    return this.#lobbyFeed.subscribe(send)
  }

  /** The record of a finished game; undefined while the game is still being played. */
  async recordOf(table: string): Promise<GameRecord | undefined> {
    const finished = await this.#storage.history.find(table)
    if (!finished) return undefined
    return this.#tableCache.use(table, async actor => {
      if (actor.table.phase !== 'over') await actor.catchUp()
      const { record, ending } = actor.table.play!
      return { finished, record, ending: ending!, commitment: commitment(record.seed) }
    })
  }

  /** Why commands are currently refused; undefined while the service works. */
  unavailableReason(): string | undefined {
    return this.#isClosing ? 'The server is closing.' : this.#watchdog.unavailableReason()
  }

  tablesInMemory(): number {
    return this.#tableCache.size
  }

  /** From now on nobody counts as having left: the players come to another node, or back after a restart. */
  keepPresence(): void {
    this.#subscriptions.keepPresence()
  }

  /** Refuses new work and waits for pending work to finish. */
  async close(): Promise<void> {
    this.#isClosing = true
    this.commands.stop()
    this.#subscriptions.keepPresence()
    this.#maintenance.stop()
    this.#watchdog.stop()
    this.#matchmaking.stop()
    this.#lobbyFeed.stop()
    this.#computerPlayers.stop()
    await this.#clusterNode.stop()
    await this.#tableCache.idle()
  }

  #afterStep(before: OnlineTable, table: OnlineTable): void {
    this.#wakeComputer(table)
    const isListed = table.phase !== before.phase || table.seats !== before.seats
    if (table.about.open && isListed) this.#lobbyFeed.changed()
  }

  #wakeComputer(table: OnlineTable): void {
    if (!this.#isClosing) this.#computerPlayers.wake(table)
  }

  /** Nobody loses time or stays present because storage was out. */
  async #recover(unavailableSince: number): Promise<void> {
    const wasRemoved = await this.#clusterNode.rejoin()
    await this.#deferredLeaves.retry()
    // If other nodes went on, only the players of this one have lost time.
    const tables = wasRemoved && this.#tableCache.actors().map(({ table }) => table.about.id)
    await this.#maintenance.resumeClocks({ closedAt: unavailableSince, ...(tables && { tables }) })
    await this.#tableCache.forEachLoaded(actor => actor.presence.refresh())
  }
}
