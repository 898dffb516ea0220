import type { EngineClient } from '#engine-client/engine-client.ts'
import { gameIds } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Clock } from '#kernel/clock.ts'
import { commitment } from '#kernel/random.ts'
import { accept, type Rejection, type Result, reject } from '#kernel/result.ts'
import type { CreateTableRequest, GameRecord, TableReference } from '#protocol/api.ts'
import type { CommandRequest } from '#protocol/client-messages.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { readTableCode } from '#protocol/table-code.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'
import type { TableWatcher } from './broadcaster.ts'
import { isTakeback } from './command-actions.ts'
import { openCommandExecutor } from './commands.ts'
import { openComputerPlayers } from './computer-players.ts'
import { type IdSource, initialSeats, onlineSetup, storeNewTable } from './create-table.ts'
import { openDeferredLeaves } from './deferred-leaves.ts'
import type { OnlineTable } from './log/online-table.ts'
import { openMaintenance } from './maintenance.ts'
import { openMatchmaking } from './matchmaking.ts'
import { openStorageWatchdog, type StorageWatchdog } from './storage-watchdog.ts'
import type { TableActor } from './table-actor.ts'
import { openTableCache } from './table-cache.ts'

/** The house: its tables and who plays at them, however they come in. */
export interface TableService {
  createTable(order: CreateTableRequest, opener: PlayerIdentity): Promise<Result<TableReference>>
  /** Sits down at a table that waits for anyone, or opens one. */
  match(game: string, player: PlayerIdentity): Promise<Result<TableReference>>
  execute(table: string, player: PlayerIdentity, order: CommandRequest): Promise<CommandResult>
  /** Tells the visitor how the table stands and all that follows, until the visit ends. */
  subscribe(table: string, visitor: Subscriber): Promise<Result<Subscription>>
  lobbyTables(): Promise<readonly LobbyTable[]>
  onLobbyChange(listener: () => void): () => void
  /** The record of a game that is over. */
  recordOf(table: string): Promise<GameRecord | undefined>
  /** Why the house does not take moves at the moment, if it does not. */
  unavailableReason(): string | undefined
  tablesInMemory(): number
  /** Takes nothing more on, and finishes what is under way. */
  close(): Promise<void>
}

export interface PlayerIdentity {
  readonly id: string
  readonly name: string
}

export interface Subscriber extends TableWatcher {
  /** Who counts as being here; undefined for a passing look. */
  readonly player: string | undefined
  readonly connection: string
  readonly since: number
  /** When anything was last heard of the connection. */
  heardAt(): number
}

export interface Subscription {
  /** Tells again what happened since this seq. */
  catchUp(since: number): void
  end(): Promise<void>
}

/** The seq at which a command was done, or why it was not. */
export type CommandResult = { readonly ok: true; readonly value: number } | RefusedCommand

export interface RefusedCommand {
  readonly ok: false
  readonly rejection: Rejection
  /** The table's seq. */
  readonly seq: number
  /** The game at the table, in whose words a refusal is put. */
  readonly game: string | undefined
}

export interface TableServiceOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly engineClient: EngineClient
  readonly ids: IdSource
  loadGame(id: string): Promise<GameEntry | undefined>
  /** Told of every step at any table, for the figures. */
  onStep?(before: OnlineTable, room: OnlineTable): void
  /** Told of trouble that nobody else hears of. */
  onError?(what: string): void
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
    beginOperation: () => health.begin(),
    onStep(table, before) {
      const room = table.current()
      options.onStep?.(before, room)
      wake(room)
      if (room.about.open && (room.phase !== before.phase || room.seats !== before.seats)) lobbyChanged()
    },
    onLoad: wake,
  })
  const care = openMaintenance({ storage, clock, tableCache, watchdog: () => health, onError })
  const health: StorageWatchdog = openStorageWatchdog({
    storage,
    clock,
    async onRecovered() {
      await deferredLeaves.retry()
      await care.resumeClocks()
    },
    onStatusChange: trouble => onError(trouble ?? 'The storage works again.'),
  })
  const deferredLeaves = openDeferredLeaves(tableCache, () => health)
  const computers = openComputerPlayers({
    engineClient,
    clock,
    submit: (table, attempt) => tableCache.use(table, one => one.submit(attempt)),
    onError: error => onError(`A computer could not move: ${error}`),
    retry: table => tableCache.use(table, async one => wake(one.current())),
  })
  const errands = openCommandExecutor({ storage, ids, now: clock.now })
  const matching = openMatchmaking({
    storage,
    clock,
    tableCache,
    deferredLeaves,
    createTable,
    async defaultSetup(game) {
      const setup = onlineSetup((await loadGame(game))?.rules)
      return setup?.ok ? setup.value : undefined
    },
    async sitDown(table, player) {
      const order = { id: `match-${ids.newId()}`, command: { do: 'sit' } } as const
      return tableCache.use(table, one => errands.execute(one, player, order, clock.now()))
    },
  })

  function wake(room: OnlineTable): void {
    if (!closing) computers.wake(room)
  }

  function lobbyChanged(): void {
    for (const listener of lobbyListeners) listener()
  }

  /** A table's id, by its id or its code. */
  function idOf(reference: string): string | Promise<string | undefined> {
    const code = readTableCode(reference)
    return code === undefined ? reference : storage.tables.find(code)
  }

  async function createTable(
    order: CreateTableRequest,
    opener: PlayerIdentity,
  ): Promise<Result<TableReference>> {
    const entry = await loadGame(order.game)
    if (!entry) return reject('no-such-game', { game: order.game.slice(0, 40), known: gameIds.join(', ') })
    const setup = onlineSetup(entry.rules, order.setup)!
    if (!setup.ok) return setup
    const seats = initialSeats(entry, order, await errands.sitterFor(opener, order.game))
    if (!seats.ok) return seats
    const table = { game: entry.rules, setup: setup.value, open: order.open ?? false, openedBy: opener.id }
    return accept(
      await storeNewTable({ ...table, seats: seats.value }, { storage, dice: ids, now: clock.now() }),
    )
  }

  function execute(reference: string, player: PlayerIdentity, order: CommandRequest): Promise<CommandResult> {
    const at = clock.now()
    if (closing) return Promise.resolve(refusedCommand('house-closing', reference))
    // Between several steps the table must not be let go.
    const table = isTakeback(order.command) ? undefined : tableCache.peek(reference)
    if (table) return executeAt(table, reference, player, order, at)
    return withTable(reference, one => executeAt(one, reference, player, order, at))
  }

  function executeAt(
    table: TableActor,
    reference: string,
    player: PlayerIdentity,
    order: CommandRequest,
    at: number,
  ): Promise<CommandResult> {
    return errands.execute(table, player, order, at).then(
      result => (result.ok ? result : refuseAt(table.current(), result.rejection, reference)),
      error => storageRefusal(error, reference),
    )
  }

  /** Does something at a table, wherever it is and whether by its id or its code. */
  async function withTable(
    reference: string,
    work: (table: TableActor) => Promise<CommandResult>,
  ): Promise<CommandResult> {
    try {
      const id = await idOf(reference)
      const performed = id === undefined ? undefined : await tableCache.use(id, work)
      return performed ?? refusedCommand('no-such-table', reference)
    } catch (error) {
      return storageRefusal(error, reference)
    }
  }

  function refuseAt({ about, seq }: OnlineTable, rejection: Rejection, reference: string): CommandResult {
    if (rejection.code === 'too-late') {
      // The time in which nothing could be kept is about to be given back.
      if (health.unavailableReason() !== undefined) return refusedCommand('not-kept', reference)
      care.expire(about.id).catch(() => {})
    }
    return { ok: false, rejection, seq, game: about.game }
  }

  async function subscribe(reference: string, visitor: Subscriber): Promise<Result<Subscription>> {
    const missing = reject('no-such-table', { table: reference })
    const id = await idOf(reference)
    const table = id === undefined ? undefined : await tableCache.acquire(id)
    if (id === undefined || !table) return missing
    const { player, connection, since } = visitor
    async function leave(): Promise<void> {
      if (player === undefined || closing) return
      await deferredLeaves.depart({ table: id!, player, connection, heardAt: visitor.heardAt() })
    }
    table.watch(visitor, since)
    try {
      if (player !== undefined) await health.track(table.arrive(player, connection))
    } catch (error) {
      table.unwatch(visitor)
      tableCache.release(id)
      // Some of it may have been kept.
      await leave()
      throw error
    }
    const { openedBy, open: isOpen } = table.current().about
    const isListed = isOpen && openedBy === player
    if (isListed) lobbyChanged()
    return accept({
      catchUp: seq => table.watch(visitor, seq),
      async end() {
        table.unwatch(visitor)
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
    return tableCache.use(id, async table => {
      const { record, ending } = table.current().play!
      return { finished, record, ending: ending!, commitment: commitment(record.seed) }
    })
  }

  await care.resumeClocks()
  care.start()

  return {
    createTable,
    match: matching.match,
    execute,
    subscribe,
    lobbyTables: () => storage.tables.lobby(LOBBY_TABLES),
    onLobbyChange(listener) {
      lobbyListeners.add(listener)
      return () => lobbyListeners.delete(listener)
    },
    recordOf,
    unavailableReason: () => (closing ? 'The house is closing.' : health.unavailableReason()),
    tablesInMemory: tableCache.count,
    async close() {
      closing = true
      care.stop()
      health.stop()
      computers.stop()
      await tableCache.idle()
    },
  }
}

function refusedCommand(code: string, table: string): RefusedCommand {
  return { ok: false, rejection: { code, details: { table } }, seq: 0, game: undefined }
}

function storageRefusal(error: unknown, table: string): RefusedCommand {
  if (error instanceof StorageUnavailableError)
    return refusedCommand(error.isUncertain ? 'not-known' : 'not-kept', table)
  throw error
}
