import type { Cell } from '#kernel/grid.ts'
import type { FormedWord, Move } from '../../rules/types.ts'

/** A turn that could be played, with its value. */
export interface PossibleTurn {
  readonly move: Move
  readonly points: number
  /** The value of the letters that are kept, relative to seven new letters. */
  readonly leaveValue: number
  readonly value: number
  /** Whether it ends the game, and as a win. */
  readonly ends: boolean
  readonly wins: boolean
  /** The main word first; none for an exchange and a pass. */
  readonly words: readonly FormedWord[]
  /** The letters from the bag, and where they go. */
  readonly letters: readonly string[]
  readonly cells: readonly Cell[]
  /** Equal for the same word at different places. */
  readonly key: string
}

/** Values this close count as equal: the evaluation is not precise enough to rank such turns. */
export const NEGLIGIBLE_LOSS = 1

/** Sorts the best turn first. A certain win comes before all other turns, and all certain wins are equal. */
export function compareTurns(
  one: Pick<PossibleTurn, 'value' | 'wins'>,
  other: Pick<PossibleTurn, 'value' | 'wins'>,
): number {
  return Number(other.wins) - Number(one.wins) || other.value - one.value
}

/** How many points less than the best a turn is worth; 0 if they are nearly equal. */
export function lossOf(turn: PossibleTurn, best: PossibleTurn, pass: PossibleTurn): number {
  if (turn.wins) return 0
  if (best.wins) return Math.max(best.points, best.value - pass.value)
  const loss = best.value - turn.value
  return loss > NEGLIGIBLE_LOSS ? loss : 0
}
