import { createEngine } from '#games/obstruction/engine/engine.ts'
import { LEVELS } from '#games/obstruction/engine/levels.ts'
import { type Chooser, countWins } from '#games/obstruction/testing/level-match.ts'
import { randomFor } from '#kernel/random.ts'
import type { Step } from './rating.ts'

/** Each level of Obstruction against the one below it on a board. */
export async function measureObstruction(size: string, games: number): Promise<readonly Step[]> {
  const { bots } = await createEngine(() => {})
  const choosers = Object.keys(LEVELS).map(level => ({ level, choose: chooserOf(level) }))
  return choosers.slice(1).map(({ level, choose }, index) => {
    const share = countWins(size, choose, choosers[index]!.choose, games, `ladder ${size}`) / games
    return { level, share, error: Math.sqrt((share * (1 - share)) / games) }
  })

  function chooserOf(level: string): Chooser {
    return (view, seed, ply) => bots![level]!.choose(view, randomFor(seed, ply, level))
  }
}
