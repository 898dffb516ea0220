import { MAIN_LENGTH, SHORTEST } from './layout.ts'
import { missingLetter } from './letters.ts'
import type { GuessResult, State } from './types.ts'

/** The result of a guess, whatever it costs (W1 to W3). */
export function judgeGuess(state: State, word: string): GuessResult {
  if (word === '') return 'empty'
  if (word.length < SHORTEST) return 'too-short'
  if (word.length > MAIN_LENGTH) return 'too-long'
  if (missingLetter(word, state.letters) !== undefined) return 'letters'
  const found = state.found.find(one => one.word === word)
  if (found) return found.how === 'guessed' ? 'found-before' : 'revealed-before'
  if (state.bonus.includes(word) || state.wrong.includes(word)) return 'repeated'
  if (state.layout.words.some(placement => placement.word === word)) return 'found'
  return state.bonusWords.includes(word) || state.quietWords.includes(word) ? 'bonus' : 'wrong'
}
