import type { Alphabet } from '#lexicon/alphabet.ts'
import type { Finder } from '../plays/finder.ts'
import {
  COUNT_SHIFT,
  createPlayList,
  type FoundPlay,
  LETTER_BITS,
  LOW_LETTERS,
  playAt,
  SCORE_SHIFT,
} from '../plays/play-list.ts'
import { createLeaveValueTable, valueAtOrLast } from './leave-values.ts'
import type { LetterValues } from './letter-values.ts'

/** A play with its value: its points and the value of the letters it leaves. */
export interface RatedPlay {
  readonly play: FoundPlay
  readonly value: number
}

export interface RatedExchange {
  /** Codes; none for a pass. */
  readonly letters: readonly number[]
  readonly value: number
}

/** Evaluates turns statically, without trying continuations. */
export interface Evaluator {
  /** Sets the letters that may be drawn, for all calls until it is called again. */
  setUnseen(unseen: ArrayLike<number>): void
  /** The best play with a bag, with `left` letters in the reservoir. */
  bestPlay(finder: Finder, bag: Uint8Array, left: number): RatedPlay | undefined
  /** The best plays, best first. */
  rankPlays(finder: Finder, bag: Uint8Array, left: number, most: number): readonly RatedPlay[]
  /** A pass and the best exchange of each size, best first. */
  rankExchanges(bag: Uint8Array, left: number): readonly RatedExchange[]
  /** The value of the bag without the `gone` letters, with `left` letters in the reservoir afterwards. */
  leaveValueAfter(bag: Uint8Array, gone: readonly number[], left: number): number
  /** The value of being the one to move. */
  tempoAt(left: number): number
}

export function createEvaluator(values: LetterValues, alphabet: Alphabet): Evaluator {
  const keeping = createLeaveValueTable(values, alphabet)
  const list = createPlayList()
  let worths = new Float64Array(1 << 13)

  /** The value of the play at this index. */
  function playValue(index: number): number {
    const low = list.numbers[2 * index]!
    const high = list.numbers[2 * index + 1]!
    const count = (high >>> COUNT_SHIFT) & 7
    let part = count > LOW_LETTERS ? keeping.strides[high & 31]! : 0
    for (let rest = low, at = 0; at < count && at < LOW_LETTERS; at++, rest >>>= LETTER_BITS)
      part += keeping.strides[rest & 31]!
    return (high >>> SCORE_SHIFT) + keeping.afterWord[part]!
  }

  function bestPlay(finder: Finder, bag: Uint8Array, left: number): RatedPlay | undefined {
    finder.findAll(bag, list)
    keeping.weigh(bag, left)
    let found = -1
    let value = Number.NEGATIVE_INFINITY
    for (let index = 0; index < list.count; index++) {
      const one = playValue(index)
      if (one > value) {
        value = one
        found = index
      }
    }
    return found < 0 ? undefined : { play: playAt(list, found), value }
  }

  function rankPlays(finder: Finder, bag: Uint8Array, left: number, most: number): readonly RatedPlay[] {
    finder.findAll(bag, list)
    keeping.weigh(bag, left)
    if (worths.length < list.count) worths = new Float64Array(2 * list.count)
    for (let index = 0; index < list.count; index++) worths[index] = playValue(index)
    return Array.from({ length: list.count }, (_, index) => index)
      .sort((one, other) => worths[other]! - worths[one]!)
      .slice(0, most)
      .map(index => ({ play: playAt(list, index), value: worths[index]! }))
  }

  function rankExchanges(bag: Uint8Array, left: number): readonly RatedExchange[] {
    keeping.weigh(bag, left)
    const bestOfSize: number[] = []
    for (let part = 0; part <= keeping.whole; part++) {
      const size = keeping.sizes[part]!
      const before = bestOfSize[size]
      if (before === undefined || keeping.afterExchange[part]! > keeping.afterExchange[before]!)
        bestOfSize[size] = part
    }
    return bestOfSize
      .map(part => ({ letters: keeping.lettersOf(part), value: keeping.afterExchange[part]! }))
      .sort((one, other) => other.value - one.value)
  }

  function leaveValueAfter(bag: Uint8Array, gone: readonly number[], left: number): number {
    return left <= 0 ? 0 : valueAtOrLast(values.again, left) * keeping.keptWithout(bag, gone)
  }

  function tempoAt(left: number): number {
    return valueAtOrLast(values.tempo, left)
  }

  return {
    setUnseen: unseen => keeping.expect(unseen),
    ...{ bestPlay, rankPlays, rankExchanges, leaveValueAfter, tempoAt },
  }
}
