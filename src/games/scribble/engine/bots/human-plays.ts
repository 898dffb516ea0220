import type { Random } from '#kernel/random.ts'
import { LANES } from '../plays/board-lanes.ts'
import type { Finder } from '../plays/finder.ts'
import { wordCodesOf } from '../plays/letter-codes.ts'
import type { FoundPlay } from '../plays/play-list.ts'
import type { RatedPlay } from '../plays/top-plays.ts'
import type { HumanLimits } from './levels.ts'

/** How well a level knows a word: not at all, or as one of the words that everybody uses, or as another. */
export type Familiarity = 'unknown' | 'uncommon' | 'common'

export interface HumanPlayOptions {
  readonly limits: HumanLimits
  readonly points: readonly number[]
  readonly random: Random
  familiarity(word: readonly number[]): Familiarity
  isInoffensive(play: FoundPlay): boolean
}

/** The choice of a player who overlooks some of the plays on the finder's board. */
export function chooseHumanPlay(
  plays: readonly RatedPlay[],
  finder: Finder,
  { limits, points, random, familiarity, isInoffensive }: HumanPlayOptions,
): RatedPlay | undefined {
  const looksAt = new Set(
    random.shuffled(Array.from({ length: LANES }, (_, lane) => lane)).slice(0, limits.lanes),
  )
  /** The plays that came to mind this turn, by word. */
  const recalled = new Map<string, Recall>()
  const seen = plays.filter(({ play }) => looksAt.has(play.lane) && isSeen(play))
  // A player who has seen nothing looks again, for the shortest words.
  const offered = seen.length > 0 ? seen : shortest(plays.filter(({ play }) => recall(play).isKnown))
  let best: RatedPlay | undefined
  let compared = 0
  for (const rated of limits.compares < offered.length ? random.shuffled(offered) : offered) {
    if (compared === limits.compares) break
    if (best && rated.value <= best.value) {
      compared++
      continue
    }
    if (!isInoffensive(rated.play)) continue
    compared++
    best = rated
  }
  return best

  function recall(play: FoundPlay): Recall {
    const word = wordCodesOf(play, finder)
    const key = String.fromCharCode(...word)
    const before = recalled.get(key)
    if (before) return before
    const known = familiarity(word)
    const percent = limits.recalls[Math.min(Math.max(0, word.length - 2), limits.recalls.length - 1)]!
    const chance = known === 'uncommon' ? (percent * limits.uncommon) / 100 : percent
    const result: Recall = {
      isKnown: known !== 'unknown',
      comesToMind: known !== 'unknown' && random.below(10_000) < 100 * chance,
      points: word.reduce((sum, code) => sum + points[code]!, 0),
    }
    recalled.set(key, result)
    return result
  }

  function isSeen(play: FoundPlay): boolean {
    const { comesToMind, points: alone } = recall(play)
    return comesToMind && (play.score === alone || random.below(100) < limits.sideways)
  }
}

interface Recall {
  readonly isKnown: boolean
  readonly comesToMind: boolean
  /** The points of the word by itself. */
  readonly points: number
}

function shortest(plays: readonly RatedPlay[]): readonly RatedPlay[] {
  const fewest = Math.min(...plays.map(({ play }) => play.letters.length))
  return plays.filter(({ play }) => play.letters.length === fewest)
}
