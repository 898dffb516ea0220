import { accept, type Result } from '#kernel/result.ts'
import { type AlphabetRefusals, type LetterRefusals, rejectAlphabet, rejectLetters } from './refusals.ts'

/** The letters of words, in alphabetical order. Plain data, so that it can be sent to a worker. */
export interface Alphabet {
  /** As they are displayed. The code of a letter is its position, counted from 1; code 0 is not a letter. */
  readonly letters: readonly string[]
  readonly codes: ReadonlyMap<string, number>
  /** Characters of the longest letter: more than 1 if letters such as LL or CH exist. */
  readonly widest: number
  /** Whether i and ı are different letters, with the capitals İ and I. */
  readonly dotted: boolean
  /** Lookup table for characters below the combining marks: the letter's code, or 0 if it depends on its neighbours. */
  readonly simple: Uint8Array
}

/** A node's mask has 32 bits: one for each letter and one for the separator. */
export const MOST_LETTERS = 31

/** Separates two letters that would be read as one: L|L is twice the letter L if LL is a letter too. */
export const DIVIDER = '|'

const COMBINING_DOT = '\u0307'
const FIRST_COMBINING = 0x300

export function createAlphabet(texts: readonly string[]): Result<Alphabet, AlphabetRefusals> {
  if (texts.length === 0) return rejectAlphabet('no-letters')
  if (texts.length > MOST_LETTERS)
    return rejectAlphabet('too-many-letters', { count: texts.length, most: MOST_LETTERS })
  const dotted = texts.some(text => /[İı]/.test(text.normalize('NFC')))
  const letters: string[] = []
  const codes = new Map<string, number>()
  for (const text of texts) {
    const letter = fold(text, dotted)
    if (!isLetter(letter)) return rejectAlphabet('not-a-letter', { letter: text })
    if (codes.has(letter)) return rejectAlphabet('letter-twice', { letter: text })
    letters.push(letter)
    codes.set(letter, letters.length)
  }
  const widest = Math.max(...letters.map(letter => letter.length))
  return accept({ letters, codes, widest, dotted, simple: simpleCodes(codes, widest, dotted) })
}

/** Creates an alphabet from letters in our own code and throws if they are not valid. */
export function alphabetOf(letters: string): Alphabet {
  const created = createAlphabet(letters.split(' '))
  if (!created.ok) throw new Error(`Not an alphabet: ${letters} (${created.rejection.code})`)
  return created.value
}

/** The codes of a text's letters in any case. Matches the longest letter first; rejects with the first unknown character. */
export function readLetters(alphabet: Alphabet, text: string): Result<number[], LetterRefusals> {
  const codes = readByTable(alphabet, text)
  return codes ? accept(codes) : readByLongestMatch(alphabet, text)
}

/** A fast path that covers almost all words. */
function readByTable({ simple }: Alphabet, text: string): number[] | undefined {
  const codes: number[] = []
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    const code = unit < simple.length ? simple[unit]! : 0
    if (code === 0) return undefined
    codes.push(code)
  }
  return codes
}

function readByLongestMatch(alphabet: Alphabet, text: string): Result<number[], LetterRefusals> {
  const folded = fold(text, alphabet.dotted)
  const codes: number[] = []
  for (let at = 0; at < folded.length; ) {
    if (folded[at] === DIVIDER) {
      at++
      continue
    }
    const width = widthAt(alphabet, folded, at)
    if (width === 0) return rejectLetters('unknown-letter', { sign: characterAt(folded, at) })
    codes.push(alphabet.codes.get(folded.slice(at, at + width))!)
    at += width
  }
  return accept(codes)
}

/** The text of these letters, with dividers if it would not read back as the same letters. */
export function writeLetters(alphabet: Alphabet, codes: ArrayLike<number>): string {
  const letters = Array.from(codes, code => alphabet.letters[code - 1]!)
  const text = letters.join('')
  // Letters of a single character are never ambiguous.
  if (alphabet.widest === 1) return text
  const read = readLetters(alphabet, text)
  const isSame =
    read.ok && read.value.length === codes.length && read.value.every((code, index) => code === codes[index])
  return isSame ? text : letters.join(DIVIDER)
}

/** The normal form for comparing letters: composed, and in upper case unless that has more characters. */
export function fold(text: string, dotted: boolean): string {
  let folded = ''
  for (const character of text.normalize('NFC')) folded += capital(character, dotted)
  // Programs without Turkish case rules write the lower case of İ as an i with a combining dot.
  return dotted ? folded.replaceAll(`İ${COMBINING_DOT}`, 'İ') : folded
}

function capital(character: string, dotted: boolean): string {
  if (dotted && character === 'i') return 'İ'
  // Not a letter of other alphabets: read as I, it would silently turn Turkish words into different ones.
  if (!dotted && character === 'ı') return character
  // The capital ß is one character, but JavaScript returns SS.
  if (character === 'ß') return 'ẞ'
  const upper = character.toUpperCase()
  return upper.length === character.length ? upper : character
}

/** A text in small letters, character by character: the sigma at the end of a word is the letter that it is elsewhere. */
export function lowerCase(text: string, dotted: boolean): string {
  let small = ''
  for (const character of text.normalize('NFC')) small += smallLetter(character, dotted)
  return small
}

function smallLetter(character: string, dotted: boolean): string {
  if (dotted && character === 'I') return 'ı'
  if (character === 'İ') return dotted ? 'i' : character
  const small = character.toLowerCase()
  return small.length === character.length ? small : character
}

function simpleCodes(codes: ReadonlyMap<string, number>, widest: number, dotted: boolean): Uint8Array {
  const simple = new Uint8Array(FIRST_COMBINING)
  // If a letter has several characters, a single character may be part of it.
  if (widest > 1) return simple
  for (let unit = 0; unit < simple.length; unit++)
    simple[unit] = codes.get(fold(String.fromCharCode(unit), dotted)) ?? 0
  return simple
}

function widthAt(alphabet: Alphabet, text: string, at: number): number {
  for (let width = Math.min(alphabet.widest, text.length - at); width > 0; width--)
    if (alphabet.codes.has(text.slice(at, at + width))) return width
  return 0
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at)!)
}

function isLetter(text: string): boolean {
  // Excludes characters that have a meaning in patterns, boards and files.
  return /^[^\s\d.#|?*,;:"()[\]{}<>/\\]{1,4}$/u.test(text)
}
