import { type GameEntry, gameIds } from '#games/catalog.ts'
import { commitment } from '#kernel/random.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { GameRecord, Opened, TableOrder } from '#protocol/api.ts'
import { readCode } from '#protocol/code.ts'
import type { LobbyTable } from '#protocol/news.ts'
import type { CommandOrder } from '#protocol/orders.ts'
import type { Clock } from '#session/clock.ts'
import type { Thinker } from '#session/thinker.ts'
import { type Storage, StorageTrouble } from '../storage/storage.ts'
import type { Room } from '../table/room.ts'
import { openCare } from './care.ts'
import { seatComputers } from './computers.ts'
import { openDepartures } from './departures.ts'
import { runErrands } from './errands.ts'
import { type Health, watchHealth } from './health.ts'
import type { TableWatcher } from './live.ts'
import { openMatching } from './matching.ts'
import { type Dice, firstSeats, onlineSetup, putUp } from './opening.ts'
import { openRooms } from './rooms.ts'

/** The house: its tables and who plays at them, however they come in. */
export interface House {
  open(order: TableOrder, opener: Guest): Promise<Result<Opened>>
  /** Sits down at a table that waits for anyone, or opens one. */
  match(game: string, player: Guest): Promise<Result<Opened>>
  /** The answer to a command, with the table's seq after it. */
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

export interface Performed {
  readonly seq: number
  readonly result: Result<number>
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
    keep: append => health.watchOver(() => storage.tables.append(append)),
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
      return (await rooms.use(table, one => errands.carryOut(one, player, order, clock.now())))?.result
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

  async function perform(reference: string, player: Guest, order: CommandOrder): Promise<Performed> {
    const at = clock.now()
    if (closing) return refused('house-closing', reference)
    try {
      const found = idOf(reference)
      const id = typeof found === 'string' ? found : await found
      const held = id === undefined ? undefined : rooms.hold(id)
      // Whatever is at hand is not waited for: it is so for nearly every move.
      const table = held instanceof Promise ? await held : held
      if (id === undefined || !table) return refused('no-such-table', reference)
      try {
        const performed = await errands.carryOut(table, player, order, at)
        return isTooLate(performed) ? late(id, reference, performed) : performed
      } finally {
        rooms.leave(id)
      }
    } catch (error) {
      if (error instanceof StorageTrouble)
        return refused(error.isUncertain ? 'not-known' : 'not-kept', reference)
      throw error
    }
  }

  function late(id: string, reference: string, performed: Performed): Performed {
    // The time in which nothing could be kept is about to be given back.
    if (health.trouble() !== undefined) return refused('not-kept', reference)
    care.expire(id).catch(() => {})
    return performed
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
      if (player !== undefined) await health.watchOver(() => table.arrive(player, connection))
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

function refused(code: string, table: string): Performed {
  return { seq: 0, result: reject(code, { table }), game: undefined }
}

function isTooLate({ result }: Performed): boolean {
  return !result.ok && result.rejection.code === 'too-late'
}
