import { readLetters, writeLetters } from './alphabet.ts'
import { bitCount, lowestBit } from './graph/node-store.ts'
import type { Lexicon } from './lexicon.ts'

export interface LengthRange {
  readonly shortest?: number
  readonly longest?: number
}

/** The words that can be laid from these letters, each used once at most, in the alphabet's order. */
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

/** Shows each sub-word's codes; the list is used again for the next one, so copy what is to be kept. */
export function visitSubWords(
  { blocks, root }: Lexicon,
  rack: readonly number[],
  { shortest = 2, longest = rack.length }: LengthRange,
  see: (letters: readonly number[]) => void,
): void {
  const left = new Uint8Array(32)
  let held = 0
  for (const code of rack) {
    left[code]!++
    held |= 1 << code
  }
  const letters: number[] = []
  function go(block: number): void {
    const mask = blocks[block]!
    for (let rest = mask & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = lowestBit(rest)
      const entry = blocks[block + 1 + bitCount(mask & (bit - 1))]!
      if (--left[code]! === 0) held &= ~bit
      letters.push(code)
      if ((entry & 1) === 1 && letters.length >= shortest) see(letters)
      if (entry > 1 && letters.length < longest) go(entry >>> 1)
      letters.pop()
      if (left[code]!++ === 0) held |= bit
    }
  }
  if (longest > 0) go(root)
}
