import type { ExercisePosition } from '#kernel/exercise.ts'
import type { GameTypes, Rules, Seat } from '#kernel/rules.ts'
import { act, openTable } from '#table/act.ts'
import { type Table, toAct } from '#table/table.ts'

/** Nothing in an exercise depends on the time. */
export const FIXED_TIME = 0

/** The table at which an exercise begins. */
export function openExerciseTable<T extends GameTypes>(
  rules: Rules<T>,
  { params, deal, seed, moves, seats }: ExercisePosition<T>,
): Table<T> {
  const opened = openTable(rules, params, seed, FIXED_TIME, deal)
  return moves.reduce((table, text, index) => playMove(table, text, seats?.[index]), opened)
}

/** Plays moves that the engine has chosen, each by the first seat to act. */
export function playMoves<T extends GameTypes>(table: Table<T>, moves: readonly string[]): Table<T> {
  return moves.reduce((now, text) => playMove(now, text), table)
}

function playMove<T extends GameTypes>(
  table: Table<T>,
  text: string,
  seat: Seat = toAct(table)[0] ?? 0,
): Table<T> {
  const next = act(table, { do: 'move', seat, text }, FIXED_TIME)
  if (!next.ok)
    throw new Error(`In an exercise of ${table.rules.id} ${text} is refused: ${next.rejection.code}`)
  return next.value
}
