import { readLetters, writeLetters } from './alphabet.ts'
import { lowestBit } from './graph/node-store.ts'
import type { Lexicon } from './lexicon.ts'
import { followLetters } from './traverse.ts'

/** Whether the text is a word, in any case. */
export function hasWord(lexicon: Lexicon, text: string): boolean {
  const read = readLetters(lexicon.alphabet, text)
  return read.ok && hasLetters(lexicon, read.value)
}

/** `hasWord` for the codes of letters. */
export function hasLetters(lexicon: Lexicon, codes: ArrayLike<number>): boolean {
  const entry = followLetters(lexicon, codes)
  return codes.length > 0 && entry >= 0 && (entry & 1) === 1
}

export function hasPrefix(lexicon: Lexicon, codes: ArrayLike<number>): boolean {
  return lexicon.size > 0 && followLetters(lexicon, codes) >= 0
}

/** All words in alphabetical order, or those with a prefix. */
export function* wordsOf(lexicon: Lexicon, prefix: readonly number[] = []): Generator<string> {
  const entry = lexicon.size > 0 ? followLetters(lexicon, prefix) : -1
  if (entry < 0) return
  const letters = [...prefix]
  if (letters.length > 0 && (entry & 1) === 1) yield writeLetters(lexicon.alphabet, letters)
  yield* iterateWords(lexicon, entry >>> 1, letters)
}

function* iterateWords(lexicon: Lexicon, block: number, letters: number[]): Generator<string> {
  const { alphabet, blocks } = lexicon
  let index = block
  for (let rest = blocks[block]!; rest !== 0; rest &= rest - 1) {
    const entry = blocks[++index]!
    letters.push(lowestBit(rest))
    if ((entry & 1) === 1) yield writeLetters(alphabet, letters)
    if (entry > 1) yield* iterateWords(lexicon, entry >>> 1, letters)
    letters.pop()
  }
}
