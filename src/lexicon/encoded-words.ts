import { type Alphabet, readLetters } from './alphabet.ts'
import { MAX_WORD_LENGTH } from './graph/dawg.ts'

/** Words in the alphabet's order, each once, as their letters' codes with a 0 after each. */
export interface EncodedWords {
  readonly codes: Uint8Array
  readonly count: number
  /** Letters of the longest. */
  readonly longest: number
}

export interface CollectedWords {
  readonly words: EncodedWords
  readonly duplicates: number
}

export interface WordCollector {
  add(text: string, shortest: number, longest: number): 'added' | 'bad' | 'too-long'
  /** Puts them in order. */
  finish(): CollectedWords
}

const NONE = 0

export function createWordCollector(alphabet: Alphabet): WordCollector {
  const { simple } = alphabet
  let codes = new Uint8Array(1 << 16)
  let end = 0
  const starts: number[] = []
  let isSorted = true
  let repeats = 0

  function add(text: string, shortest: number, longest: number): 'added' | 'bad' | 'too-long' {
    const room = end + text.length + 2
    if (room > codes.length) {
      const wider = new Uint8Array(room * 2)
      wider.set(codes)
      codes = wider
    }
    const length = putSimply(text) ?? putCarefully(text)
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

  /** As `readLetters` does, but straight into its place. */
  function putSimply(text: string): number | undefined {
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      const code = unit < simple.length ? simple[unit]! : NONE
      if (code === NONE) return undefined
      codes[end + index] = code
    }
    return text.length
  }

  function putCarefully(text: string): number | undefined {
    const read = readLetters(alphabet, text)
    if (!read.ok) return undefined
    codes.set(read.value, end)
    return read.value.length
  }

  function finish(): CollectedWords {
    if (!isSorted) starts.sort((one, other) => compare(codes, one, other))
    const ordered = new Uint8Array(end)
    let filled = 0
    let longest = 0
    let duplicates = repeats
    let before = -1
    let count = 0
    for (const start of starts) {
      if (before >= 0 && compare(codes, before, start) === 0) {
        duplicates++
        continue
      }
      const from = filled
      for (let at = start; codes[at] !== 0; at++) ordered[filled++] = codes[at]!
      longest = Math.max(longest, filled - from)
      filled++
      count++
      before = start
    }
    return { words: { codes: ordered.slice(0, filled), count, longest }, duplicates }
  }

  return { add, finish }
}

function compare(codes: Uint8Array, one: number, other: number): number {
  let offset = 0
  while (codes[one + offset] === codes[other + offset] && codes[one + offset] !== 0) offset++
  return codes[one + offset]! - codes[other + offset]!
}
