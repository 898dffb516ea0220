import { accept, type Result } from '#kernel/result.ts'
import type { Rules, Seat } from '#kernel/rules.ts'
import type { RematchState, TablePhase } from '#protocol/server-messages.ts'
import { act, actReusing, openTable } from '#table/act.ts'
import { type Action, winners } from '#table/action.ts'
import { nextDeadline } from '#table/clocks.ts'
import { hasEveryoneMoved } from '#table/early-end.ts'
import { nextInstant } from '#table/instant.ts'
import { upgradeSetup } from '#table/record-format.ts'
import { stateOf, type Table, toAct } from '#table/table.ts'
import type { Append, GameResult, TableSummary } from '../../storage/table-storage.ts'
import { reject } from '../refusals.ts'
import type { OnlineAction, OnlineEntry, Sitter, TableHeader } from './log-entry.ts'

/** The state of an online table, derived from its log: seats, game, rematch requests. Immutable. */
export interface OnlineTable {
  readonly about: TableHeader
  readonly game: Rules
  /** The number of log entries. */
  readonly seq: number
  readonly phase: TablePhase
  readonly seats: readonly (Sitter | null)[]
  /** Undefined until the game begins. */
  readonly play: Table | undefined
  /** The seq at which the game began. */
  readonly beganAt: number
  /** For each seat, the seq at which its current or last turn began. */
  readonly turns: readonly number[]
  readonly rematch: RematchState
  readonly lastInstant: number
}

export interface AppliedAction {
  readonly table: OnlineTable
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
    turns: seats.map(() => 0),
    rematch: { asked: [] },
    lastInstant: about.createdAt,
  }
}

/** The table after an action with the log entry for it, or why the action is refused. */
export function applyAction(table: OnlineTable, action: OnlineAction, now: number): Result<AppliedAction> {
  return applyWith(act, table, action, now)
}

/** `actInGame` is `act`, or `actReusing` in a replay. */
function applyWith(
  actInGame: typeof act,
  table: OnlineTable,
  action: OnlineAction,
  now: number,
): Result<AppliedAction> {
  const at = nextInstant(table.lastInstant, now)
  const next = reduce(actInGame, table, action, at)
  if (!next.ok) return next
  const entries = next.value.play?.record.entries
  // A move is logged in the notation's canonical form, as the table recorded it.
  const recordedAction = action.do === 'move' ? entries!.at(-1)!.action : action
  return accept({
    table: { ...next.value, seq: table.seq + 1, lastInstant: at },
    entry: { at, action: recordedAction },
  })
}

/** The table that a log leads to. Throws on an impossible log: that is a bug or damaged storage. */
export function replayLog(about: TableHeader, game: Rules, entries: readonly OnlineEntry[]): OnlineTable {
  let table = newOnlineTable(about, game)
  for (const [index, { at, action }] of entries.entries()) {
    const next = applyWith(actReusing, table, action, at)
    if (!next.ok) throw new Error(`Table ${about.id}: entry ${index + 1} is refused (${next.rejection.code})`)
    table = next.value.table
  }
  return table
}

export function seatOf(table: OnlineTable, player: string): Seat | undefined {
  for (let seat = 0; seat < table.seats.length; seat++) {
    const sitter = table.seats[seat]
    if (sitter?.kind === 'person' && sitter.id === player) return seat
  }
  return undefined
}

/** The ids of the seated people, without computers. */
export function seatedPlayerIds(table: OnlineTable): readonly string[] {
  return table.seats.flatMap(sitter => (sitter?.kind === 'person' ? [sitter.id] : []))
}

/** The action by which the host ends a table in this phase; undefined if it has ended already. */
export function endingAction(phase: TablePhase): OnlineAction | undefined {
  if (phase === 'playing') return { do: 'abort' }
  return phase === 'waiting' ? { do: 'close' } : undefined
}

function reduce(
  actInGame: typeof act,
  table: OnlineTable,
  action: OnlineAction,
  at: number,
): Result<OnlineTable> {
  switch (action.do) {
    case 'sit':
      return takeSeat(table, action.seat, action.sitter)
    case 'stand':
    case 'close':
    case 'begin':
      return table.phase === 'waiting' ? reduceBeforeGame(table, action, at) : reject(alreadyBegunCode(table))
    case 'rematch':
      return requestRematch(table, action.seat, action.next)
    default:
      return reduceInGame(actInGame, table, action, at)
  }
}

function takeSeat(table: OnlineTable, seat: Seat, sitter: Sitter): Result<OnlineTable> {
  if (table.phase === 'closed') return reject('table-closed')
  if (sitter.kind === 'person' && seatOf(table, sitter.id) !== undefined) return reject('already-seated')
  if (table.phase !== 'waiting' || !table.seats.includes(null)) return reject('table-full')
  if (table.seats[seat] === undefined) return reject('no-such-seat', { seat: String(seat) })
  if (table.seats[seat] !== null) return reject('seat-taken', { seat: seat + 1 })
  return accept({ ...table, seats: table.seats.with(seat, sitter) })
}

function reduceBeforeGame(
  table: OnlineTable,
  action: Extract<OnlineAction, { do: 'stand' | 'close' | 'begin' }>,
  at: number,
): Result<OnlineTable> {
  if (action.do === 'close') return accept({ ...table, phase: 'closed' })
  if (action.do === 'stand') {
    if (!table.seats[action.seat]) return reject('not-seated')
    return accept({ ...table, seats: table.seats.with(action.seat, null) })
  }
  if (table.seats.includes(null)) return reject('seats-free')
  // Tables of an earlier version were stored with a setup of format 1.
  const { params, deal } = upgradeSetup(table.about.game, table.about.setup)
  const { seed, policy } = table.about
  const play = openTable(table.game, params, seed, at, deal, policy)
  const beganAt = table.seq + 1
  return accept({
    ...table,
    play,
    beganAt,
    phase: play.ending ? 'over' : 'playing',
    turns: table.turns.map(() => beganAt),
  })
}

function requestRematch(table: OnlineTable, seat: Seat, next: string | undefined): Result<OnlineTable> {
  if (table.phase !== 'over') return reject('game-goes-on')
  if (table.rematch.asked.includes(seat)) return reject('already-asked')
  return accept({ ...table, rematch: { asked: [...table.rematch.asked, seat], ...(next && { next }) } })
}

function reduceInGame(
  actInGame: typeof act,
  table: OnlineTable,
  action: Action,
  at: number,
): Result<OnlineTable> {
  if (!table.play) return reject(table.phase === 'closed' ? 'table-closed' : 'not-begun')
  if ((action.do === 'undo' || action.do === 'redo') && !mayTakeBack(table, action.seat))
    return reject('moves-are-final')
  const next = actInGame(table.play, action, at)
  if (!next.ok) return next
  return accept({
    ...table,
    play: next.value,
    phase: next.value.ending ? 'over' : 'playing',
    turns: turnsAfter(table, table.play, next.value, action),
  })
}

/** Between people moves are final; a person playing only against computers may take moves back. */
export function mayTakeBack(table: OnlineTable, seat: Seat): boolean {
  return table.seats.every((sitter, other) => other === seat || sitter?.kind === 'computer')
}

/** A turn begins when a seat is to act and was not before, when it acts again, and after an undo or redo. */
function turnsAfter(table: OnlineTable, before: Table, next: Table, action: Action): readonly number[] {
  if (before.cursor === next.cursor) return table.turns
  const acted = toAct(before)
  const acting = toAct(next)
  const mover = next.cursor > before.cursor ? next.turns[next.cursor - 1]!.seat : undefined
  const replaced = action.do === 'undo' || action.do === 'redo'
  return table.turns.map((turn, seat) => {
    const begins = acting.includes(seat) && (replaced || mover === seat || !acted.includes(seat))
    return begins ? table.seq + 1 : turn
  })
}

function alreadyBegunCode(table: OnlineTable): 'already-begun' | 'table-closed' {
  return table.phase === 'closed' ? 'table-closed' : 'already-begun'
}

/** The columns by which storage finds tables without replaying their logs. */
export function summaryOf({ phase, seats, play }: OnlineTable): TableSummary {
  return { phase, seats, deadline: (play && nextDeadline(play)?.at) ?? null }
}

/** The summary after an entry; phase and seats are left out if neither has changed. */
export function summaryAfter(before: OnlineTable, table: OnlineTable): Append['summary'] {
  const summary = summaryOf(table)
  const isUnchanged = table.phase === before.phase && table.seats === before.seats
  return isUnchanged ? { deadline: summary.deadline } : summary
}

/** The history row of a game that has just ended. */
export function resultOf(table: OnlineTable): GameResult {
  const { about, game, play, seats } = table
  const ending = play!.ending!
  const won = winners(ending, seats.length)
  const facts = game.facts?.(stateOf(play!))
  return {
    id: about.id,
    game: about.game,
    // A game may have begun while the clock was wrong and ahead.
    startedAt: Math.min(play!.record.startedAt, table.lastInstant),
    endedAt: table.lastInstant,
    seats: seats.map((sitter, seat) => ({ sitter: sitter!, won: won.includes(seat) })),
    reason: ending.by === 'rules' ? ending.outcome.reason : ending.by,
    facts: { ...facts?.category, ...facts?.more },
    rated: ending.by !== 'abort' && seats.length > 1 && isRatable(table),
  }
}

/** Whether people played each other, and each of them moved. Tables of earlier versions have no such condition. */
function isRatable(table: OnlineTable): boolean {
  const isAmongPeople = seatedPlayerIds(table).length === table.seats.length
  return isAmongPeople && (!table.about.policy || hasEveryoneMoved(table.play!))
}
