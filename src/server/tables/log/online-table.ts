import { accept, type Rejection, type Result, reject } from '#kernel/result.ts'
import type { Rules, Seat } from '#kernel/rules.ts'
import type { RematchState, TablePhase } from '#protocol/server-messages.ts'
import type { Action } from '#table/action.ts'
import { act, openTable, type Table, toAct } from '#table/table.ts'
import { dropPastState } from './drop-past-state.ts'
import type { OnlineAction, OnlineEntry, Sitter, TableHeader } from './log-entry.ts'

/** A table of the house as its log tells it: who sits, what is played, who asks for more. */
export interface OnlineTable {
  readonly about: TableHeader
  readonly game: Rules
  /** How many entries its log has. */
  readonly seq: number
  readonly phase: TablePhase
  readonly seats: readonly (Sitter | null)[]
  /** The game, from its beginning on. */
  readonly play: Table | undefined
  /** The seq at which the game began. */
  readonly beganAt: number
  /** From the beginning of the game on: nobody here may take anything back, so no past position is kept. */
  readonly isFinal: boolean
  /** For each seat, the seq at which its present or last turn began. */
  readonly turns: readonly number[]
  readonly rematch: RematchState
  readonly lastInstant: number
}

export interface AppliedAction {
  readonly room: OnlineTable
  readonly entry: OnlineEntry
}

export function newOnlineTable(about: TableHeader, game: Rules): OnlineTable {
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
export function applyAction(room: OnlineTable, action: OnlineAction, now: number): Result<AppliedAction> {
  // A clock set back must not make a log run backwards.
  const at = Math.max(now, room.lastInstant)
  const next = reduce(room, action, at)
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
export function replayLog(about: TableHeader, game: Rules, entries: readonly OnlineEntry[]): OnlineTable {
  let room = newOnlineTable(about, game)
  for (const [index, { at, action }] of entries.entries()) {
    const next = applyAction(room, action, at)
    if (!next.ok) throw new Error(`Table ${about.id}: entry ${index + 1} is refused (${next.rejection.code})`)
    room = next.value.room
  }
  return room
}

export function seatOf(room: OnlineTable, player: string): Seat | undefined {
  for (let seat = 0; seat < room.seats.length; seat++) {
    const sitter = room.seats[seat]
    if (sitter?.kind === 'person' && sitter.id === player) return seat
  }
  return undefined
}

/** The ids of the people who sit here. */
export function seatedPlayerIds(room: OnlineTable): readonly string[] {
  return room.seats.flatMap(sitter => (sitter?.kind === 'person' ? [sitter.id] : []))
}

function reduce(room: OnlineTable, action: OnlineAction, at: number): Result<OnlineTable> {
  switch (action.do) {
    case 'sit':
      return takeSeat(room, action.seat, action.sitter)
    case 'stand':
    case 'close':
    case 'begin':
      return room.phase === 'waiting' ? reduceBeforeGame(room, action, at) : reject(alreadyBegunCode(room))
    case 'rematch':
      return requestRematch(room, action.seat, action.next)
    default:
      return reduceInGame(room, action, at)
  }
}

function takeSeat(room: OnlineTable, seat: Seat, sitter: Sitter): Result<OnlineTable> {
  if (room.phase === 'closed') return reject('table-closed')
  if (sitter.kind === 'person' && seatOf(room, sitter.id) !== undefined) return reject('already-seated')
  if (room.phase !== 'waiting' || !room.seats.includes(null)) return reject('table-full')
  if (room.seats[seat] === undefined) return reject('no-such-seat', { seat: String(seat) })
  if (room.seats[seat] !== null) return reject('seat-taken', { seat: seat + 1 })
  return accept({ ...room, seats: room.seats.with(seat, sitter) })
}

function reduceBeforeGame(
  room: OnlineTable,
  action: Extract<OnlineAction, { do: 'stand' | 'close' | 'begin' }>,
  at: number,
): Result<OnlineTable> {
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

function requestRematch(room: OnlineTable, seat: Seat, next: string | undefined): Result<OnlineTable> {
  if (room.phase !== 'over') return reject('game-goes-on')
  if (room.rematch.asked.includes(seat)) return reject('already-asked')
  return accept({ ...room, rematch: { asked: [...room.rematch.asked, seat], ...(next && { next }) } })
}

function reduceInGame(room: OnlineTable, action: Action, at: number): Result<OnlineTable> {
  if (!room.play) return reject(room.phase === 'closed' ? 'table-closed' : 'not-begun')
  if ((action.do === 'undo' || action.do === 'redo') && !mayTakeBack(room, action.seat))
    return reject('moves-are-final')
  const next = act(room.play, action, at)
  if (!next.ok) return next
  return accept({
    ...room,
    play: room.isFinal ? dropPastState(next.value) : next.value,
    phase: next.value.ending ? 'over' : 'playing',
    turns: turnsAfter(room, room.play, next.value, action),
  })
}

/** Between people a move stands; with computers one may take back as at home. */
export function mayTakeBack(room: OnlineTable, seat: Seat): boolean {
  return room.seats.every((sitter, other) => other === seat || sitter?.kind === 'computer')
}

function canTakeBack(room: OnlineTable): boolean {
  const isFree = room.game.undo(room.about.setup) === 'free'
  return isFree && room.seats.some((_, seat) => mayTakeBack(room, seat))
}

/** A turn begins when a seat becomes one to act, when it has acted and goes on, and when moves are taken back. */
function turnsAfter(room: OnlineTable, before: Table, next: Table, action: Action): readonly number[] {
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

function alreadyBegunCode(room: OnlineTable): Rejection['code'] {
  return room.phase === 'closed' ? 'table-closed' : 'already-begun'
}
