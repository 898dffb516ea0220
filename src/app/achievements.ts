import type { DescribeAchievement } from '#kernel/words.ts'
import type { PuzzleResult } from './statistics.ts'

/** What a game has earned for the first time, among all that are kept; undefined where that is nothing. */
export function newAchievement(
  game: PuzzleResult,
  kept: readonly PuzzleResult[],
  earned: DescribeAchievement,
): string | undefined {
  const isSolved = ({ outcome }: PuzzleResult) => outcome === 'solved'
  if (!isSolved(game)) return undefined
  const before = kept.filter(one => isSolved(one) && one.at < game.at)
  return earned(
    game.facts,
    before.map(({ facts }) => facts),
  )
}
