import { accept, type Result } from '#kernel/result.ts'
import type { Alphabet } from './alphabet.ts'
import { compile, type Lexicon } from './lexicon.ts'
import { readLexicon } from './lexicon-file.ts'
import type { LexiconFileRefusals, WordListRefusals } from './refusals.ts'
import { type ListLimits, readWordList } from './word-list.ts'

/** Reads a player's dictionary: a compiled file, which has its own alphabet, or a word list in the given alphabet. */
export function readDictionary(
  { bytes, text }: { readonly bytes: Uint8Array; readonly text: string },
  alphabet: Alphabet,
  limits: ListLimits,
): Result<Lexicon, LexiconFileRefusals & WordListRefusals> {
  const file = readLexicon(bytes.slice().buffer)
  if (file.ok || file.rejection.code !== 'not-a-lexicon') return file
  const list = readWordList(text, alphabet, limits)
  return list.ok ? accept(compile(list.value.words, alphabet)) : list
}
