import { readFile } from 'node:fs/promises'
import { UserError } from '#kernel/failure.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import { readDictionary } from '#lexicon/dictionary.ts'
import { english } from '#lexicon/english.ts'
import { LONGEST_WORD } from '#lexicon/graph/forward.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { readReservoir } from '#lexicon/reservoir.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { openBuiltIn } from '#machine/built-in.ts'
import { readInput } from '../input.ts'
import { words } from '../words.ts'
import type { Call } from './call.ts'

/** The letters that a reservoir file names, or A to Z. */
export async function readAlphabet(flags: Call['flags']): Promise<Alphabet> {
  if (typeof flags.alphabet !== 'string') return english
  const read = readReservoir(await readInput(flags.alphabet))
  if (!read.ok) throw new UserError(`${flags.alphabet}: ${lexiconRejection(read.rejection)}`)
  return read.value.alphabet
}

/** The dictionary that was named, compiled or as a list; the built-in one where none was. */
export async function openDictionary(flags: Call['flags']): Promise<Lexicon> {
  if (typeof flags.dictionary !== 'string') return (await openBuiltIn()).loadLexicon('broad')
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
