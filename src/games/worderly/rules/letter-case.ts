import { fold, lowerCase } from '#lexicon/alphabet.ts'

/** Whether i and ı are different letters, which only their presence can tell. */
function isDotted(letters: string): boolean {
  return /[ıİ]/.test(letters)
}

/** Words in capitals, letter by letter; `among` are the letters of the table, if the text alone does not show them. */
export function inCapitals(text: string, among = text): string {
  return fold(text, isDotted(among))
}

/** The same in small letters, as words are kept. */
export function inSmallLetters(text: string, among = text): string {
  return lowerCase(text, isDotted(among))
}

/** Letters that a player may type for another one, which is meant where only that one is there. */
const MEANT = [
  // A capital I was read as i.
  ['i', 'ı'],
  ['ς', 'σ'],
] as const

/** A guess in the letters of the table. */
export function guessAmong(letters: string, guess: string): string {
  return MEANT.reduce(
    (word, [typed, meant]) =>
      letters.includes(meant) && !letters.includes(typed) ? word.replaceAll(typed, meant) : word,
    guess,
  )
}
