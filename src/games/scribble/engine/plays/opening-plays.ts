import type { Lexicon } from '#lexicon/lexicon.ts'
import { visitSubWords } from '#lexicon/sub-words.ts'
import { SIDE } from '../../rules/types.ts'
import { LANES } from './board-lanes.ts'
import {
  COUNT_SHIFT,
  type FoundPlay,
  growPlayList,
  LANE_SHIFT,
  LETTER_BITS,
  LOW_LETTERS,
  PLACE_SHIFT,
  type PlayList,
  SCORE_SHIFT,
} from './play-list.ts'

/** The first word may be placed anywhere: lists every word of the bag at every place. */
export function findOpenings(
  lexicon: Lexicon,
  points: Int32Array,
  bag: readonly number[],
  list: PlayList,
): void {
  list.count = 0
  visitSubWords(lexicon, bag, {}, letters => {
    let low = 0
    let high = (letters[LOW_LETTERS] ?? 0) | (letters.length << COUNT_SHIFT)
    for (let at = 0; at < letters.length; at++) {
      if (at < LOW_LETTERS) low |= letters[at]! << (at * LETTER_BITS)
      high += points[letters[at]!]! << SCORE_SHIFT
    }
    for (let lane = 0; lane < LANES; lane++)
      for (let place = 0; place <= SIDE - letters.length; place++) {
        if (2 * list.count === list.numbers.length) growPlayList(list)
        list.numbers[2 * list.count] = low
        list.numbers[2 * list.count++ + 1] = high | (lane << LANE_SHIFT) | (place << PLACE_SHIFT)
      }
  })
}

/** The best first word. All its places score the same, so it goes to the middle. */
export function findBestOpening(
  lexicon: Lexicon,
  points: Int32Array,
  bag: readonly number[],
): FoundPlay | undefined {
  let found: FoundPlay | undefined
  visitSubWords(lexicon, bag, {}, word => {
    let score = 0
    for (const code of word) score += points[code]!
    if (score > (found?.score ?? -1))
      found = { lane: SIDE >> 1, place: (SIDE - word.length) >> 1, letters: [...word], score }
  })
  return found
}
