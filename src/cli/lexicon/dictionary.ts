import { readFile } from 'node:fs/promises'
import { UserError } from '#kernel/failure.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { readLexicon } from '#lexicon/file.ts'
import { LONGEST_WORD } from '#lexicon/graph/forward.ts'
import { compile, type Lexicon } from '#lexicon/lexicon.ts'
import { ownNamed } from '#lexicon/own.ts'
import { readReservoir } from '#lexicon/reservoir.ts'
import { readWordList } from '#lexicon/word-list.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { openBuiltIn } from '#machine/built-in.ts'
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
  const library = await openBuiltIn()
  if (typeof flags.dictionary !== 'string') return library.loadLexicon('broad')
  await library.own.load()
  const own = ownNamed(library.own.all(), flags.dictionary)
  if (own) return own.lexicon
  const bytes = await readFile(flags.dictionary).catch(() => {
    throw new UserError(words.noSuchFile(String(flags.dictionary)))
  })
  const file = readLexicon(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  if (file.ok) return file.value
  if (file.rejection.code !== 'not-a-lexicon')
    throw new UserError(`${flags.dictionary}: ${lexiconRejection(file.rejection)}`)
  const alphabet = await readAlphabet(flags)
  const list = readWordList(bytes.toString('utf8'), alphabet, { shortest: 1, longest: LONGEST_WORD })
  if (!list.ok) throw new UserError(`${flags.dictionary}: ${lexiconRejection(list.rejection)}`)
  return compile(list.value.words, alphabet)
}
