import { accept, type Result, reject } from '#kernel/result.ts'
import { english } from './english.ts'
import { compile, type Lexicon, withGaddag } from './lexicon.ts'
import { readLexicon, writeLexicon } from './lexicon-file.ts'
import { encodedWordsOf } from './ranking.ts'
import { readReservoir } from './reservoir.ts'
import { type BadLine, readWordList, SCRIBBLE_LIMITS } from './word-list.ts'

/** A dictionary that a person brings: a list of words, or what `quincunx lexicon build` made of one. */
export interface CustomDictionarySource {
  readonly bytes: ArrayBufferLike
  /** The bytes as text. */
  text(): string
}

/** A dictionary to play with, as a file that loads at once, and what was passed over in its list. */
export interface CompiledDictionary {
  readonly file: Uint8Array
  readonly hash: string
  readonly size: number
  readonly duplicates: number
  readonly tooLong: number
}

/** What a byte that is no part of a letter is read as. */
const REPLACEMENT_CHARACTER = '\ufffd'

/** Compiles a person's dictionary with the letters of a reservoir, else with A to Z. All or nothing. */
export function compileDictionary(
  brought: CustomDictionarySource,
  reservoir?: string,
): Result<CompiledDictionary> {
  const compiled = readLexicon(brought.bytes)
  // Compiled anew, since a name that does not fit the words would spoil the records of games.
  if (compiled.ok)
    return toCompiledDictionary(compile(encodedWordsOf(compiled.value), compiled.value.alphabet))
  if (compiled.rejection.code !== 'not-a-lexicon') return compiled
  const letters = reservoir === undefined ? accept({ alphabet: english }) : readReservoir(reservoir)
  if (!letters.ok) return letters
  const text = brought.text()
  if (text.includes(REPLACEMENT_CHARACTER)) return reject('not-utf8')
  const { alphabet } = letters.value
  const list = readWordList(text, alphabet, SCRIBBLE_LIMITS)
  if (list.ok) return toCompiledDictionary(compile(list.value.words, alphabet), list.value)
  const { rejection } = list
  const isForeign = reservoir === undefined && rejection.lines.some(isOtherLetter)
  return isForeign
    ? { ok: false, rejection: { ...rejection, details: { ...rejection.details, foreign: true } } }
    : list
}

/** Whether a line is refused for a letter of another alphabet, and not for a sign that is none anywhere. */
function isOtherLetter({ code, details }: BadLine): boolean {
  return code === 'unknown-letter' && /\p{L}/u.test(String(details?.sign))
}

function toCompiledDictionary(
  lexicon: Lexicon,
  { duplicates, tooLong } = { duplicates: 0, tooLong: 0 },
): Result<CompiledDictionary> {
  const { hash, size } = lexicon
  const file = writeLexicon(withGaddag(lexicon), { form: 'graph' })
  return accept({ file, hash, size, duplicates, tooLong })
}
