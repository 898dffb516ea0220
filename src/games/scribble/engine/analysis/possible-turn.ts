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
  /** The same for the same word at every place. */
  readonly key: string
}

/** Values this close are the same for anybody: nobody can tell such turns apart. */
export const NEGLIGIBLE_LOSS = 1

/** From the best on. A win that is certain goes before all that is not, and one is as good as another. */
export function compareTurns(
  one: Pick<PossibleTurn, 'value' | 'wins'>,
  other: Pick<PossibleTurn, 'value' | 'wins'>,
): number {
  return Number(other.wins) - Number(one.wins) || other.value - one.value
}

/** How many points a turn is worth less than the best; none where they are nearly equal. */
export function lossOf(turn: PossibleTurn, best: PossibleTurn, pass: PossibleTurn): number {
  if (turn.wins) return 0
  if (best.wins) return Math.max(best.points, best.value - pass.value)
  const loss = best.value - turn.value
  return loss > NEGLIGIBLE_LOSS ? loss : 0
}
