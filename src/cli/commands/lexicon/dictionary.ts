import { readFile } from 'node:fs/promises'
import { UserError } from '#kernel/errors.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import { readDictionary } from '#lexicon/compile-dictionary.ts'
import { findCustomDictionary } from '#lexicon/custom-dictionaries.ts'
import { english } from '#lexicon/english.ts'
import { MAX_WORD_LENGTH } from '#lexicon/graph/dawg.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { readReservoir } from '#lexicon/reservoir.ts'
import { lexiconSentence } from '#lexicon/text/en.ts'
import { loadCustomDictionaries, openBundledWords } from '#node/bundled-words.ts'
import { readInput } from '../../input.ts'
import { cliText } from '../../text/en/shell.ts'
import type { LexiconArguments } from './arguments.ts'

/** The text of the reservoir file that lists the letters; undefined for A to Z. */
export async function readAlphabetText(flags: LexiconArguments['flags']): Promise<string | undefined> {
  return typeof flags.alphabet === 'string' ? readInput(flags.alphabet) : undefined
}

/** The alphabet of a reservoir file, or A to Z. */
export async function readAlphabet(flags: LexiconArguments['flags']): Promise<Alphabet> {
  const text = await readAlphabetText(flags)
  if (text === undefined) return english
  const read = readReservoir(text)
  if (!read.ok) throw new UserError(`${flags.alphabet}: ${lexiconSentence(read.rejection)}`)
  return read.value.alphabet
}

/** The named dictionary: a custom one, or a file, compiled or as a list. Without a name, the built-in one. */
export async function openDictionary(flags: LexiconArguments['flags']): Promise<Lexicon> {
  if (typeof flags.dictionary !== 'string') return (await openBundledWords()).loadLexicon('broad')
  const named = findCustomDictionary((await loadCustomDictionaries()).all(), flags.dictionary)
  if (named) return named.lexicon
  const bytes = await readFile(flags.dictionary).catch(() => {
    throw new UserError(cliText.noSuchFile(String(flags.dictionary)))
  })
  const read = readDictionary({ bytes, text: bytes.toString('utf8') }, await readAlphabet(flags), {
    shortest: 1,
    longest: MAX_WORD_LENGTH,
  })
  if (!read.ok) throw new UserError(`${flags.dictionary}: ${lexiconSentence(read.rejection)}`)
  return read.value
}
