import { accept, type Result, reject } from '#kernel/result.ts'
import { type Alphabet, createAlphabet } from './alphabet.ts'
import { isGraph } from './graph/sound.ts'
import type { Known, Lexicon } from './lexicon.ts'

// A lexicon file: the head below in numbers of 32 bits, then the graph, the letters in UTF-16 with a space between two,
// the packed words, the labels. It holds the graph, which is used where it lies, or the packed words, which are small.
// Numbers are little-endian, as on every machine that runs this.
export const MAGIC = 0x584c5851
export const FILE_VERSION = 1
export const FIELDS = [
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
export const HEAD_BYTES = (FIELDS.length + HASH_NUMBERS) * 4

export type Head = Readonly<Record<(typeof FIELDS)[number], number>>

/** What a file holds, each part where it lies. */
export interface Parts {
  readonly head: Head
  readonly alphabet: Alphabet
  readonly blocks: Int32Array
  readonly packed: Uint8Array
  readonly known: Known & { readonly hash: string }
}

export function readParts(buffer: ArrayBufferLike): Result<Parts> {
  if (buffer.byteLength < HEAD_BYTES) return reject('not-a-lexicon')
  const numbers = new Int32Array(buffer, 0, HEAD_BYTES / 4)
  const head = Object.fromEntries(FIELDS.map((field, index) => [field, numbers[index]!])) as Head
  if (head.magic !== MAGIC) return reject('not-a-lexicon')
  if (head.version !== FILE_VERSION)
    return reject('lexicon-version', { version: head.version, known: FILE_VERSION })
  if (FIELDS.some(field => head[field] < 0) || bytesOf(head) !== buffer.byteLength)
    return reject('lexicon-damaged')
  const blocks = new Int32Array(buffer, HEAD_BYTES, head.blocks)
  let at = HEAD_BYTES + head.blocks * 4
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
 * The lexicon whose graph is in these bytes, where it stays, so a shared buffer stays shared. It is looked through
 * first, in some 20 ms for an English one, unless it is known to be ours.
 */
export function readGraph(
  buffer: ArrayBufferLike,
  { isOurs = false }: { readonly isOurs?: boolean } = {},
): Result<Lexicon> {
  const read = readParts(buffer)
  if (!read.ok) return read
  const { head, alphabet, blocks, known } = read.value
  const { size, longest, root, anchor } = head
  if (!isOurs && !isGraph(blocks, { root, anchor, size, longest })) return reject('lexicon-damaged')
  return accept({ alphabet, blocks, root, anchor, size, longest, ...known })
}

export function bytesOf({ blocks, letters, packed, labels }: Head): number {
  return HEAD_BYTES + blocks * 4 + letters * 2 + packed + labels
}

function readHash(numbers: Int32Array): string {
  return Array.from(numbers.subarray(FIELDS.length, FIELDS.length + HASH_NUMBERS), number =>
    (number >>> 0).toString(16).padStart(8, '0'),
  ).join('')
}
