import { randomFor } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { GameTypes, Outcome, Rules, Seat } from '#kernel/rules.ts'
import type { Action } from './action.ts'
import { nextDeadline, reopenedClocks, startClocks } from './clocks.ts'
import { endingBy } from './early-end.ts'
import { nextInstant } from './instant.ts'
import { copyList, type PutLast, reuseList } from './list-growth.ts'
import type { TablePolicy } from './policy.ts'
import { clocksAfterPresence } from './presence.ts'
import { reject } from './refusals.ts'
import { resumeStopwatch, startStopwatch, stopStopwatch, withoutTimeSince } from './stopwatch.ts'
import {
  canRedo,
  canUndo,
  isPaused,
  lastActionAt,
  RECORD_FORMAT,
  stateOf,
  type Table,
  type TableRecord,
  type Turn,
} from './table.ts'

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
