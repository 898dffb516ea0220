import { accept, type Result, reject } from '#kernel/result.ts'
import { createAlphabet } from './alphabet.ts'
import { isGraph } from './graph/sound.ts'
import { compile, type Lexicon } from './lexicon.ts'
import { codedWords } from './order.ts'
import { packWords, unpackWords } from './packed.ts'

// A lexicon file: the head below in numbers of 32 bits, then the graph, the letters in UTF-16 with a space between two,
// the packed words, the labels. It holds the graph, which is used where it lies, or the packed words, which are small.
// Numbers are little-endian, as on every machine that runs this.
const MAGIC = 0x584c5851
export const FILE_VERSION = 1
const FIELDS = [
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
const HASH_NUMBERS = 4
const HEAD_BYTES = (FIELDS.length + HASH_NUMBERS) * 4

type Head = Readonly<Record<(typeof FIELDS)[number], number>>

/** As a file that loads at once, or as a small one from which the graph is compiled in some 50 ms. */
export function writeLexicon(lexicon: Lexicon, { form }: { readonly form: 'graph' | 'packed' }): Uint8Array {
  const letters = lexicon.alphabet.letters.join(' ')
  const packed = form === 'packed' ? packWords(codedWords(lexicon)) : new Uint8Array()
  const blocks = form === 'graph' ? lexicon.blocks : new Int32Array()
  const labels = lexicon.labels ?? new Uint8Array()
  const head: Head = {
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
  const file = new Uint8Array(bytesOf(head))
  const numbers = new Int32Array(file.buffer, 0, HEAD_BYTES / 4 + blocks.length)
  numbers.set(FIELDS.map(field => head[field]))
  for (let index = 0; index < HASH_NUMBERS; index++)
    numbers[FIELDS.length + index] = Number.parseInt(lexicon.hash.slice(index * 8, index * 8 + 8), 16)
  numbers.set(blocks, HEAD_BYTES / 4)
  let at = HEAD_BYTES + blocks.length * 4
  const units = new Uint16Array(file.buffer, at, letters.length)
  for (let index = 0; index < letters.length; index++) units[index] = letters.charCodeAt(index)
  at += letters.length * 2
  file.set(packed, at)
  file.set(labels, at + packed.length)
  return file
}

/**
 * The lexicon in these bytes; its graph stays where it lies, so a shared buffer stays shared. A graph is looked through
 * first, in some 20 ms for an English one, unless it is known to be ours.
 */
export function readLexicon(
  buffer: ArrayBufferLike,
  { isOurs = false }: { readonly isOurs?: boolean } = {},
): Result<Lexicon> {
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
  if (head.packed > 0) {
    const words = unpackWords(packed, alphabet.value.letters.length)
    if (words?.count !== head.size) return reject('lexicon-damaged')
    return accept(compile(words, alphabet.value, known))
  }
  const { size, longest, root, anchor } = head
  if (!isOurs && !isGraph(blocks, { root, anchor, size, longest })) return reject('lexicon-damaged')
  return accept({ alphabet: alphabet.value, blocks, root, anchor, size, longest, ...known })
}

function bytesOf({ blocks, letters, packed, labels }: Head): number {
  return HEAD_BYTES + blocks * 4 + letters * 2 + packed + labels
}

function readHash(numbers: Int32Array): string {
  return Array.from(numbers.subarray(FIELDS.length, FIELDS.length + HASH_NUMBERS), number =>
    (number >>> 0).toString(16).padStart(8, '0'),
  ).join('')
}
