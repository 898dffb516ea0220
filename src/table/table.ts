import { randomFor } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { GameTypes, Outcome, Rules, Seat, Step, Viewer } from '#kernel/rules.ts'
import type { Action, Ending } from './action.ts'
import { type Clocks, nextDeadline, reopenedClocks, startClocks } from './clocks.ts'
import { endingBy } from './early-end.ts'
import { nextInstant } from './instant.ts'
import { copyList, type PutLast, reuseList } from './list-growth.ts'
import type { TablePolicy } from './policy.ts'
import { clocksAfterPresence } from './presence.ts'
import { reject } from './refusals.ts'
import { stateOf } from './state.ts'
import {
  resumeStopwatch,
  type Stopwatch,
  startStopwatch,
  stopStopwatch,
  withoutTimeSince,
} from './stopwatch.ts'

export { stateOf } from './state.ts'

/** The format of records. Format 1 had a `setup` instead of params and deal: see record-format.ts. */
export const RECORD_FORMAT = 2

/** Everything that is stored about a table. The rest is computed from it. */
export interface TableRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly version: number
  readonly params: object
  readonly deal: object | null
  readonly seed: string
  readonly startedAt: number
  /** Only at online tables. */
  readonly policy?: TablePolicy
  readonly entries: readonly Entry[]
}

export interface Entry {
  readonly at: number
  readonly action: Action
}

/** A move in force or taken back, with the position it led to. */
export interface Turn<T extends GameTypes = GameTypes> extends Step<T> {
  readonly seat: Seat
  readonly text: string
  readonly at: number
  /** The player's time was up, and the rules moved instead. */
  readonly timedOut?: true
}

export interface Table<T extends GameTypes = GameTypes> {
  readonly rules: Rules<T>
  readonly record: TableRecord
  readonly opening: Step<T>
  /** All moves, including those that were taken back (beyond the cursor). */
  readonly turns: readonly Turn<T>[]
  /** How many of the turns are in force. */
  readonly cursor: number
  readonly clocks: Clocks
  /** Only in games whose timing is `stopwatch`. */
  readonly stopwatch?: Stopwatch
  readonly ending?: Ending
}

export function openTable<T extends GameTypes>(
  rules: Rules<T>,
  params: T['params'],
  seed: string,
  at: number,
  deal: T['deal'] = null,
  policy?: TablePolicy,
): Table<T> {
  const opening = rules.begin(params, deal, randomFor(seed, 0))
  const record: TableRecord = {
    format: RECORD_FORMAT,
    game: rules.id,
    version: rules.version,
    params,
    deal,
    seed,
    startedAt: at,
    ...(policy && { policy }),
    entries: [],
  }
  const timed = rules.timing(params).kind === 'stopwatch' && { stopwatch: startStopwatch(at) }
  return updateClocksAndEnding(
    { rules, record, opening, turns: [], cursor: 0, clocks: startClocks(rules.seats), ...timed },
    at,
  )
}

/** The table after an action, or the reason why the action is refused. */
export function act<T extends GameTypes>(table: Table<T>, action: Action, now: number): Result<Table<T>> {
  return actWith(table, action, now, copyList)
}

/** `act` for a replay: the lists of this table become those of the next one, so nobody may use this table afterwards. */
export function actReusing<T extends GameTypes>(
  table: Table<T>,
  action: Action,
  now: number,
): Result<Table<T>> {
  return actWith(table, action, now, reuseList)
}

/** When an action happens, and how the lists of its table grow. */
interface Moment {
  readonly at: number
  readonly putLast: PutLast
}

function actWith<T extends GameTypes>(
  table: Table<T>,
  action: Action,
  now: number,
  putLast: PutLast,
): Result<Table<T>> {
  if (table.ending) return reject('game-over')
  if ('seat' in action && !isSeat(table, action.seat))
    return reject('no-such-seat', { seat: String(action.seat) })
  const at = nextInstant(lastActionAt(table), now)
  const due = nextDeadline(table)
  if (!ALLOWED_TOO_LATE.includes(action.do) && due && at >= due.at) return reject('too-late')
  if (isPaused(table) && !ALLOWED_WHILE_PAUSED.includes(action.do)) return reject('paused')
  const applied = apply(table, action, { at, putLast })
  const next = applied.ok ? accept(stopStopwatchIfOver(applied.value, at)) : applied
  if (!next.ok) return next
  // Moves are stored in canonical notation, however they were typed.
  const stored = action.do === 'move' ? { ...action, text: next.value.turns.at(-1)!.text } : action
  const { entries: before } = table.record
  const entries = putLast(before, before.length, { at, action: stored })
  return accept({ ...next.value, record: { ...table.record, entries } })
}

const ALLOWED_TOO_LATE: readonly Action['do'][] = ['expire', 'reopen', 'abort']
const ALLOWED_WHILE_PAUSED: readonly Action['do'][] = [
  'resume',
  'resign',
  'leave',
  'return',
  'reopen',
  'abort',
]

export function isPaused({ stopwatch, ending }: Table): boolean {
  return !ending && stopwatch?.since === null
}

export function viewFor<T extends GameTypes>(table: Table<T>, viewer: Viewer): T['view'] {
  return table.rules.view(stateOf(table), viewer, table.ending && 'over')
}

/** The seats to act; none after any kind of ending. */
export function toAct(table: Table): readonly Seat[] {
  return table.ending ? [] : table.rules.toAct(stateOf(table))
}

/**
 * Reopens a table after a restart, so that no player loses time: running clocks go on from where they were when it was
 * closed, and start afresh if that is not known.
 */
export function reopenTable<T extends GameTypes>(table: Table<T>, now: number, closedAt?: number): Table<T> {
  const isRunning = nextDeadline(table) !== undefined || typeof table.stopwatch?.since === 'number'
  if (!isRunning) return table
  const next = act(table, { do: 'reopen', ...(closedAt !== undefined && { closedAt }) }, now)
  return next.ok ? next.value : table
}

/** The number of hints that were given during the game. */
export function hintCount({ record }: Table): number {
  return record.entries.filter(({ action }) => action.do === 'hint').length
}

export function canUndo(table: Table): boolean {
  return !table.ending && table.cursor > 0 && table.rules.undo(table.record.params) === 'free'
}

export function canRedo(table: Table): boolean {
  return !table.ending && table.cursor < table.turns.length
}

function apply<T extends GameTypes>(table: Table<T>, action: Action, moment: Moment): Result<Table<T>> {
  const { at } = moment
  switch (action.do) {
    case 'move':
      return move(table, action.seat, action.text, moment)
    case 'undo':
      if (table.rules.undo(table.record.params) === 'never') return reject('moves-are-final')
      if (!canUndo(table)) return reject('nothing-to-undo')
      return accept(updateClocksAndEnding({ ...table, cursor: table.cursor - 1 }, at))
    case 'redo':
      if (!canRedo(table)) return reject('nothing-to-redo')
      return accept(updateClocksAndEnding({ ...table, cursor: table.cursor + 1 }, at))
    case 'hint':
      return accept(table)
    case 'resign':
      return accept({ ...table, ending: endingBy(table, { by: 'resignation', seat: action.seat }) })
    case 'abort':
      return accept({ ...table, ending: { by: 'abort', host: true } })
    case 'leave':
    case 'return': {
      const clocks = clocksAfterPresence(table, action, at)
      return clocks.ok ? accept({ ...table, clocks: clocks.value }) : clocks
    }
    case 'expire':
      return expire(table, moment)
    case 'pause':
    case 'resume':
      return pause(table, action.do, at)
    case 'reopen':
      return accept(reopen(table, action, at))
  }
}

function move<T extends GameTypes>(
  table: Table<T>,
  seat: Seat,
  text: string,
  { at, putLast }: Moment,
): Result<Table<T>> {
  const { rules, cursor } = table
  const state = stateOf(table)
  if (!rules.toAct(state).includes(seat)) return reject('not-your-turn')
  const read = rules.notation.read(text)
  if (!read.ok) return read
  const step = rules.play(state, seat, read.value, randomFor(table.record.seed, cursor + 1))
  if (!step.ok) return step
  const turn = { ...step.value, seat, text: rules.notation.write(read.value), at }
  const turns = putLast<Turn<T>>(table.turns, cursor, turn)
  const acted = step.value.keepsTurn ? undefined : seat
  return accept(updateClocksAndEnding({ ...table, turns, cursor: cursor + 1 }, at, acted))
}

function pause<T extends GameTypes>(table: Table<T>, kind: 'pause' | 'resume', at: number): Result<Table<T>> {
  const { stopwatch } = table
  if (!stopwatch) return reject('no-stopwatch')
  if (kind === 'resume')
    return isPaused(table)
      ? accept({ ...table, stopwatch: resumeStopwatch(stopwatch, at) })
      : reject('not-paused')
  return accept({ ...table, stopwatch: stopStopwatch(stopwatch, at) })
}

/** The table without the time during which it was closed. */
function reopen<T extends GameTypes>(
  table: Table<T>,
  { closedAt }: Extract<Action, { do: 'reopen' }>,
  at: number,
): Table<T> {
  const last = lastActionAt(table)
  const clocks = reopenedClocks(table.clocks, { at, lastActionAt: last, closedAt })
  const stopwatch = table.stopwatch && withoutTimeSince(table.stopwatch, last, at)
  return updateClocksAndEnding({ ...table, clocks, ...(stopwatch && { stopwatch }) }, at)
}

function stopStopwatchIfOver<T extends GameTypes>(table: Table<T>, at: number): Table<T> {
  const { stopwatch, ending } = table
  return stopwatch && ending ? { ...table, stopwatch: stopStopwatch(stopwatch, at) } : table
}

function expire<T extends GameTypes>(table: Table<T>, moment: Moment): Result<Table<T>> {
  const { at } = moment
  const due = nextDeadline(table)
  if (!due || at < due.at) return reject('time-remains')
  if (due.kind === 'grace')
    return accept({ ...table, ending: endingBy(table, { by: 'abandonment', seat: due.seat }) })
  const idle = table.rules.toAct(stateOf(table))
  if (due.onExpiry === 'autoplay') return autoplay(table, due.seat, moment)
  // If several players still had to act, none of them has won.
  if (idle.length > 1) return accept({ ...table, ending: { by: 'abort' } })
  return accept({ ...table, ending: endingBy(table, { by: 'timeout', seat: due.seat }) })
}

function autoplay<T extends GameTypes>(table: Table<T>, seat: Seat, moment: Moment): Result<Table<T>> {
  const { rules, record, cursor } = table
  const chosen = rules.autoplay?.(stateOf(table), seat, randomFor(record.seed, cursor + 1, 'autoplay'))
  if (chosen === undefined) throw new Error(`${rules.id} times moves with autoplay but offers none`)
  const played = move(table, seat, rules.notation.write(chosen), moment)
  // A refused move would leave the table stuck: its time is up and nothing can end it.
  if (!played.ok)
    throw new Error(`${rules.id} plays ${rules.notation.write(chosen)} by itself and refuses it`)
  const turn: Turn<T> = { ...played.value.turns[cursor]!, timedOut: true }
  const turns = moment.putLast(played.value.turns, cursor, turn)
  return accept({ ...played.value, turns })
}

/** Starts the clocks of the seats to act, restarts that of the seat that has acted, and sets an ending by the rules. */
function updateClocksAndEnding<T extends GameTypes>(table: Table<T>, at: number, acted?: Seat): Table<T> {
  const state = stateOf(table)
  const acting = table.rules.toAct(state)
  const actingSince = table.clocks.actingSince.map((since, seat) => {
    if (!acting.includes(seat)) return null
    return seat === acted ? at : (since ?? at)
  })
  const outcome: Outcome | undefined = table.rules.outcome(state)
  const settled = { ...table, clocks: { ...table.clocks, actingSince } }
  return outcome ? { ...settled, ending: { by: 'rules', outcome } } : settled
}

function isSeat(table: Table, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < table.rules.seats
}

function lastActionAt(table: Table): number {
  return table.record.entries.at(-1)?.at ?? table.record.startedAt
}
