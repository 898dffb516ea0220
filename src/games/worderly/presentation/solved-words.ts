import { sortedLetters } from '../rules/letters.ts'
import type { View } from '../rules/types.ts'

/** A word that the letters spell, once the game is over. */
export interface SolvedWord {
  readonly word: string
  /** Hidden words are found, revealed by others or missed; other words are bonus words that were found, or not. */
  readonly status: 'found' | 'revealed' | 'missed' | 'bonus' | 'other'
  /** The other words that need exactly the same letters. */
  readonly sameLetters: readonly string[]
}

/** Every word of a game that is over, the longest first; of the bonus words that nobody found only common ones (W16). */
export function solvedWords({ words, bonus, bonusMissed }: View): readonly SolvedWord[] {
  const hidden = words.flatMap(({ word, how }) =>
    word === null
      ? []
      : [
          {
            word,
            status: how === 'guessed' ? ('found' as const) : how === 'revealed' ? how : ('missed' as const),
          },
        ],
  )
  const others = bonusMissed.map(word => ({ word, status: 'other' as const }))
  const all = [...hidden, ...bonus.map(word => ({ word, status: 'bonus' as const })), ...others]
  const sameLettersAs = (word: string) =>
    all.map(one => one.word).filter(one => one !== word && sortedLetters(one) === sortedLetters(word))
  return all
    .map(one => ({ ...one, sameLetters: sameLettersAs(one.word) }))
    .toSorted((one, other) => other.word.length - one.word.length || one.word.localeCompare(other.word))
}

/** How common a word is, from 5 for those that everybody knows to 1 for rare ones. */
export type Commonness = 1 | 2 | 3 | 4 | 5

/** The question for the engine how common words are. */
export interface CommonnessQuestion {
  readonly ask: 'commonness'
  readonly words: readonly string[]
}

/** In the order of the words; null for words that no list knows, such as those of a custom list. */
export interface CommonnessAnswer {
  readonly commonness: readonly (Commonness | null)[]
}

/** The question about all words of a game that is over. */
export function commonnessQuestion(view: View): CommonnessQuestion {
  return { ask: 'commonness', words: solvedWords(view).map(({ word }) => word) }
}
