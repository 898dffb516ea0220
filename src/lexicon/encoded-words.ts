import { type Alphabet, readLetters } from './alphabet.ts'
import { MAX_WORD_LENGTH } from './graph/dawg.ts'

/** Distinct words in alphabetical order, each as the codes of its letters and a 0. */
export interface EncodedWords {
  readonly codes: Uint8Array
  readonly count: number
  /** The number of letters of the longest word. */
  readonly longest: number
}

export interface CollectedWords {
  readonly words: EncodedWords
  readonly duplicates: number
}

export interface WordCollector {
  add(text: string, shortest: number, longest: number): 'added' | 'bad' | 'too-long'
  /** Sorts the words and removes duplicates. */
  finish(): CollectedWords
}

const NO_LETTER = 0

export function createWordCollector(alphabet: Alphabet): WordCollector {
  const { simple } = alphabet
  let codes = new Uint8Array(1 << 16)
  let end = 0
  const starts: number[] = []
  let isSorted = true
  let repeats = 0

  function add(text: string, shortest: number, longest: number): 'added' | 'bad' | 'too-long' {
    const needed = end + text.length + 2
    if (needed > codes.length) {
      const larger = new Uint8Array(needed * 2)
      larger.set(codes)
      codes = larger
    }
    const length = putByTable(text) ?? putByReading(text)
    if (length === undefined || length < shortest) return 'bad'
    if (length > Math.min(longest, MAX_WORD_LENGTH)) return 'too-long'
    codes[end + length] = 0
    const last = starts.at(-1)
    if (last !== undefined && isSorted) {
      const order = compare(codes, last, end)
      if (order === 0) {
        repeats++
        return 'added'
      }
      isSorted = order < 0
    }
    starts.push(end)
    end += length + 1
    return 'added'
  }

  /** The fast path of `readLetters`, writing directly into `codes`. */
  function putByTable(text: string): number | undefined {
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      const code = unit < simple.length ? simple[unit]! : NO_LETTER
      if (code === NO_LETTER) return undefined
      codes[end + index] = code
    }
    return text.length
  }

  function putByReading(text: string): number | undefined {
    const read = readLetters(alphabet, text)
    if (!read.ok) return undefined
    codes.set(read.value, end)
    return read.value.length
  }

  function finish(): CollectedWords {
    if (!isSorted) starts.sort((one, other) => compare(codes, one, other))
    const sorted = new Uint8Array(end)
    let filled = 0
    let longest = 0
    let duplicates = repeats
    let previous = -1
    let count = 0
    for (const start of starts) {
      if (previous >= 0 && compare(codes, previous, start) === 0) {
        duplicates++
        continue
      }
      const from = filled
      for (let at = start; codes[at] !== 0; at++) sorted[filled++] = codes[at]!
      longest = Math.max(longest, filled - from)
      filled++
      count++
      previous = start
    }
    return { words: { codes: sorted.slice(0, filled), count, longest }, duplicates }
  }

  return { add, finish }
}

function compare(codes: Uint8Array, one: number, other: number): number {
  let offset = 0
  while (codes[one + offset] === codes[other + offset] && codes[one + offset] !== 0) offset++
  return codes[one + offset]! - codes[other + offset]!
}
