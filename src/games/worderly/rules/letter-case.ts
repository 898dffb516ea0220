import { fold, lowerCase } from '#lexicon/alphabet.ts'

/** Whether i and ı are different letters, which only the presence of ı or İ can tell. */
export function isDotted(letters: string): boolean {
  return /[ıİ]/.test(letters)
}

/**
 * A word of an alphabet with i and ı, with İ for i: then every word and letter shows by itself that its capital is İ,
 * also where no ı is beside it.
 */
export function markDottedI(word: string): string {
  return word.replaceAll('i', 'İ')
}

/** Words in capitals, letter by letter; `among` are the letters of the table, if the text alone does not show them. */
export function inCapitals(text: string, among = text): string {
  return fold(text, isDotted(among))
}

/** The same in small letters. */
export function inSmallLetters(text: string, among = text): string {
  return lowerCase(text, isDotted(among))
}

/** Letters that a player may type for another one, which is meant where only that one is there. */
const MEANT = [
  ['i', 'İ'],
  // A capital I was read as i.
  ['i', 'ı'],
  ['ς', 'σ'],
] as const

/** A typed text in the letters of the table. */
export function typedAmong(letters: string, typed: string): string {
  return guessAmong(letters, inSmallLetters(typed, letters))
}

/** A guess in small letters in those of the table. */
export function guessAmong(letters: string, guess: string): string {
  return MEANT.reduce(
    (word, [typed, meant]) =>
      letters.includes(meant) && !letters.includes(typed) ? word.replaceAll(typed, meant) : word,
    guess,
  )
}
