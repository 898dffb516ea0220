import { accept } from '#kernel/result.ts'
import { type Alphabet, fold } from '#lexicon/alphabet.ts'
import { reject, type ScribbleResult } from '../rules/refusals.ts'
import { SIDE } from '../rules/types.ts'

export interface WrittenLetter {
  /** As it was written, without its brackets. */
  readonly written: string
  /** The letter it is; null for a dot. */
  readonly letter: string | null
}

const WRITTEN_LETTER = /\[([^\]]*)\]|([^[\]])/gu

/** Reads letters one by one, in any case. */
export function readWrittenLetters(text: string, alphabet: Alphabet): ScribbleResult<WrittenLetter[]> {
  const letters: WrittenLetter[] = []
  const normal = text.normalize('NFC')
  let end = 0
  for (const found of normal.matchAll(WRITTEN_LETTER)) {
    if (found.index !== end) break
    end += found[0].length
    const written = found[1] ?? found[2]!
    const letter = fold(written, alphabet.dotted)
    if (written === '.') letters.push({ written, letter: null })
    else if (alphabet.codes.has(letter)) letters.push({ written, letter })
    else return reject('sign-unknown', { sign: found[0] })
  }
  return end === normal.length
    ? accept(letters)
    : reject('bracket-open', { text: normal.slice(end, end + 20) })
}

/** Letters of a bag, one sign each or in brackets. */
export function readBagLetters(text: string, alphabet: Alphabet): ScribbleResult<string[]> {
  const read = readWrittenLetters(text, alphabet)
  if (!read.ok) return read
  const letters = read.value.flatMap(({ letter }) => (letter === null ? [] : [letter]))
  return letters.length === read.value.length ? accept(letters) : reject('sign-unknown', { sign: '.' })
}

/** A row of the board: letters, dots, and numbers for as many empty cells. */
export function readBoardRow(text: string, alphabet: Alphabet): ScribbleResult<(string | null)[]> {
  const dotted = text.replace(/\d+/g, count => '.'.repeat(Math.min(Number(count), SIDE + 1)))
  const read = readWrittenLetters(dotted, alphabet)
  if (!read.ok) return read
  const { length } = read.value
  return length === SIDE
    ? accept(read.value.map(({ letter }) => letter))
    : reject('row-length', { length, side: SIDE })
}
