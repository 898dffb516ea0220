import type { Alphabet } from '#lexicon/alphabet.ts'
import type { Finder } from '../plays/finder.ts'
import type { RatedPlay } from '../plays/top-plays.ts'
import { createLeaveValueTable, valueAtOrLast } from './leave-values.ts'
import type { LetterValues } from './letter-values.ts'

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

  function bestPlay(finder: Finder, bag: Uint8Array, left: number): RatedPlay | undefined {
    return rankPlays(finder, bag, left, 1)[0]
  }

  function rankPlays(finder: Finder, bag: Uint8Array, left: number, most: number): readonly RatedPlay[] {
    keeping.weigh(bag, left)
    return finder.findTop(bag, keeping, most)
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
