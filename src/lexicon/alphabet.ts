import { accept, type Result, reject } from '#kernel/result.ts'

/** The letters words are made of, in their order. Plain data, so that it can be sent to a worker. */
export interface Alphabet {
  /** As they are shown. A letter has the code of its place, counted from 1; code 0 is no letter. */
  readonly letters: readonly string[]
  readonly codes: ReadonlyMap<string, number>
  /** Signs of the longest letter: 1, unless some are written with several, as LL or CH may be. */
  readonly widest: number
  /** Whether i and ı are two letters, with İ and I for capitals. */
  readonly dotted: boolean
  /** For signs before the combining marks: the code of the letter that the sign is whatever stands beside it, or 0. */
  readonly simple: Uint8Array
}

/** A node has 32 bits: one for each letter and one for the turn. */
export const MOST_LETTERS = 31

/** May stand between two letters that would be read as one: L|L is twice the letter L where LL is another. */
export const DIVIDER = '|'

const COMBINING_DOT = '\u0307'
const FIRST_COMBINING = 0x300

export function createAlphabet(given: readonly string[]): Result<Alphabet> {
  if (given.length === 0) return reject('no-letters')
  if (given.length > MOST_LETTERS)
    return reject('too-many-letters', { count: given.length, most: MOST_LETTERS })
  const dotted = given.some(letter => /[İı]/.test(letter.normalize('NFC')))
  const letters: string[] = []
  const codes = new Map<string, number>()
  for (const text of given) {
    const letter = fold(text, dotted)
    if (!isLetter(letter)) return reject('not-a-letter', { letter: text })
    if (codes.has(letter)) return reject('letter-twice', { letter: text })
    letters.push(letter)
    codes.set(letter, letters.length)
  }
  const widest = Math.max(...letters.map(letter => letter.length))
  return accept({ letters, codes, widest, dotted, simple: simpleCodes(codes, widest, dotted) })
}

/** An alphabet that is known to be good. */
export function alphabetOf(letters: string): Alphabet {
  const created = createAlphabet(letters.split(' '))
  if (!created.ok) throw new Error(`Not an alphabet: ${letters} (${created.rejection.code})`)
  return created.value
}

/** The codes of a text's letters in any case, the longest letter that fits first; or the sign that is no letter. */
export function readLetters(alphabet: Alphabet, text: string): Result<number[]> {
  const simply = readByTable(alphabet, text)
  return simply ? accept(simply) : readByLongestMatch(alphabet, text)
}

/** Nearly every word of nearly every list. */
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

function readByLongestMatch(alphabet: Alphabet, text: string): Result<number[]> {
  const folded = fold(text, alphabet.dotted)
  const codes: number[] = []
  for (let at = 0; at < folded.length; ) {
    if (folded[at] === DIVIDER) {
      at++
      continue
    }
    const width = widthAt(alphabet, folded, at)
    if (width === 0) return reject('unknown-letter', { sign: characterAt(folded, at) })
    codes.push(alphabet.codes.get(folded.slice(at, at + width))!)
    at += width
  }
  return accept(codes)
}

/** The text of these letters, which reads back as the same letters. */
export function writeLetters(alphabet: Alphabet, codes: ArrayLike<number>): string {
  const letters = Array.from(codes, code => alphabet.letters[code - 1]!)
  const text = letters.join('')
  // Letters of one sign each cannot be mistaken for others.
  if (alphabet.widest === 1) return text
  const read = readLetters(alphabet, text)
  const isSame =
    read.ok && read.value.length === codes.length && read.value.every((code, index) => code === codes[index])
  return isSame ? text : letters.join(DIVIDER)
}

/** The one form in which letters are compared: composed, and capital where a capital is as long. */
export function fold(text: string, dotted: boolean): string {
  let folded = ''
  for (const sign of text.normalize('NFC')) folded += capital(sign, dotted)
  // Programs that know no Turkish write the small İ as an i with a dot above.
  return dotted ? folded.replaceAll(`İ${COMBINING_DOT}`, 'İ') : folded
}

function capital(sign: string, dotted: boolean): string {
  if (dotted && sign === 'i') return 'İ'
  // Among other letters it is a stranger: taken for an I, it would make other words of Turkish ones, unseen.
  if (!dotted && sign === 'ı') return sign
  // The capital ß is one sign, though JavaScript makes two of it.
  if (sign === 'ß') return 'ẞ'
  const upper = sign.toUpperCase()
  return upper.length === sign.length ? upper : sign
}

function simpleCodes(codes: ReadonlyMap<string, number>, widest: number, dotted: boolean): Uint8Array {
  const simple = new Uint8Array(FIRST_COMBINING)
  // Where some letters are written with several signs, none is sure by itself.
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
  // Signs with a meaning of their own in patterns, boards and files cannot be letters.
  return /^[^\s\d.#|?*,;:"()[\]{}<>/\\]{1,4}$/u.test(text)
}
