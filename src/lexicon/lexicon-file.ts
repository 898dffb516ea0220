import { accept, type Result } from '#kernel/result.ts'
import { packWords, unpackWords } from './compact-format.ts'
import {
  FILE_VERSION,
  type FileHeader,
  fileBytes,
  HASH_NUMBERS,
  HEADER_BYTES,
  HEADER_FIELDS,
  MAGIC,
  readGraph,
  readSections,
} from './graph-file.ts'
import { compile, type Lexicon } from './lexicon.ts'
import { encodedWordsOf } from './ranking.ts'
import { type LexiconFileRefusals, rejectLexiconFile } from './refusals.ts'

/** A `graph` file loads without any work; a `packed` file is small, and compiling its graph takes about 50 ms. */
export function writeLexicon(lexicon: Lexicon, { form }: { readonly form: 'graph' | 'packed' }): Uint8Array {
  const letters = lexicon.alphabet.letters.join(' ')
  const packed = form === 'packed' ? packWords(encodedWordsOf(lexicon)) : new Uint8Array()
  const blocks = form === 'graph' ? lexicon.blocks : new Int32Array()
  const labels = lexicon.labels ?? new Uint8Array()
  const head: FileHeader = {
    magic: MAGIC,
    version: FILE_VERSION,
    size: lexicon.size,
    longest: lexicon.longest,
    blocks: blocks.length,
    root: form === 'graph' ? lexicon.root : 0,
    anchor: form === 'graph' ? lexicon.anchor : 0,
    letters: letters.length,
    packed: packed.length,
    labels: labels.length,
  }
  const file = new Uint8Array(fileBytes(head))
  const numbers = new Int32Array(file.buffer, 0, HEADER_BYTES / 4 + blocks.length)
  numbers.set(HEADER_FIELDS.map(field => head[field]))
  for (let index = 0; index < HASH_NUMBERS; index++)
    numbers[HEADER_FIELDS.length + index] = Number.parseInt(lexicon.hash.slice(index * 8, index * 8 + 8), 16)
  numbers.set(blocks, HEADER_BYTES / 4)
  let at = HEADER_BYTES + blocks.length * 4
  const units = new Uint16Array(file.buffer, at, letters.length)
  for (let index = 0; index < letters.length; index++) units[index] = letters.charCodeAt(index)
  at += letters.length * 2
  file.set(packed, at)
  file.set(labels, at + packed.length)
  return file
}

/** Reads a lexicon file of either form. */
export function readLexicon(
  buffer: ArrayBufferLike,
  options: { readonly isOurs?: boolean } = {},
): Result<Lexicon, LexiconFileRefusals> {
  const read = readSections(buffer)
  if (!read.ok) return read
  const { head, alphabet, packed, known } = read.value
  if (head.packed === 0) return readGraph(buffer, options)
  const words = unpackWords(packed, alphabet.letters.length)
  return words?.count === head.size
    ? accept(compile(words, alphabet, known))
    : rejectLexiconFile('lexicon-damaged')
}
