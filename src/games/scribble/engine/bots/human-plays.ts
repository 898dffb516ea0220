import type { Random } from '#kernel/random.ts'
import { LANES } from '../plays/board-lanes.ts'
import type { Finder } from '../plays/finder.ts'
import { wordCodesOf } from '../plays/letter-codes.ts'
import { createPlayList, type FoundPlay, playAt } from '../plays/play-list.ts'
import type { HumanLimits } from './levels.ts'

const list = createPlayList()

export interface HumanPlayOptions {
  readonly limits: HumanLimits
  readonly random: Random
  isInoffensive(play: FoundPlay): boolean
}

/** The choice of a player who overlooks some plays, on the finder's board with the finder's words. */
export function chooseHumanPlay(
  finder: Finder,
  bag: Uint8Array,
  points: readonly number[],
  { limits, random, isInoffensive }: HumanPlayOptions,
): FoundPlay | undefined {
  finder.findAll(bag, list)
  const plays = Array.from({ length: list.count }, (_, index) => playAt(list, index))
  const looksAt = new Set(
    random.shuffled(Array.from({ length: LANES }, (_, lane) => lane)).slice(0, limits.lanes),
  )
  const recalled = new Map<string, boolean>()
  const seen = plays.filter(play => looksAt.has(play.lane) && isSeen(play))
  // A player who has seen nothing looks again, for the shortest words.
  const offered = seen.length > 0 ? seen : shortestPlays(plays)
  let best: FoundPlay | undefined
  let compared = 0
  for (const play of random.shuffled(offered)) {
    if (compared === limits.compares) break
    if (!isInoffensive(play)) continue
    compared++
    if (!best || play.score > best.score) best = play
  }
  return best

  function isSeen(play: FoundPlay): boolean {
    const word = wordCodesOf(play, finder)
    const text = word.join(' ')
    const known = recalled.get(text) ?? random.below(100) < (limits.recalls[word.length - 2] ?? 0)
    recalled.set(text, known)
    if (!known) return false
    const alone = word.reduce((sum, code) => sum + points[code]!, 0)
    return play.score === alone || random.below(100) < limits.sideways
  }
}

function shortestPlays(plays: readonly FoundPlay[]): readonly FoundPlay[] {
  const fewest = Math.min(...plays.map(({ letters }) => letters.length))
  return plays.filter(({ letters }) => letters.length === fewest)
}
