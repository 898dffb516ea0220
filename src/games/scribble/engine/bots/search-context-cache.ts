import type { Report } from '#kernel/engine.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import type { Dictionaries } from '../../rules/dictionaries.ts'
import type { View } from '../../rules/types.ts'
import { pointsByCode } from '../plays/letter-codes.ts'
import { createSearchContext, type SearchContext } from './search-context.ts'

/** Maximum number of cached contexts; one worker seldom needs more. */
const MAX_CONTEXTS = 2

export interface SearchContextCacheOptions {
  readonly dictionaries: Dictionaries
  readonly report: Report
}

/** The search context for the rules of a view. */
export type SearchContextFor = (view: View) => SearchContext

export function createSearchContextCache({
  dictionaries,
  report,
}: SearchContextCacheOptions): SearchContextFor {
  const known = new Map<string, SearchContext>()
  return view => {
    const lexicon = dictionaries.find(view.dictionary)
    if (!lexicon) throw new Error(`The dictionary ${view.dictionary} is not here.`)
    const amounts = initialAmounts(view, lexicon.alphabet)
    const key = JSON.stringify([view.dictionary, view.sideRuns, view.letters, amounts])
    const before = known.get(key)
    if (before) return before
    const points = pointsByCode(view.letters, lexicon.alphabet)
    const context = createSearchContext({
      rules: { lexicon, points, amounts, strict: view.sideRuns === 'strict' },
      report,
    })
    if (known.size >= MAX_CONTEXTS) known.delete(known.keys().next().value!)
    known.set(key, context)
    return context
  }
}

/** How many there were of each letter before the game, by code: on the board, in the bags and unseen. */
function initialAmounts({ letters, board, bags, unseen }: View, { codes }: Alphabet): number[] {
  const amounts = Array<number>(codes.size + 1).fill(0)
  for (const [index, { letter }] of letters.entries()) amounts[codes.get(letter)!]! += unseen[index]!
  for (const letter of [...board.flat(), ...bags.flatMap(bag => bag ?? [])])
    if (letter !== null) amounts[codes.get(letter)!]!++
  return amounts
}
