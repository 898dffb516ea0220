import { randomFor } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { GameTypes, Outcome, Rules, Seat, Step, Viewer } from '#kernel/rules.ts'
import type { Action, EarlyEnd, Ending } from './action.ts'
import { type Clocks, nextDeadline, startClocks } from './clocks.ts'
import { NO_POLICY, type TablePolicy } from './policy.ts'
import { reject } from './refusals.ts'
import { stateOf } from './state.ts'
import { resumeStopwatch, type Stopwatch, startStopwatch, stopStopwatch } from './stopwatch.ts'

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
  if (table.ending) return reject('game-over')
  if ('seat' in action && !isSeat(table, action.seat))
    return reject('no-such-seat', { seat: String(action.seat) })
  // Setting the system clock back must not give a player extra time.
  const at = Math.max(now, lastActionAt(table))
  const due = nextDeadline(table)
  if (action.do !== 'expire' && action.do !== 'reopen' && due && at >= due.at) return reject('too-late')
  if (isPaused(table) && !ALLOWED_WHILE_PAUSED.includes(action.do)) return reject('paused')
  const applied = apply(table, action, at)
  const next = applied.ok ? accept(stopStopwatchIfOver(applied.value, at)) : applied
  if (!next.ok) return next
  // Moves are stored in canonical notation, however they were typed.
  const stored = action.do === 'move' ? { ...action, text: next.value.turns.at(-1)!.text } : action
  const entries = [...table.record.entries, { at, action: stored }]
  return accept({ ...next.value, record: { ...table.record, entries } })
}

const ALLOWED_WHILE_PAUSED: readonly Action['do'][] = ['resume', 'resign', 'leave', 'return', 'reopen']

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

function apply<T extends GameTypes>(table: Table<T>, action: Action, at: number): Result<Table<T>> {
  switch (action.do) {
    case 'move':
      return move(table, action.seat, action.text, at)
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
    case 'leave':
    case 'return':
      return changePresence(table, action, at)
    case 'expire':
      return expire(table, at)
    case 'pause':
    case 'resume':
      return pause(table, action.do, at)
    case 'reopen':
      return accept(
        updateClocksAndEnding(
          { ...excludeAbsence(table, at), clocks: reopenedClocks(table, at, action.closedAt) },
          at,
        ),
      )
  }
}

function move<T extends GameTypes>(table: Table<T>, seat: Seat, text: string, at: number): Result<Table<T>> {
  const { rules, cursor } = table
  const state = stateOf(table)
  if (!rules.toAct(state).includes(seat)) return reject('not-your-turn')
  const read = rules.notation.read(text)
  if (!read.ok) return read
  const step = rules.play(state, seat, read.value, randomFor(table.record.seed, cursor + 1))
  if (!step.ok) return step
  const turn = { ...step.value, seat, text: rules.notation.write(read.value), at }
  const turns = table.turns.toSpliced(cursor, table.turns.length, turn)
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

/** Excludes the time since the last action, during which the table was closed. */
function excludeAbsence<T extends GameTypes>(table: Table<T>, at: number): Table<T> {
  const { stopwatch } = table
  if (!stopwatch || stopwatch.since === null) return table
  return { ...table, stopwatch: resumeStopwatch(stopStopwatch(stopwatch, lastActionAt(table)), at) }
}

/** The clocks without the time during which the table was closed. A time before the last action cannot be right. */
function reopenedClocks(table: Table, at: number, closedAt: number | undefined): Clocks {
  const afresh = startClocks(table.rules.seats)
  if (closedAt === undefined || closedAt > at || closedAt < lastActionAt(table)) return afresh
  const actingSince = table.clocks.actingSince.map(since => since && since + at - closedAt)
  return { ...afresh, actingSince }
}

function stopStopwatchIfOver<T extends GameTypes>(table: Table<T>, at: number): Table<T> {
  const { stopwatch, ending } = table
  return stopwatch && ending ? { ...table, stopwatch: stopStopwatch(stopwatch, at) } : table
}

type PresenceAction = Extract<Action, { do: 'leave' | 'return' }>

function changePresence<T extends GameTypes>(
  table: Table<T>,
  action: PresenceAction,
  at: number,
): Result<Table<T>> {
  const { seat } = action
  const leaves = action.do === 'leave'
  const isAway = table.clocks.awaySince[seat] !== null
  if (leaves === isAway) return reject(leaves ? 'already-away' : 'already-here')
  // The grace period starts at the player's last message, which may be before the absence was noticed.
  const since = action.do === 'leave' ? Math.min(at, action.since ?? at) : null
  const awaySince = table.clocks.awaySince.with(seat, since)
  const actingSince = actingSinceReturn(table, action, at)
  return accept({ ...table, clocks: { actingSince, awaySince } })
}

/** Where the table waits for a player who is away, that player's clock goes on from where it was. */
function actingSinceReturn(table: Table, { do: kind, seat }: PresenceAction, at: number) {
  const { actingSince, awaySince } = table.clocks
  const since = actingSince[seat]!
  const away = awaySince[seat]!
  const waits = (table.record.policy ?? NO_POLICY).graceMs === null
  if (kind === 'leave' || !waits || since === null || away === null) return actingSince
  return actingSince.with(seat, since + at - Math.max(since, away))
}

/** The ending by a player's action or absence. Before every player has moved it may count for nobody. */
function endingBy(table: Table, end: EarlyEnd): Ending {
  const aborts = (table.record.policy ?? NO_POLICY).earlyEnd === 'aborts'
  if (aborts && !hasEveryoneMoved(table)) return { by: 'abort', early: end }
  return { by: end.by, loser: end.seat }
}

/** Whether every player has made a move of the game; preparations and moves by the clock do not count. */
export function hasEveryoneMoved({ rules, opening, turns, cursor }: Table): boolean {
  const moved = new Set<Seat>()
  let state = opening.state
  for (const turn of turns.slice(0, cursor)) {
    if (!turn.timedOut && !rules.isPreparation?.(state)) moved.add(turn.seat)
    state = turn.state
  }
  return moved.size === rules.seats
}

function expire<T extends GameTypes>(table: Table<T>, at: number): Result<Table<T>> {
  const due = nextDeadline(table)
  if (!due || at < due.at) return reject('time-remains')
  if (due.kind === 'grace')
    return accept({ ...table, ending: endingBy(table, { by: 'abandonment', seat: due.seat }) })
  const idle = table.rules.toAct(stateOf(table))
  if (due.onExpiry === 'autoplay') return autoplay(table, due.seat, at)
  // If several players still had to act, none of them has won.
  if (idle.length > 1) return accept({ ...table, ending: { by: 'abort' } })
  return accept({ ...table, ending: endingBy(table, { by: 'timeout', seat: due.seat }) })
}

function autoplay<T extends GameTypes>(table: Table<T>, seat: Seat, at: number): Result<Table<T>> {
  const { rules, record, cursor } = table
  const chosen = rules.autoplay?.(stateOf(table), seat, randomFor(record.seed, cursor + 1, 'autoplay'))
  if (chosen === undefined) throw new Error(`${rules.id} times moves with autoplay but offers none`)
  const played = move(table, seat, rules.notation.write(chosen), at)
  // A refused move would leave the table stuck: its time is up and nothing can end it.
  if (!played.ok)
    throw new Error(`${rules.id} plays ${rules.notation.write(chosen)} by itself and refuses it`)
  const turns = played.value.turns.with(cursor, { ...played.value.turns[cursor]!, timedOut: true })
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
