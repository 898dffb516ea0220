import { type GameEntry, gameIds } from '#games/catalog.ts'
import { commitment } from '#kernel/random.ts'
import { accept, type Rejection, type Result, reject } from '#kernel/result.ts'
import type { GameRecord, Opened, TableOrder } from '#protocol/api.ts'
import { readCode } from '#protocol/code.ts'
import type { LobbyTable } from '#protocol/news.ts'
import type { CommandOrder } from '#protocol/orders.ts'
import type { Clock } from '#session/clock.ts'
import type { Thinker } from '#session/thinker.ts'
import { type Storage, StorageTrouble } from '../storage/storage.ts'
import type { Room } from '../table/room.ts'
import type { TableWatcher } from './audience.ts'
import { openCare } from './care.ts'
import { seatComputers } from './computers.ts'
import { openDepartures } from './departures.ts'
import { runErrands } from './errands.ts'
import { type Health, watchHealth } from './health.ts'
import type { LiveTable } from './live.ts'
import { openMatching } from './matching.ts'
import { type Dice, firstSeats, onlineSetup, putUp } from './opening.ts'
import { takesBack } from './orders.ts'
import { openRooms } from './rooms.ts'

/** The house: its tables and who plays at them, however they come in. */
export interface House {
  open(order: TableOrder, opener: Guest): Promise<Result<Opened>>
  /** Sits down at a table that waits for anyone, or opens one. */
  match(game: string, player: Guest): Promise<Result<Opened>>
  perform(table: string, player: Guest, order: CommandOrder): Promise<Performed>
  /** Tells the visitor how the table stands and all that follows, until the visit ends. */
  visit(table: string, visitor: Visitor): Promise<Result<Visit>>
  lobby(): Promise<readonly LobbyTable[]>
  onLobby(listener: () => void): () => void
  /** The record of a game that is over. */
  recordOf(table: string): Promise<GameRecord | undefined>
  /** Why the house does not take moves at the moment, if it does not. */
  trouble(): string | undefined
  tablesInMemory(): number
  /** Takes nothing more on, and finishes what is under way. */
  close(): Promise<void>
}

export interface Guest {
  readonly id: string
  readonly name: string
}

export interface Visitor extends TableWatcher {
  /** Who counts as being here; undefined for a passing look. */
  readonly player: string | undefined
  readonly connection: string
  readonly since: number
  /** When anything was last heard of the connection. */
  heardAt(): number
}

export interface Visit {
  /** Tells again what happened since this seq. */
  catchUp(since: number): void
  end(): Promise<void>
}

/** The seq at which a command was done, or why it was not. */
export type Performed = { readonly ok: true; readonly value: number } | Refused

export interface Refused {
  readonly ok: false
  readonly rejection: Rejection
  /** The table's seq. */
  readonly seq: number
  /** The game at the table, in whose words a refusal is put. */
  readonly game: string | undefined
}

export interface HouseOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly thinker: Thinker
  readonly dice: Dice
  loadGame(id: string): Promise<GameEntry | undefined>
  /** Told of every step at any table, for the figures. */
  stepped?(before: Room, room: Room): void
  /** Told of trouble that nobody else hears of. */
  troubled?(what: string): void
}

const LOBBY_TABLES = 60

export async function openHouse(options: HouseOptions): Promise<House> {
  const { storage, clock, thinker, dice, loadGame, troubled = () => {} } = options
  const lobbyListeners = new Set<() => void>()
  let closing = false

  const rooms = openRooms({
    storage,
    loadGame,
    now: clock.now,
    watchOver: () => health.watch(),
    stepped(table, before) {
      const room = table.room()
      options.stepped?.(before, room)
      wake(room)
      if (room.about.open && (room.phase !== before.phase || room.seats !== before.seats)) lobbyChanged()
    },
    loaded: wake,
  })
  const care = openCare({ storage, clock, rooms, health: () => health, troubled })
  const health: Health = watchHealth({
    storage,
    clock,
    async recovered() {
      await departures.catchUp()
      await care.reopen()
    },
    noticed: trouble => troubled(trouble ?? 'The storage works again.'),
  })
  const departures = openDepartures(rooms, () => health)
  const computers = seatComputers({
    thinker,
    clock,
    attempt: (table, attempt) => rooms.use(table, one => one.attempt(attempt)),
    failed: error => troubled(`A computer could not move: ${error}`),
    lookAgain: table => rooms.use(table, async one => wake(one.room())),
  })
  const errands = runErrands({ storage, dice, now: clock.now })
  const matching = openMatching({
    storage,
    clock,
    rooms,
    departures,
    open,
    async usualSetup(game) {
      const setup = onlineSetup((await loadGame(game))?.game)
      return setup?.ok ? setup.value : undefined
    },
    async sitDown(table, player) {
      const order = { id: `match-${dice.newId()}`, command: { do: 'sit' } } as const
      return rooms.use(table, one => errands.carryOut(one, player, order, clock.now()))
    },
  })

  function wake(room: Room): void {
    if (!closing) computers.wake(room)
  }

  function lobbyChanged(): void {
    for (const listener of lobbyListeners) listener()
  }

  /** A table's id, by its id or its code. */
  function idOf(reference: string): string | Promise<string | undefined> {
    const code = readCode(reference)
    return code === undefined ? reference : storage.tables.find(code)
  }

  async function open(order: TableOrder, opener: Guest): Promise<Result<Opened>> {
    const entry = await loadGame(order.game)
    if (!entry) return reject('no-such-game', { game: order.game.slice(0, 40), known: gameIds.join(', ') })
    const setup = onlineSetup(entry.game, order.setup)!
    if (!setup.ok) return setup
    const seats = firstSeats(entry, order, await errands.sitterFor(opener, order.game))
    if (!seats.ok) return seats
    const table = { game: entry.game, setup: setup.value, open: order.open ?? false, openedBy: opener.id }
    return accept(await putUp({ ...table, seats: seats.value }, { storage, dice, now: clock.now() }))
  }

  function perform(reference: string, player: Guest, order: CommandOrder): Promise<Performed> {
    const at = clock.now()
    if (closing) return Promise.resolve(refused('house-closing', reference))
    // Between several steps the table must not be let go.
    const table = takesBack(order.command) ? undefined : rooms.atHand(reference)
    if (table) return performAt(table, reference, player, order, at)
    return holding(reference, one => performAt(one, reference, player, order, at))
  }

  function performAt(
    table: LiveTable,
    reference: string,
    player: Guest,
    order: CommandOrder,
    at: number,
  ): Promise<Performed> {
    return errands.carryOut(table, player, order, at).then(
      result => (result.ok ? result : refusedAt(table.room(), result.rejection, reference)),
      error => notKept(error, reference),
    )
  }

  /** Does something at a table, wherever it is and whether by its id or its code. */
  async function holding(
    reference: string,
    work: (table: LiveTable) => Promise<Performed>,
  ): Promise<Performed> {
    try {
      const id = await idOf(reference)
      const performed = id === undefined ? undefined : await rooms.use(id, work)
      return performed ?? refused('no-such-table', reference)
    } catch (error) {
      return notKept(error, reference)
    }
  }

  function refusedAt({ about, seq }: Room, rejection: Rejection, reference: string): Performed {
    if (rejection.code === 'too-late') {
      // The time in which nothing could be kept is about to be given back.
      if (health.trouble() !== undefined) return refused('not-kept', reference)
      care.expire(about.id).catch(() => {})
    }
    return { ok: false, rejection, seq, game: about.game }
  }

  async function visit(reference: string, visitor: Visitor): Promise<Result<Visit>> {
    const missing = reject('no-such-table', { table: reference })
    const id = await idOf(reference)
    const table = id === undefined ? undefined : await rooms.enter(id)
    if (id === undefined || !table) return missing
    const { player, connection, since } = visitor
    async function leave(): Promise<void> {
      if (player === undefined || closing) return
      await departures.depart({ table: id!, player, connection, heardAt: visitor.heardAt() })
    }
    table.watch(visitor, since)
    try {
      if (player !== undefined) await health.watchOver(table.arrive(player, connection))
    } catch (error) {
      table.unwatch(visitor)
      rooms.leave(id)
      // Some of it may have been kept.
      await leave()
      throw error
    }
    const { openedBy, open: isOpen } = table.room().about
    const isListed = isOpen && openedBy === player
    if (isListed) lobbyChanged()
    return accept({
      catchUp: seq => table.watch(visitor, seq),
      async end() {
        table.unwatch(visitor)
        try {
          await leave()
        } finally {
          rooms.leave(id)
          if (isListed) lobbyChanged()
        }
      },
    })
  }

  async function recordOf(id: string): Promise<GameRecord | undefined> {
    const finished = await storage.history.find(id)
    if (!finished) return undefined
    return rooms.use(id, async table => {
      const { record, ending } = table.room().play!
      return { finished, record, ending: ending!, commitment: commitment(record.seed) }
    })
  }

  await care.reopen()
  care.start()

  return {
    open,
    match: matching.match,
    perform,
    visit,
    lobby: () => storage.tables.lobby(LOBBY_TABLES),
    onLobby(listener) {
      lobbyListeners.add(listener)
      return () => lobbyListeners.delete(listener)
    },
    recordOf,
    trouble: () => (closing ? 'The house is closing.' : health.trouble()),
    tablesInMemory: rooms.count,
    async close() {
      closing = true
      care.stop()
      health.stop()
      computers.stop()
      await rooms.idle()
    },
  }
}

function refused(code: string, table: string): Refused {
  return { ok: false, rejection: { code, details: { table } }, seq: 0, game: undefined }
}

function notKept(error: unknown, table: string): Refused {
  if (error instanceof StorageTrouble) return refused(error.isUncertain ? 'not-known' : 'not-kept', table)
  throw error
}
