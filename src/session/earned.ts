import type { Earned } from '#kernel/words.ts'
import type { Told } from './figures.ts'

/** What a game has earned for the first time, among all that are kept; undefined where that is nothing. */
export function earnedBy(game: Told, kept: readonly Told[], earned: Earned): string | undefined {
  const isSolved = ({ outcome }: Told) => outcome === 'solved'
  if (!isSolved(game)) return undefined
  const before = kept.filter(one => isSolved(one) && one.at < game.at)
  return earned(
    game.facts,
    before.map(({ facts }) => facts),
  )
}
