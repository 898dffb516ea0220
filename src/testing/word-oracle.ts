import fc from 'fast-check'
import { type Alphabet, alphabetOf, readLetters, writeLetters } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'

export const turkish = alphabetOf('A B C Ç D E F G Ğ H I İ J K L M N O Ö P R S Ş T U Ü V Y Z')
/** As it was until 1994: CH, LL and RR are letters of their own, each with its place in the order. */
export const spanish = alphabetOf('A B C CH D E F G H I J L LL M N Ñ O P Q R RR S T U V X Y Z')
export const alphabets = { english, turkish, spanish }

/** Letters' codes as one would write them down: a plain list. */
export type LetterCodes = readonly number[]

/** Words of few different letters, so that they share beginnings and endings. */
export function arbitraryWords(alphabet: Alphabet, most = 60): fc.Arbitrary<LetterCodes[]> {
  const letters = alphabet.letters.length
  return fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: letters - 5 }))
    .chain(([kinds, first]) =>
      fc.array(fc.array(fc.integer({ min: first + 1, max: first + kinds }), { minLength: 2, maxLength: 8 }), {
        maxLength: most,
      }),
    )
}

/** The words in order, each once, by the plainest means. */
export function sortedUnique(words: readonly LetterCodes[]): LetterCodes[] {
  const sorted = [...words].sort(compareCodes)
  return sorted.filter((word, index) => index === 0 || compareCodes(sorted[index - 1]!, word) !== 0)
}

export function toTexts(alphabet: Alphabet, words: readonly LetterCodes[]): string[] {
  return words.map(word => writeLetters(alphabet, word))
}

export function toCodes(alphabet: Alphabet, text: string): number[] {
  const read = readLetters(alphabet, text)
  if (!read.ok) throw new Error(`${text} has a strange letter`)
  return read.value
}

/** In small letters, as a person of that language would write it. */
export function lowerCaseIn(alphabet: Alphabet, text: string): string {
  return text.toLocaleLowerCase(alphabet.dotted ? 'tr' : 'en')
}

function compareCodes(one: LetterCodes, other: LetterCodes): number {
  for (let index = 0; index < Math.min(one.length, other.length); index++)
    if (one[index] !== other[index]) return one[index]! - other[index]!
  return one.length - other.length
}
