import type { Game, Seat } from '#kernel/game.ts'
import { accept, type Rejection, type Result, reject } from '#kernel/result.ts'
import type { Phase, RematchNews } from '#protocol/news.ts'
import type { Action } from '#table/action.ts'
import { act, openTable, type Table, toAct } from '#table/table.ts'
import type { HouseAction, HouseEntry, HouseTable, Sitter } from './entry.ts'
import { withoutPast } from './past.ts'

/** A table of the house as its log tells it: who sits, what is played, who asks for more. */
export interface Room {
  readonly about: HouseTable
  readonly game: Game
  /** How many entries its log has. */
  readonly seq: number
  readonly phase: Phase
  readonly seats: readonly (Sitter | null)[]
  /** The game, from its beginning on. */
  readonly play: Table | undefined
  /** The seq at which the game began. */
  readonly beganAt: number
  /** From the beginning of the game on: nobody here may take anything back, so no past position is kept. */
  readonly isFinal: boolean
  /** For each seat, the seq at which its present or last turn began. */
  readonly turns: readonly number[]
  readonly rematch: RematchNews
  readonly lastInstant: number
}

export interface Stepped {
  readonly room: Room
  readonly entry: HouseEntry
}

export function newRoom(about: HouseTable, game: Game): Room {
  const seats = Array.from({ length: game.seats }, () => null)
  return {
    about,
    game,
    seq: 0,
    phase: 'waiting',
    seats,
    play: undefined,
    beganAt: 0,
    isFinal: false,
    turns: seats.map(() => 0),
    rematch: { asked: [] },
    lastInstant: about.createdAt,
  }
}

/** The room after an action and the entry for its log, or why the action is refused. */
export function step(room: Room, action: HouseAction, now: number): Result<Stepped> {
  // A clock set back must not make a log run backwards.
  const at = Math.max(now, room.lastInstant)
  const next = apply(room, action, at)
  if (!next.ok) return next
  const entries = next.value.play?.record.entries
  // A move is kept in the notation's one form, as the table wrote it.
  const done = action.do === 'move' ? entries!.at(-1)!.action : action
  return accept({
    room: { ...next.value, seq: room.seq + 1, lastInstant: at },
    entry: { at, action: done },
  })
}

/** The room that a log leads to. A log that cannot have happened is a bug or a damaged storage, and throws. */
export function fold(about: HouseTable, game: Game, entries: readonly HouseEntry[]): Room {
  let room = newRoom(about, game)
  for (const [index, { at, action }] of entries.entries()) {
    const next = step(room, action, at)
    if (!next.ok) throw new Error(`Table ${about.id}: entry ${index + 1} is refused (${next.rejection.code})`)
    room = next.value.room
  }
  return room
}

export function seatOf(room: Room, player: string): Seat | undefined {
  for (let seat = 0; seat < room.seats.length; seat++) {
    const sitter = room.seats[seat]
    if (sitter?.kind === 'person' && sitter.id === player) return seat
  }
  return undefined
}

/** The ids of the people who sit here. */
export function peopleAt(room: Room): readonly string[] {
  return room.seats.flatMap(sitter => (sitter?.kind === 'person' ? [sitter.id] : []))
}

function apply(room: Room, action: HouseAction, at: number): Result<Room> {
  switch (action.do) {
    case 'sit':
      return sit(room, action.seat, action.sitter)
    case 'stand':
    case 'close':
    case 'begin':
      return room.phase === 'waiting' ? beforeTheGame(room, action, at) : reject(alreadyBegun(room))
    case 'rematch':
      return rematch(room, action.seat, action.next)
    default:
      return playOn(room, action, at)
  }
}

function sit(room: Room, seat: Seat, sitter: Sitter): Result<Room> {
  if (room.phase === 'closed') return reject('table-closed')
  if (sitter.kind === 'person' && seatOf(room, sitter.id) !== undefined) return reject('already-seated')
  if (room.phase !== 'waiting' || !room.seats.includes(null)) return reject('table-full')
  if (room.seats[seat] === undefined) return reject('no-such-seat', { seat: String(seat) })
  if (room.seats[seat] !== null) return reject('seat-taken', { seat: seat + 1 })
  return accept({ ...room, seats: room.seats.with(seat, sitter) })
}

function beforeTheGame(
  room: Room,
  action: Extract<HouseAction, { do: 'stand' | 'close' | 'begin' }>,
  at: number,
): Result<Room> {
  if (action.do === 'close') return accept({ ...room, phase: 'closed' })
  if (action.do === 'stand') {
    if (!room.seats[action.seat]) return reject('not-seated')
    return accept({ ...room, seats: room.seats.with(action.seat, null) })
  }
  if (room.seats.includes(null)) return reject('seats-free')
  const play = openTable(room.game, room.about.setup, room.about.seed, at)
  const beganAt = room.seq + 1
  return accept({
    ...room,
    play,
    beganAt,
    isFinal: !canTakeBack(room),
    phase: play.ending ? 'over' : 'playing',
    turns: room.turns.map(() => beganAt),
  })
}

function rematch(room: Room, seat: Seat, next: string | undefined): Result<Room> {
  if (room.phase !== 'over') return reject('game-goes-on')
  if (room.rematch.asked.includes(seat)) return reject('already-asked')
  return accept({ ...room, rematch: { asked: [...room.rematch.asked, seat], ...(next && { next }) } })
}

function playOn(room: Room, action: Action, at: number): Result<Room> {
  if (!room.play) return reject(room.phase === 'closed' ? 'table-closed' : 'not-begun')
  if ((action.do === 'undo' || action.do === 'redo') && !mayTakeBack(room, action.seat))
    return reject('moves-are-final')
  const next = act(room.play, action, at)
  if (!next.ok) return next
  return accept({
    ...room,
    play: room.isFinal ? withoutPast(next.value) : next.value,
    phase: next.value.ending ? 'over' : 'playing',
    turns: turnsAfter(room, room.play, next.value, action),
  })
}

/** Between people a move stands; with computers one may take back as at home. */
export function mayTakeBack(room: Room, seat: Seat): boolean {
  return room.seats.every((sitter, other) => other === seat || sitter?.kind === 'computer')
}

function canTakeBack(room: Room): boolean {
  const isFree = room.game.undo(room.about.setup) === 'free'
  return isFree && room.seats.some((_, seat) => mayTakeBack(room, seat))
}

/** A turn begins when a seat becomes one to act, when it has acted and goes on, and when moves are taken back. */
function turnsAfter(room: Room, before: Table, next: Table, action: Action): readonly number[] {
  if (before.cursor === next.cursor) return room.turns
  const acted = toAct(before)
  const acting = toAct(next)
  const mover = next.cursor > before.cursor ? next.turns[next.cursor - 1]!.seat : undefined
  const replaced = action.do === 'undo' || action.do === 'redo'
  return room.turns.map((turn, seat) => {
    const begins = acting.includes(seat) && (replaced || mover === seat || !acted.includes(seat))
    return begins ? room.seq + 1 : turn
  })
}

function alreadyBegun(room: Room): Rejection['code'] {
  return room.phase === 'closed' ? 'table-closed' : 'already-begun'
}
