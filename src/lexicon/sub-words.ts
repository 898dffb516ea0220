import { readLetters, writeLetters } from './alphabet.ts'
import { bitCount, lowestBit } from './graph/node-store.ts'
import type { Lexicon } from './lexicon.ts'

export interface LengthRange {
  readonly shortest?: number
  readonly longest?: number
}

/** The words that can be spelt with these letters, each used at most once, in alphabetical order. */
export function subWords(lexicon: Lexicon, rack: string, lengths: LengthRange = {}): string[] {
  const read = readLetters(lexicon.alphabet, rack)
  const words: string[] = []
  if (read.ok)
    visitSubWords(lexicon, read.value, lengths, letters => {
      words.push(writeLetters(lexicon.alphabet, letters))
    })
  return words
}

/** The words of exactly these letters. */
export function anagrams(lexicon: Lexicon, rack: string): string[] {
  const read = readLetters(lexicon.alphabet, rack)
  const length = read.ok ? read.value.length : 0
  return subWords(lexicon, rack, { shortest: length, longest: length })
}

/** Calls back with the codes of each sub-word. The array is reused, so copy it if you need it later. */
export function visitSubWords(
  { blocks, root }: Lexicon,
  rack: readonly number[],
  { shortest = 2, longest = rack.length }: LengthRange,
  onWord: (letters: readonly number[]) => void,
): void {
  const remaining = new Uint8Array(32)
  let available = 0
  for (const code of rack) {
    remaining[code]!++
    available |= 1 << code
  }
  const letters: number[] = []
  function go(block: number): void {
    const mask = blocks[block]!
    for (let rest = mask & available; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = lowestBit(rest)
      const entry = blocks[block + 1 + bitCount(mask & (bit - 1))]!
      if (--remaining[code]! === 0) available &= ~bit
      letters.push(code)
      if ((entry & 1) === 1 && letters.length >= shortest) onWord(letters)
      if (entry > 1 && letters.length < longest) go(entry >>> 1)
      letters.pop()
      if (remaining[code]!++ === 0) available |= bit
    }
  }
  if (longest > 0) go(root)
}
