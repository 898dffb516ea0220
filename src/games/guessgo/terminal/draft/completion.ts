import { wordsLeft } from '../../presentation.ts'
import type { View } from '../../rules/types.ts'
import { findInPool, searchKey } from '../../rules/word.ts'
import type { Draft } from './draft.ts'

/** The words that can be typed now: of the pool, or for the coin. */
export function candidates(view: View): readonly string[] {
  if (view.phase !== 'tossing') return wordsLeft(view)
  return view.viewer === 0 ? ['heads', 'tails', 'leave'] : ['heads', 'tails']
}

/** The words that match the typed text: those that begin with it, then those that contain it. */
export function matchingWords(words: readonly string[], typed: string): readonly string[] {
  const text = searchKey(typed)
  if (text === '') return words
  const begin = words.filter(word => searchKey(word).startsWith(text))
  const have = words.filter(word => !searchKey(word).startsWith(text) && searchKey(word).includes(text))
  return [...begin, ...have]
}

/** The word that Enter takes: the one that is typed out, else the first that begins so; by turns any other that fits. */
export function completeWord(view: View, { typed, turns }: Draft): string | undefined {
  if (typed.trim() === '') return undefined
  const words = matchingWords(candidates(view), typed)
  if (turns > 0) return words[(turns - 1) % Math.max(1, words.length)]
  const exact = view.phase === 'tossing' ? undefined : findInPool(view.terms.pool, typed)
  return exact ?? words.find(word => searchKey(word).startsWith(searchKey(typed)))
}
