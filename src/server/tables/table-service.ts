import type { EngineClient } from '#engine-client/engine-client.ts'
import { gameIds } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Clock } from '#kernel/clock.ts'
import { commitment } from '#kernel/random.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { CreateTableRequest, GameRecord, TableReference } from '#protocol/api.ts'
import type { CommandRequest } from '#protocol/client-messages.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { readTableCode } from '#protocol/table-code.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'
import type { TableWatcher } from './broadcaster.ts'
import { isTakeback } from './command-actions.ts'
import { openCommandExecutor } from './commands.ts'
import { openComputerPlayers } from './computer-players.ts'
import { type IdSource, initialSeats, onlineParams, policyFor, storeNewTable } from './create-table.ts'
import { openDeferredLeaves } from './deferred-leaves.ts'
import type { OnlineTable } from './log/online-table.ts'
import { openMaintenance } from './maintenance.ts'
import { openMatchmaking } from './matchmaking.ts'
import { reject } from './refusals.ts'
import { openStorageWatchdog, type StorageWatchdog } from './storage-watchdog.ts'
import type { TableActor } from './table-actor.ts'
import { openTableCache } from './table-cache.ts'

/** Everything a player or spectator can do at online tables, whatever transport the request came over. */
export interface TableService {
  createTable(request: CreateTableRequest, opener: PlayerIdentity): Promise<Result<TableReference>>
  /** Seats the player at an open table that is waiting for an opponent, or creates one. */
  match(game: string, player: PlayerIdentity): Promise<Result<TableReference>>
  execute(table: string, player: PlayerIdentity, request: CommandRequest): Promise<CommandResult>
  /** Sends the subscriber the table's state and every later update, until the subscription ends. */
  subscribe(table: string, subscriber: Subscriber): Promise<Result<Subscription>>
  lobbyTables(): Promise<readonly LobbyTable[]>
  onLobbyChange(listener: () => void): () => void
  /** The record of a finished game; undefined while the game is still being played. */
  recordOf(table: string): Promise<GameRecord | undefined>
  /** Why commands are currently refused; undefined while the service works. */
  unavailableReason(): string | undefined
  tablesInMemory(): number
  /** Refuses new work and waits for pending work to finish. */
  close(): Promise<void>
}

export interface PlayerIdentity {
  readonly id: string
  readonly name: string
}

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

/** The seq at which a command was executed, or why it was refused. */
export type CommandResult = { readonly ok: true; readonly value: number } | RefusedCommand

export interface RefusedCommand {
  readonly ok: false
  readonly rejection: Rejection
  /** The table's current seq. */
  readonly seq: number
  /** The game whose texts contain the sentence for the rejection. */
  readonly game: string | undefined
}

export interface TableServiceOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly engineClient: EngineClient
  readonly ids: IdSource
  /** How long the computer takes for a move at least. */
  readonly computerPaceMs?: number
  loadGame(id: string): Promise<GameEntry | undefined>
  /** Called after every committed action at any table; feeds the metrics. */
  onStep?(before: OnlineTable, table: OnlineTable): void
  /** Reports errors that have no caller to return to. */
  onError?(message: string): void
}

const LOBBY_TABLES = 60

export async function openTableService(options: TableServiceOptions): Promise<TableService> {
  const { storage, clock, engineClient, ids, loadGame, onError = () => {} } = options
  const lobbyListeners = new Set<() => void>()
  let closing = false

  const tableCache = openTableCache({
    storage,
    loadGame,
    now: clock.now,
    beginOperation: () => watchdog.begin(),
    onStep(actor, before) {
      const table = actor.current()
      options.onStep?.(before, table)
      wake(table)
      if (table.about.open && (table.phase !== before.phase || table.seats !== before.seats)) lobbyChanged()
    },
    onLoad: wake,
  })
  const maintenance = openMaintenance({ storage, clock, tableCache, watchdog: () => watchdog, onError })
  const watchdog: StorageWatchdog = openStorageWatchdog({
    storage,
    clock,
    async onRecovered() {
      await deferredLeaves.retry()
      await maintenance.resumeClocks()
    },
    onStatusChange: reason => onError(reason ?? 'The storage works again.'),
  })
  const deferredLeaves = openDeferredLeaves(tableCache, () => watchdog)
  const computerPlayers = openComputerPlayers({
    engineClient,
    clock,
    paceMs: options.computerPaceMs ?? 0,
    submit: (table, submission) => tableCache.use(table, actor => actor.submit(submission)),
    onError: error => onError(`A computer could not move: ${error}`),
    retry: table => tableCache.use(table, async actor => wake(actor.current())),
  })
  const commandExecutor = openCommandExecutor({ storage, ids, now: clock.now })
  const matchmaking = openMatchmaking({
    storage,
    clock,
    tableCache,
    deferredLeaves,
    createTable,
    async defaultSetup(game) {
      const setup = onlineParams(await loadGame(game))
      return setup?.ok ? setup.value : undefined
    },
    async sitDown(table, player) {
      const request = { id: `match-${ids.newId()}`, command: { do: 'sit' } } as const
      return tableCache.use(table, actor => commandExecutor.execute(actor, player, request, clock.now()))
    },
  })

  function wake(table: OnlineTable): void {
    if (!closing) computerPlayers.wake(table)
  }

  function lobbyChanged(): void {
    for (const listener of lobbyListeners) listener()
  }

  /** Resolves a table id or a table code to the id. */
  function idOf(reference: string): string | Promise<string | undefined> {
    const code = readTableCode(reference)
    return code === undefined ? reference : storage.tables.find(code)
  }

  async function createTable(
    request: CreateTableRequest,
    opener: PlayerIdentity,
  ): Promise<Result<TableReference>> {
    const entry = await loadGame(request.game)
    if (!entry) return reject('no-such-game', { game: request.game.slice(0, 40), known: gameIds.join(', ') })
    const setup = onlineParams(entry, request.setup)!
    if (!setup.ok) return setup
    const seats = initialSeats(entry, request, await commandExecutor.sitterFor(opener, request.game))
    if (!seats.ok) return seats
    const policy = policyFor(entry, setup.value, request)
    if (!policy.ok) return policy
    const table = { game: entry.rules, setup: setup.value, open: request.open ?? false, openedBy: opener.id }
    const newTable = { ...table, policy: policy.value, seats: seats.value }
    return accept(await storeNewTable(newTable, { storage, ids, now: clock.now() }))
  }

  function execute(
    reference: string,
    player: PlayerIdentity,
    request: CommandRequest,
  ): Promise<CommandResult> {
    const at = clock.now()
    if (closing) return Promise.resolve(refusedCommand('server-closing', reference))
    // A takeback takes several steps, and the table must not be evicted between them.
    const actor = isTakeback(request.command) ? undefined : tableCache.peek(reference)
    if (actor) return executeAt(actor, reference, player, request, at)
    return withTable(reference, loaded => executeAt(loaded, reference, player, request, at))
  }

  function executeAt(
    actor: TableActor,
    reference: string,
    player: PlayerIdentity,
    request: CommandRequest,
    at: number,
  ): Promise<CommandResult> {
    return commandExecutor.execute(actor, player, request, at).then(
      result => (result.ok ? result : refuseAt(actor.current(), result.rejection, reference)),
      error => storageRefusal(error, reference),
    )
  }

  /** Loads the table by id or code if necessary and runs work on it. */
  async function withTable(
    reference: string,
    work: (actor: TableActor) => Promise<CommandResult>,
  ): Promise<CommandResult> {
    try {
      const id = await idOf(reference)
      const result = id === undefined ? undefined : await tableCache.use(id, work)
      return result ?? refusedCommand('no-such-table', reference)
    } catch (error) {
      return storageRefusal(error, reference)
    }
  }

  function refuseAt({ about, seq }: OnlineTable, rejection: Rejection, reference: string): CommandResult {
    if (rejection.code === 'too-late') {
      // When storage recovers, the clocks are extended by the outage, so the deadline does not count yet.
      if (watchdog.unavailableReason() !== undefined) return refusedCommand('not-kept', reference)
      maintenance.expire(about.id).catch(() => {})
    }
    return { ok: false, rejection, seq, game: about.game }
  }

  async function subscribe(reference: string, subscriber: Subscriber): Promise<Result<Subscription>> {
    const missing = reject('no-such-table', { table: reference })
    const id = await idOf(reference)
    const actor = id === undefined ? undefined : await tableCache.acquire(id)
    if (id === undefined || !actor) return missing
    const { player, connection, since } = subscriber
    async function leave(): Promise<void> {
      if (player === undefined || closing) return
      await deferredLeaves.depart({ table: id!, player, connection, heardAt: subscriber.heardAt() })
    }
    actor.watch(subscriber, since)
    try {
      if (player !== undefined) await watchdog.track(actor.arrive(player, connection))
    } catch (error) {
      actor.unwatch(subscriber)
      tableCache.release(id)
      // The arrival may have been stored before the failure.
      await leave()
      throw error
    }
    const { openedBy, open: isOpen } = actor.current().about
    const isListed = isOpen && openedBy === player
    if (isListed) lobbyChanged()
    return accept({
      catchUp: seq => actor.watch(subscriber, seq),
      async end() {
        actor.unwatch(subscriber)
        try {
          await leave()
        } finally {
          tableCache.release(id)
          if (isListed) lobbyChanged()
        }
      },
    })
  }

  async function recordOf(id: string): Promise<GameRecord | undefined> {
    const finished = await storage.history.find(id)
    if (!finished) return undefined
    return tableCache.use(id, async actor => {
      const { record, ending } = actor.current().play!
      return { finished, record, ending: ending!, commitment: commitment(record.seed) }
    })
  }

  await maintenance.resumeClocks()
  maintenance.start()

  return {
    createTable,
    match: matchmaking.match,
    execute,
    subscribe,
    lobbyTables: () => storage.tables.lobby(LOBBY_TABLES),
    onLobbyChange(listener) {
      lobbyListeners.add(listener)
      return () => lobbyListeners.delete(listener)
    },
    recordOf,
    unavailableReason: () => (closing ? 'The server is closing.' : watchdog.unavailableReason()),
    tablesInMemory: tableCache.count,
    async close() {
      closing = true
      maintenance.stop()
      watchdog.stop()
      matchmaking.stop()
      computerPlayers.stop()
      await tableCache.idle()
    },
  }
}

function refusedCommand(
  code: 'server-closing' | 'no-such-table' | 'not-kept' | 'not-known',
  table: string,
): RefusedCommand {
  return { ...reject(code, { table }), seq: 0, game: undefined }
}

function storageRefusal(error: unknown, table: string): RefusedCommand {
  if (error instanceof StorageUnavailableError)
    return refusedCommand(error.isUncertain ? 'not-known' : 'not-kept', table)
  throw error
}
