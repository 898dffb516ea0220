import type { GameEntry } from '#games/catalog.ts'
import { gameIds } from '#games/catalog.ts'
import { commitment } from '#kernel/random.ts'
import { accept, type Rejection, type Result, reject } from '#kernel/result.ts'
import type { GameRecord, Opened, TableOrder } from '#protocol/api.ts'
import { readCode } from '#protocol/code.ts'
import type { LobbyTable } from '#protocol/news.ts'
import type { CommandOrder } from '#protocol/orders.ts'
import type { Clock } from '#session/clock.ts'
import type { Thinker } from '#session/thinker.ts'
import { deadline } from '#table/clocks.ts'
import { type Storage, StorageTrouble } from '../storage/storage.ts'
import type { Sitter } from '../table/entry.ts'
import { peopleAt, type Room, seatOf } from '../table/room.ts'
import { seatComputers } from './computers.ts'
import { watchHealth } from './health.ts'
import type { LiveTable, TableWatcher } from './live.ts'
import { againAt, type Dice, firstSeats, onlineSetup, putUp } from './opening.ts'
import { decide, stepsBack } from './orders.ts'
import { openRooms } from './rooms.ts'
import { sweep } from './sweeper.ts'

/** The house: its tables and who plays at them, however they come in. */
export interface House {
  open(order: TableOrder, opener: Guest): Promise<Result<Opened>>
  /** Sits down at a table that waits for anyone, or opens one. */
  match(game: string, player: Guest): Promise<Result<Opened>>
  /** The answer to a command, with the table's seq after it. */
  perform(table: string, player: Guest, order: CommandOrder): Promise<Performed>
  /** Tells the watcher how the table stands and all that follows. The answer ends it. */
  watch(table: string, visitor: Visitor): Promise<Result<Leave>>
  lobby(): Promise<readonly LobbyTable[]>
  onLobby(listener: () => void): () => void
  /** The record of a game that is over. */
  recordOf(table: string): Promise<GameRecord | undefined>
  /** Why the house does not take moves at the moment, if it does not. */
  trouble(): string | undefined
  tablesInMemory(): number
  /** Takes nothing more on, finishes what is under way, and lets go of everything. */
  close(): Promise<void>
}

export interface Guest {
  readonly id: string
  readonly name: string
}

export interface Visitor extends TableWatcher {
  readonly connection: string
  readonly since: number
  /** When anything was last heard of the connection. */
  heardAt(): number
}

export type Leave = () => Promise<void>

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
  /** Told of every move and ending, for the figures. */
  counted?(what: 'move' | 'begin' | 'end'): void
  /** Told of trouble that nobody else hears of. */
  troubled?(what: string): void
}

const SWEEP_MS = 250
const FORGOTTEN_SWEEP_MS = 60_000
const FORGOTTEN_MS = 24 * 60 * 60 * 1000
/** After the house has opened again, how long players may take to come back before it counts as having left. */
const RETURN_MS = 5_000
const LOBBY_TABLES = 60
/** How long a player who was matched counts as here before the player's connection comes. */
const MATCH_MS = 10_000

export async function openHouse(options: HouseOptions): Promise<House> {
  const { storage, clock, thinker, dice, loadGame, counted = () => {}, troubled = () => {} } = options
  const lobbyListeners = new Set<() => void>()
  const stops: (() => void)[] = []
  let closing = false
  let matching: Promise<unknown> = Promise.resolve()

  const health = watchHealth({
    storage,
    clock,
    recovered: reopenTables,
    noticed: trouble => troubled(trouble ?? 'The storage works again.'),
  })
  const computers = seatComputers({
    thinker,
    now: clock.now,
    failed: error => troubled(`A computer could not move: ${error}`),
  })
  const rooms = openRooms({
    storage,
    loadGame,
    now: clock.now,
    keep: append => health.watchOver(() => storage.tables.append(append)),
    stepped,
  })

  function stepped(table: LiveTable, before: Room): void {
    const room = table.room()
    if (room.play !== before.play) counted('move')
    if (room.phase !== before.phase) counted(room.phase === 'playing' ? 'begin' : 'end')
    computers.wake(table)
    if (room.about.open && (room.phase !== before.phase || room.seats !== before.seats)) lobbyChanged()
    if (room.phase === 'over' || room.phase === 'closed') rooms.release(room.about.id)
  }

  function lobbyChanged(): void {
    for (const listener of lobbyListeners) listener()
  }

  async function find(reference: string): Promise<LiveTable | undefined> {
    const code = readCode(reference)
    const id = code === undefined ? reference : await storage.tables.find(code)
    return id === undefined ? undefined : rooms.enter(id)
  }

  async function expire(id: string): Promise<void> {
    const table = await rooms.enter(id)
    await table?.attempt({
      decide: ({ play }) => (play && deadline(play) ? { do: 'expire' } : { code: 'time-remains' }),
      at: clock.now(),
    })
    rooms.release(id)
  }

  /** The house was closed, or could not keep anything: nobody loses time by it. */
  async function reopenTables(): Promise<void> {
    const at = clock.now()
    const ids = await storage.tables.inPlay()
    await inBatches(ids, async id => {
      const table = await rooms.enter(id)
      await table?.attempt({
        decide: ({ play }) => (play && deadline(play) ? { do: 'reopen' } : { code: 'nothing-to-reopen' }),
        at,
      })
      if (table) computers.wake(table)
    })
    stops.push(
      clock.after(RETURN_MS, () => {
        inBatches(ids, async id => {
          await (await rooms.enter(id))?.missAbsent(at)
          rooms.release(id)
        }).catch(error => troubled(String(error)))
      }),
    )
  }

  async function sitterFor({ id, name }: Guest, game: string): Promise<Sitter & { kind: 'person' }> {
    const rating = await storage.history.rating(id, game)
    return { kind: 'person', id, name, ...(rating !== undefined && { rating: Math.round(rating) }) }
  }

  async function open(order: TableOrder, opener: Guest): Promise<Result<Opened>> {
    const entry = await loadGame(order.game)
    if (!entry) return reject('no-such-game', { game: order.game.slice(0, 40), known: gameIds.join(', ') })
    const setup = onlineSetup(entry.game, order.setup)
    if (!setup.ok) return setup
    const seats = firstSeats(entry, order, await sitterFor(opener, order.game))
    if (!seats.ok) return seats
    const table = { game: entry.game, setup: setup.value, open: order.open ?? false, openedBy: opener.id }
    const opened = await putUp({ ...table, seats: seats.value }, { storage, dice, now: clock.now() })
    if (order.open) lobbyChanged()
    return accept(opened)
  }

  async function match(game: string, player: Guest): Promise<Result<Opened>> {
    const entry = await loadGame(game)
    const setup = entry && onlineSetup(entry.game)
    const wanted = setup?.ok ? JSON.stringify(setup.value) : undefined
    const fits = (table: LobbyTable) =>
      table.phase === 'waiting' && table.game === game && JSON.stringify(table.setup) === wanted
    const own = (table: LobbyTable) =>
      table.seats.some(seat => seat.kind === 'person' && seat.id === player.id)
    const waiting = (await storage.tables.lobby(LOBBY_TABLES)).filter(fits)
    const mine = waiting.find(own)
    if (mine) return accept({ id: mine.id, code: mine.code })
    // The one who has waited longest comes first.
    for (const { id, code } of waiting.toReversed()) {
      const table = await rooms.enter(id)
      const sitter = await sitterFor(player, game)
      const sat = await table?.attempt({
        decide: room => decide(room, { do: 'sit' }, sitter),
        at: clock.now(),
      })
      if (sat?.ok) return accept({ id, code })
    }
    const opened = await open({ game, open: true }, player)
    if (opened.ok) await expect(opened.value.id, player)
    return opened
  }

  /** Counts a player as here who is on the way, so that the next one who looks for a match finds the table. */
  async function expect(id: string, player: Guest): Promise<void> {
    const visit = { table: id, player: player.id, connection: `match ${id}` }
    await storage.presence.arrive(visit)
    clock.after(MATCH_MS, () => {
      rooms.enter(id).then(
        table => table?.depart(visit.player, visit.connection, clock.now()).then(() => rooms.release(id)),
        () => {},
      )
    })
  }

  /** Before the last one asks for another game, the table for it is put up. */
  async function nextTable(room: Room, player: string): Promise<string | undefined> {
    const seat = seatOf(room, player)
    const others = peopleAt(room).filter(id => id !== player)
    const asked = room.rematch.asked.map(one => room.seats[one])
    const all = others.every(id => asked.some(one => one?.kind === 'person' && one.id === id))
    if (seat === undefined || room.phase !== 'over' || !all || room.rematch.asked.includes(seat))
      return undefined
    return (await putUp(againAt(room), { storage, dice, now: clock.now() })).code
  }

  async function perform(reference: string, player: Guest, order: CommandOrder): Promise<Performed> {
    const at = clock.now()
    const refused = (rejection: Rejection, room?: Room): Performed => ({
      seq: room?.seq ?? 0,
      result: { ok: false, rejection },
      game: room?.about.game,
    })
    if (closing) return refused({ code: 'house-closing' })
    let table: LiveTable | undefined
    try {
      table = await find(reference)
      if (!table) return refused({ code: 'no-such-table', details: { table: reference } })
      const result = await carryOut(table, player, order, at)
      if (!result.ok && result.rejection.code === 'too-late') expire(table.room().about.id).catch(() => {})
      return { seq: table.room().seq, result, game: table.room().about.game }
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error
      return refused({ code: 'not-kept' }, table?.room())
    } finally {
      if (table) rooms.release(table.room().about.id)
    }
  }

  async function carryOut(
    table: LiveTable,
    player: Guest,
    { id, command }: CommandOrder,
    at: number,
  ): Promise<Result<number>> {
    const name = `${player.id}/${id}`
    const sitter =
      command.do === 'sit'
        ? await sitterFor(player, table.room().about.game)
        : { kind: 'person' as const, ...player }
    const steps = stepsBack(table.room(), command, player.id)
    let result: Result<number> = reject('nothing-to-undo')
    for (let number = 1; number <= steps; number++) {
      result = await table.attempt({
        async decide(room) {
          const action = decide(room, command, sitter)
          if (!('do' in action) || action.do !== 'rematch') return action
          const next = await nextTable(room, player.id)
          return next === undefined ? action : { ...action, next }
        },
        at,
        command: number === 1 ? name : `${name}/${number}`,
      })
      if (!result.ok) break
    }
    return result
  }

  async function watch(reference: string, visitor: Visitor): Promise<Result<Leave>> {
    const table = await find(reference)
    if (!table) return reject('no-such-table', { table: reference })
    const { id } = table.room().about
    table.watch(visitor, visitor.since)
    const { player, connection } = visitor
    // A spectator comes and goes without a trace; one who sits down later is then counted as here.
    if (player !== undefined) await table.arrive(player, connection)
    return accept(async () => {
      table.unwatch(visitor)
      if (player !== undefined && !closing) await table.depart(player, connection, visitor.heardAt())
      rooms.release(id)
    })
  }

  async function recordOf(id: string): Promise<GameRecord | undefined> {
    const finished = await storage.history.find(id)
    const table = finished && (await rooms.enter(id))
    const play = table?.room().play
    if (table) rooms.release(id)
    if (!finished || !play?.ending) return undefined
    return { finished, record: play.record, ending: play.ending, commitment: commitment(play.record.seed) }
  }

  async function sweepDeadlines(): Promise<void> {
    if (health.trouble() !== undefined) return
    const due = await health.watchOver(() => storage.tables.due(clock.now(), 200))
    await Promise.all(due.map(expire))
  }

  async function sweepForgotten(): Promise<void> {
    for (const id of await storage.tables.forgotten(clock.now() - FORGOTTEN_MS, 100)) {
      await (await rooms.enter(id))?.attempt({ decide: () => ({ do: 'close' }), at: clock.now() })
      rooms.release(id)
    }
  }

  await reopenTables()
  stops.push(
    sweep(clock, SWEEP_MS, sweepDeadlines).stop,
    sweep(clock, FORGOTTEN_SWEEP_MS, sweepForgotten).stop,
  )

  return {
    open,
    match(game, player) {
      // One after the other, or two who come at once would each open a table and wait.
      const matched = matching.then(() => match(game, player))
      matching = matched.catch(() => {})
      return matched
    },
    perform,
    watch,
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
      for (const stop of stops) stop()
      health.stop()
      computers.stop()
      await rooms.idle()
    },
  }
}

/** Some at a time, so that a thousand tables do not all wait in memory at once. */
async function inBatches(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += 100)
    await Promise.all(ids.slice(start, start + 100).map(work))
}
