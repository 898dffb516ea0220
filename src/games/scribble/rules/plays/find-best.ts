import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Lanes } from './lanes.ts'
import { createAllFinder } from './find-all.ts'
import { findOpenings } from './opening.ts'
import { createPlayList, type FoundPlay, playAt } from './play-list.ts'

export interface BestFinder {
  readonly visited: number
  find(bag: Uint8Array): FoundPlay | undefined
  findOpening(bag: readonly number[]): FoundPlay | undefined
}

export function createBestFinder(lexicon: Lexicon, lanes: Lanes, points: Int32Array): BestFinder {
  const list = createPlayList()
  const all = createAllFinder(lexicon, lanes, points)
  function best(): FoundPlay | undefined {
    let found: FoundPlay | undefined
    for (let index = 0; index < list.count; index++) {
      const play = playAt(list, index)
      if (!found || play.score > found.score) found = play
    }
    return found
  }
  return {
    visited: 0,
    find(bag) {
      all.find(bag, list)
      return best()
    },
    findOpening(bag) {
      findOpenings(lexicon, points, bag, list)
      return best()
    },
  }
}
