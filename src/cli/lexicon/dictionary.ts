import { readFile } from 'node:fs/promises'
import { UserError } from '#kernel/failure.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { LONGEST_WORD } from '#lexicon/graph/forward.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { ownNamed } from '#lexicon/own.ts'
import { readDictionary } from '#lexicon/read-dictionary.ts'
import { readReservoir } from '#lexicon/reservoir.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { loadOwn, openBuiltIn } from '#machine/built-in.ts'
import { readInput } from '../input.ts'
import { words } from '../words.ts'
import type { Call } from './call.ts'

/** The text of the reservoir that names the letters; undefined for A to Z. */
export async function readAlphabetText(flags: Call['flags']): Promise<string | undefined> {
  return typeof flags.alphabet === 'string' ? readInput(flags.alphabet) : undefined
}

/** The letters that a reservoir file names, or A to Z. */
export async function readAlphabet(flags: Call['flags']): Promise<Alphabet> {
  const text = await readAlphabetText(flags)
  if (text === undefined) return english
  const read = readReservoir(text)
  if (!read.ok) throw new UserError(`${flags.alphabet}: ${lexiconRejection(read.rejection)}`)
  return read.value.alphabet
}

/** The dictionary that was named: one's own, or a file, compiled or as a list; the built-in one where none was. */
export async function openDictionary(flags: Call['flags']): Promise<Lexicon> {
  if (typeof flags.dictionary !== 'string') return (await openBuiltIn()).loadLexicon('broad')
  const named = ownNamed((await loadOwn()).all(), flags.dictionary)
  if (named) return named.lexicon
  const bytes = await readFile(flags.dictionary).catch(() => {
    throw new UserError(words.noSuchFile(String(flags.dictionary)))
  })
  const read = readDictionary({ bytes, text: bytes.toString('utf8') }, await readAlphabet(flags), {
    shortest: 1,
    longest: LONGEST_WORD,
  })
  if (!read.ok) throw new UserError(`${flags.dictionary}: ${lexiconRejection(read.rejection)}`)
  return read.value
}
