import type { LeaveEvaluator } from '../analysis/leave-evaluator.ts'
import type { SearchContext } from '../bots/search-context.ts'
import { createLeaveValueTable } from './leave-values.ts'

/** Evaluates letters by the values learned from self-play. */
export function createLearnedLeaveEvaluator({
  values,
  rules,
}: Pick<SearchContext, 'values' | 'rules'>): LeaveEvaluator {
  const keeping = createLeaveValueTable(values, rules.lexicon.alphabet)
  return {
    evaluate({ bag, unseen, left }) {
      keeping.expect(unseen)
      keeping.weigh(bag, left)
      // The arrays are reused for the next bag.
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
