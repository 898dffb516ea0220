import type { GameText } from '#kernel/text.ts'
import type { PuzzleResult } from './statistics.ts'

/** The achievement that a puzzle is the first among the saved ones to reach; undefined if there is none. */
export function newAchievement(
  game: PuzzleResult,
  saved: readonly PuzzleResult[],
  textOf: NonNullable<GameText['achievement']>,
): string | undefined {
  const isSolved = ({ outcome }: PuzzleResult) => outcome === 'solved'
  if (!isSolved(game)) return undefined
  const before = saved.filter(other => isSolved(other) && other.at < game.at)
  return textOf(
    game.facts,
    before.map(({ facts }) => facts),
  )
}
