import type { GameText } from '#kernel/text.ts'
import type { PuzzleResult } from './statistics.ts'

/** What a puzzle has earned for the first time among all saved ones; undefined for nothing. */
export function newAchievement(
  game: PuzzleResult,
  saved: readonly PuzzleResult[],
  textOf: NonNullable<GameText['achievement']>,
): string | undefined {
  const isSolved = ({ outcome }: PuzzleResult) => outcome === 'solved'
  if (!isSolved(game)) return undefined
  const before = saved.filter(one => isSolved(one) && one.at < game.at)
  return textOf(
    game.facts,
    before.map(({ facts }) => facts),
  )
}
