import type { Keeping } from '../rules/analysis/keeping.ts'
import { createKeeping } from './computer/keeping.ts'
import type { Mind } from './computer/mind.ts'

/** Weighs letters by what self-play has taught. */
export function learnedKeeping({ values, rules }: Pick<Mind, 'values' | 'rules'>): Keeping {
  const keeping = createKeeping(values, rules.lexicon.alphabet)
  return {
    weigh({ bag, unseen, left }) {
      keeping.expect(unseen)
      keeping.weigh(bag, left)
      // The arrays are used again for the next bag.
      const [strides, words, exchanges] = [keeping.strides, keeping.afterWord, keeping.afterExchange].map(
        list => list.slice(),
      ) as [Uint8Array, Float64Array, Float64Array]
      const partOf = (letters: readonly number[]) => letters.reduce((sum, code) => sum + strides[code]!, 0)
      return {
        afterWord: letters => words[partOf(letters)]!,
        afterExchange: letters => exchanges[partOf(letters)]!,
      }
    },
  }
}
