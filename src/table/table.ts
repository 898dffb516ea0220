import type { GameTypes, Rules, Seat, Step, Viewer } from '#kernel/rules.ts'
import type { Action, Ending } from './action.ts'
import type { Clocks } from './clocks.ts'
import type { TablePolicy } from './policy.ts'
import type { Stopwatch } from './stopwatch.ts'

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

/** The position on the table. */
export function stateOf<T extends GameTypes>({ opening, turns, cursor }: TurnHistory<T>): T['state'] {
  return cursor === 0 ? opening.state : turns[cursor - 1]!.state
}

interface TurnHistory<T extends GameTypes> extends Pick<Table<T>, 'opening' | 'cursor'> {
  readonly turns: readonly { readonly state: T['state'] }[]
}

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

export function lastActionAt(table: Table): number {
  return table.record.entries.at(-1)?.at ?? table.record.startedAt
}
