import { accept, type Result } from '#kernel/result.ts'
import type { Alphabet } from './alphabet.ts'
import { english } from './english.ts'
import { compile, type Lexicon, withGaddag } from './lexicon.ts'
import { readLexicon, writeLexicon } from './lexicon-file.ts'
import { encodedWordsOf } from './ranking.ts'
import {
  type DictionaryRefusals,
  type LexiconFileRefusals,
  rejectDictionary,
  type WordListRefusals,
} from './refusals.ts'
import { readReservoir } from './reservoir.ts'
import { type LeftOutLines, type ListLimits, readGoodWords, SCRIBBLE_LIMITS } from './word-list.ts'

/** A player's dictionary file: a list of words, or the output of `quincunx lexicon build`. */
export interface CustomDictionarySource {
  readonly bytes: ArrayBufferLike
  /** The bytes decoded as UTF-8. */
  text(): string
}

/** A lexicon file with the graph, and what was skipped. */
export interface CompiledDictionary {
  readonly file: Uint8Array
  readonly hash: string
  readonly size: number
  readonly duplicates: number
  readonly tooLong: number
  readonly leftOut: LeftOutLines
}

/** The decoder's replacement for bytes that are not valid UTF-8. */
const REPLACEMENT_CHARACTER = '\ufffd'

/**
 * Compiles a player's dictionary with the letters of a reservoir, by default A to Z. Bad lines are left out and reported;
 * `leftOutSentence` lists them.
 */
export function compileDictionary(
  source: CustomDictionarySource,
  reservoir?: string,
): Result<CompiledDictionary, DictionaryRefusals> {
  const compiled = readLexicon(source.bytes)
  // Compiled again, because records refer to words by their hash, and the hash in the file may be wrong.
  if (compiled.ok)
    return toCompiledDictionary(compile(encodedWordsOf(compiled.value), compiled.value.alphabet))
  if (compiled.rejection.code !== 'not-a-lexicon') return compiled
  const letters = reservoir === undefined ? accept({ alphabet: english }) : readReservoir(reservoir)
  if (!letters.ok) return letters
  const text = source.text()
  if (text.includes(REPLACEMENT_CHARACTER)) return rejectDictionary('not-utf8')
  const { alphabet } = letters.value
  const list = readGoodWords(text, alphabet, SCRIBBLE_LIMITS)
  return list.ok ? toCompiledDictionary(compile(list.value.words, alphabet), list.value) : list
}

/** Reads a player's dictionary: a compiled file, which has its own alphabet, or a word list in the given alphabet. */
export function readDictionary(
  { bytes, text }: { readonly bytes: Uint8Array; readonly text: string },
  alphabet: Alphabet,
  limits: ListLimits,
): Result<Lexicon, LexiconFileRefusals & WordListRefusals> {
  const file = readLexicon(bytes.slice().buffer)
  if (file.ok || file.rejection.code !== 'not-a-lexicon') return file
  const list = readGoodWords(text, alphabet, limits)
  return list.ok ? accept(compile(list.value.words, alphabet)) : list
}

type Skipped = Pick<CompiledDictionary, 'duplicates' | 'tooLong' | 'leftOut'>

const NOTHING_SKIPPED: Skipped = {
  duplicates: 0,
  tooLong: 0,
  leftOut: { count: 0, first: [], foreign: 0 },
}

function toCompiledDictionary(
  lexicon: Lexicon,
  { duplicates, tooLong, leftOut }: Skipped = NOTHING_SKIPPED,
): Result<CompiledDictionary, DictionaryRefusals> {
  const { hash, size } = lexicon
  const file = writeLexicon(withGaddag(lexicon), { form: 'graph' })
  return accept({ file, hash, size, duplicates, tooLong, leftOut })
}
