import { MAIN_LENGTH, SHORTEST, WORD_COUNT } from '../../rules/layout.ts'

/** The words that a layout may use, encoded as numbers. */
export interface CandidateWords {
  /** The main word first, then the others from the longest to the shortest. */
  readonly words: readonly string[]
  /** Letters as numbers from 1, word after word; `starts` has the start of each word, and the end of the last. */
  readonly codes: Uint8Array
  readonly starts: Uint16Array
  /** The first word of each length, by that length; the words of a length are in no order. */
  readonly firstOf: readonly number[]
}

/** Whether this number of sub-words is enough for a puzzle (W6). */
export function hasEnoughSubWords(subWords: readonly string[]): boolean {
  return subWords.length >= WORD_COUNT - 1
}

export function candidateWordsOf(main: string, subWords: readonly string[]): CandidateWords {
  const words = [main, ...subWords.toSorted((one, other) => other.length - one.length)]
  const letters = [...new Set(main)]
  const starts = new Uint16Array(words.length + 1)
  for (const [index, word] of words.entries()) starts[index + 1] = starts[index]! + word.length
  const codes = Uint8Array.from(words.join(''), letter => letters.indexOf(letter) + 1)
  const firstOf: number[] = []
  for (let length = MAIN_LENGTH; length >= SHORTEST - 1; length--) {
    const first = words.findIndex((word, index) => index > 0 && word.length <= length)
    firstOf[length] = first < 0 ? words.length : first
  }
  return { words, codes, starts, firstOf }
}
