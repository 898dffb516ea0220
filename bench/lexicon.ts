// node bench/lexicon.ts [--no-browser]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readLexicon, writeLexicon } from '#lexicon/lexicon-file.ts'
import { hasLetters, hasWord } from '#lexicon/lookup.ts'
import { findMatches } from '#lexicon/match-pattern.ts'
import { englishWords } from '../scripts/words/lists.ts'
import { randomFor } from '../src/kernel/random.ts'
import { english } from '../src/lexicon/english.ts'
import { compile, withGaddag } from '../src/lexicon/lexicon.ts'
import { subWords } from '../src/lexicon/sub-words.ts'
import { readWordList, SCRIBBLE_LIMITS } from '../src/lexicon/word-list.ts'
import { evaluateInBrowser } from './browser/evaluate.ts'
import type { LoadTiming } from './lexicon/browser-entry.ts'
import { buildTrie, scanPattern, scanRack, trieHas } from './lexicon/naive.ts'
import { fastestMs } from './timing/cpu-time.ts'

const ENTRY_FILE = join(import.meta.dirname, 'lexicon/browser-entry.ts')
const { values } = parseArgs({
  options: { browser: { type: 'boolean', default: true } },
  allowNegative: true,
})

const words = [...englishWords(join(import.meta.dirname, '..')).keys()].map(word => word.toUpperCase())
const text = words.join('\n')
const random = randomFor('bench', 0)

console.log(`Lexicon: ${words.length.toLocaleString('en')} words, each figure beside a simple implementation`)

// Building the graph from the text of a file.
const readWords = () => {
  const read = readWordList(text, english, SCRIBBLE_LIMITS)
  if (!read.ok) throw new Error(read.rejection.code)
  return read.value.words
}
const forward = compile(readWords(), english)
const full = withGaddag(forward)
const trie = buildTrie(words)
const set = new Set(words)
const setMs = fastestMs(4, () => new Set(text.split('\n')))
const trieMs = fastestMs(3, () => buildTrie(text.split('\n')))
const readMs = fastestMs(3, readWords)
const compileMs = fastestMs(3, () => compile(readWords(), english))
const gaddagMs = fastestMs(3, () => withGaddag(compile(readWords(), english)))
row('read and checked, line by line', readMs, 'ms', setMs, 'a Set of the lines')
row('compiled for look-ups', compileMs, 'ms', trieMs, 'a tree of objects')
row('compiled for plays too', gaddagMs, 'ms', trieMs, 'a tree of objects')

// Loading the built files.
const graphFile = writeLexicon(full, { form: 'graph' })
const packedFile = writeLexicon(forward, { form: 'packed' })
const zipped = gzipSync(packedFile, { level: 9 })
const LOADS = 100
row(
  'loaded from its graph, built by us',
  fastestMs(5, () => {
    for (let load = 0; load < LOADS; load++) readLexicon(graphFile.buffer, { isOurs: true })
  }) / LOADS,
  'ms',
  setMs,
  'a Set of the lines',
)
row(
  'loaded from its graph, looked through',
  fastestMs(5, () => readLexicon(graphFile.buffer)),
  'ms',
  setMs,
  'a Set of the lines',
)
row(
  'loaded from its packed words, zipped',
  fastestMs(5, () => {
    const bytes = gunzipSync(zipped)
    return readLexicon(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  }),
  'ms',
  setMs,
  'a Set of the lines',
)
const gzipped = (bytes: Uint8Array) =>
  `${kilobytes(bytes.length)}, ${kilobytes(gzipSync(bytes, { level: 9 }).length)} zipped`
console.log(
  `  sizes: text ${gzipped(Buffer.from(text))}; packed ${gzipped(packedFile)};\n` +
    `    forward graph ${gzipped(writeLexicon(forward, { form: 'graph' }))}; whole graph ${gzipped(graphFile)}`,
)

// Lookups. Half of them are words, the other half are words with one letter changed.
const queries = Array.from({ length: 200_000 }, (_, index) => {
  const word = random.pick(words)
  const at = random.below(word.length)
  return index % 2 === 0 ? word : word.slice(0, at) + random.pick(english.letters) + word.slice(at + 1)
})
const coded = queries.map(word => Uint8Array.from(word, letter => letter.charCodeAt(0) - 64))
const count = (has: (index: number) => boolean) => () => {
  let found = 0
  for (let index = 0; index < queries.length; index++) if (has(index)) found++
  return found
}
const counts = [
  count(index => hasLetters(full, coded[index]!)),
  count(index => hasWord(full, queries[index]!)),
  count(index => set.has(queries[index]!)),
  count(index => trieHas(trie, queries[index]!)),
]
if (new Set(counts.map(each => each())).size !== 1)
  throw new Error('The implementations disagree on what is a word.')
const perSecond = counts.map(each => queries.length / fastestMs(5, each) / 1000)
row('look-ups by letters', perSecond[0]!, 'million a second', perSecond[3]!, 'a tree of objects')
row('look-ups by letters', perSecond[0]!, 'million a second', perSecond[2]!, 'a Set of texts')
row('look-ups of texts, in any case', perSecond[1]!, 'million a second', perSecond[2]!, 'a Set of texts')

const patterns = Array.from({ length: 200 }, () =>
  Array.from(random.pick(words), letter => (random.below(2) === 0 ? letter : '.')).join(''),
)
const matched = (pattern: string) => {
  const found = findMatches(full, pattern)
  return found.ok ? found.value.total : -1
}
for (const pattern of patterns.slice(0, 8))
  if (matched(pattern) !== scanPattern(words, pattern).length)
    throw new Error(`The implementations disagree on ${pattern}.`)
const matching = patterns.length / fastestMs(5, () => patterns.map(matched))
const scanning = 5 / fastestMs(2, () => patterns.slice(0, 5).map(pattern => scanPattern(words, pattern)))
row('patterns, half letters', matching, 'thousand a second', scanning, 'a scan of all words')

for (const size of [6, 7, 9]) {
  // Letters with the frequency they have in words.
  const racks = Array.from({ length: 100 }, () =>
    Array.from({ length: size }, () => random.pick([...random.pick(words)])).join(''),
  )
  for (const rack of racks.slice(0, 3))
    if (subWords(full, rack).length !== scanRack(words, rack).length)
      throw new Error(`The implementations disagree on ${rack}.`)
  const perMs = racks.length / fastestMs(5, () => racks.map(rack => subWords(full, rack)))
  const scannedPerMs = 3 / fastestMs(2, () => racks.slice(0, 3).map(rack => scanRack(words, rack)))
  row(`sub-words of ${size} letters`, perMs, 'thousand a second', scannedPerMs, 'a scan of all words')
}

if (values.browser) {
  const { loadMs, anchorMs } = await measureInBrowser(packedFile)
  console.log(
    `  in the browser: packed words to a graph ${loadMs.toFixed(0)} ms, its plays ${anchorMs.toFixed(0)} ms more`,
  )
}

function row(what: string, value: number, unit: string, reference: number, name: string): void {
  const ratio = unit === 'ms' ? reference / value : value / reference
  const figure = value >= 100 ? value.toFixed(0) : value.toPrecision(3)
  const other = reference >= 100 ? reference.toFixed(0) : reference.toPrecision(3)
  console.log(
    `  ${what.padEnd(38)} ${figure} ${unit}: ${ratio.toPrecision(3)} times as fast as ${name} (${other})`,
  )
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`
}

/** Times loading a packed file in a real browser. */
async function measureInBrowser(packed: Uint8Array): Promise<LoadTiming> {
  const bytes = Buffer.from(packed).toString('base64')
  return (await evaluateInBrowser(ENTRY_FILE, `measureLoading('${bytes}')`)) as LoadTiming
}
