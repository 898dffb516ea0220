import { accept, type Result } from '#kernel/result.ts'
import { type Alphabet, createAlphabet } from './alphabet.ts'
import { isValidGraph } from './graph/validate.ts'
import type { Lexicon, Precomputed } from './lexicon.ts'
import { type LexiconFileRefusals, rejectLexiconFile as reject } from './refusals.ts'

// A lexicon file: the header fields below as 32-bit numbers, the hash, the graph, the letters in UTF-16 separated by
// spaces, the packed words, the labels. A file contains either the graph, which is used in place without copying, or the
// packed words, which are small. Numbers are little-endian, as on every platform that runs this.
export const MAGIC = 0x584c5851
export const FILE_VERSION = 1
export const HEADER_FIELDS = [
  'magic',
  'version',
  'size',
  'longest',
  'blocks',
  'root',
  'anchor',
  'letters',
  'packed',
  'labels',
] as const
export const HASH_NUMBERS = 4
export const HEADER_BYTES = (HEADER_FIELDS.length + HASH_NUMBERS) * 4

export type FileHeader = Readonly<Record<(typeof HEADER_FIELDS)[number], number>>

/** The parts of a file, as views of its bytes. */
export interface FileSections {
  readonly head: FileHeader
  readonly alphabet: Alphabet
  readonly blocks: Int32Array
  readonly packed: Uint8Array
  readonly known: Precomputed & { readonly hash: string }
}

export function readSections(buffer: ArrayBufferLike): Result<FileSections, LexiconFileRefusals> {
  if (buffer.byteLength < HEADER_BYTES) return reject('not-a-lexicon')
  const numbers = new Int32Array(buffer, 0, HEADER_BYTES / 4)
  const head = Object.fromEntries(HEADER_FIELDS.map((field, index) => [field, numbers[index]!])) as FileHeader
  if (head.magic !== MAGIC) return reject('not-a-lexicon')
  if (head.version !== FILE_VERSION)
    return reject('lexicon-version', { version: head.version, known: FILE_VERSION })
  if (HEADER_FIELDS.some(field => head[field] < 0) || fileBytes(head) !== buffer.byteLength)
    return reject('lexicon-damaged')
  const blocks = new Int32Array(buffer, HEADER_BYTES, head.blocks)
  let at = HEADER_BYTES + head.blocks * 4
  const letters = String.fromCharCode(...new Uint16Array(buffer, at, head.letters))
  at += head.letters * 2
  const packed = new Uint8Array(buffer, at, head.packed)
  const labels = new Uint8Array(buffer, at + head.packed, head.labels)
  const alphabet = createAlphabet(letters.split(' '))
  if (!alphabet.ok || (head.labels > 0 && head.labels !== head.size)) return reject('lexicon-damaged')
  const known = { hash: readHash(numbers), ...(head.labels > 0 && { labels }) }
  return accept({ head, alphabet: alphabet.value, blocks, packed, known })
}

/**
 * The lexicon in these bytes. Its graph is a view of them, so a shared buffer stays shared. The graph is validated
 * first, which takes about 20 ms for English, unless nobody else can have changed it.
 */
export function readGraph(
  buffer: ArrayBufferLike,
  { isOurs = false }: { readonly isOurs?: boolean } = {},
): Result<Lexicon, LexiconFileRefusals> {
  const read = readSections(buffer)
  if (!read.ok) return read
  const { head, alphabet, blocks, known } = read.value
  const { size, longest, root, anchor } = head
  if (!isOurs && !isValidGraph(blocks, { root, anchor, size, longest })) return reject('lexicon-damaged')
  return accept({ alphabet, blocks, root, anchor, size, longest, ...known })
}

export function fileBytes({ blocks, letters, packed, labels }: FileHeader): number {
  return HEADER_BYTES + blocks * 4 + letters * 2 + packed + labels
}

function readHash(numbers: Int32Array): string {
  return Array.from(numbers.subarray(HEADER_FIELDS.length, HEADER_FIELDS.length + HASH_NUMBERS), number =>
    (number >>> 0).toString(16).padStart(8, '0'),
  ).join('')
}
