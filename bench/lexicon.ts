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
import { measureInBrowser } from './lexicon/in-browser.ts'
import { buildTrie, scanPattern, scanRack, trieHas } from './lexicon/naive.ts'
import { fastestMs } from './timing/fastest-ms.ts'

const { values: given } = parseArgs({
  options: { browser: { type: 'boolean', default: true } },
  allowNegative: true,
})

const words = [...englishWords(join(import.meta.dirname, '..')).keys()].map(word => word.toUpperCase())
const text = words.join('\n')
const random = randomFor('bench', 0)

console.log(
  `Lexicon: ${words.length.toLocaleString('en')} words, each figure beside what one would write first`,
)

// Building, from the text of a file to the graph.
const list = () => {
  const read = readWordList(text, english, SCRIBBLE_LIMITS)
  if (!read.ok) throw new Error(read.rejection.code)
  return read.value.words
}
const forward = compile(list(), english)
const full = withGaddag(forward)
const trie = buildTrie(words)
const set = new Set(words)
const asSet = fastestMs(4, () => new Set(text.split('\n')))
const asTrie = fastestMs(3, () => buildTrie(text.split('\n')))
const read = fastestMs(3, list)
const look = fastestMs(3, () => compile(list(), english))
const plays = fastestMs(3, () => withGaddag(compile(list(), english)))
row('read and checked, line by line', read, 'ms', asSet, 'a Set of the lines')
row('compiled for look-ups', look, 'ms', asTrie, 'a tree of objects')
row('compiled for plays too', plays, 'ms', asTrie, 'a tree of objects')

// Loading what was built.
const graphFile = writeLexicon(full, { form: 'graph' })
const packedFile = writeLexicon(forward, { form: 'packed' })
const zipped = gzipSync(packedFile, { level: 9 })
const TIMES = 100
row(
  'loaded from its graph, built by us',
  fastestMs(5, () => {
    for (let time = 0; time < TIMES; time++) readLexicon(graphFile.buffer, { isOurs: true })
  }) / TIMES,
  'ms',
  asSet,
  'a Set of the lines',
)
row(
  'loaded from its graph, looked through',
  fastestMs(5, () => readLexicon(graphFile.buffer)),
  'ms',
  asSet,
  'a Set of the lines',
)
row(
  'loaded from its packed words, zipped',
  fastestMs(5, () => {
    const bytes = gunzipSync(zipped)
    return readLexicon(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  }),
  'ms',
  asSet,
  'a Set of the lines',
)
const gzipped = (bytes: Uint8Array) =>
  `${kilobytes(bytes.length)}, ${kilobytes(gzipSync(bytes, { level: 9 }).length)} zipped`
console.log(
  `  sizes: text ${gzipped(Buffer.from(text))}; packed ${gzipped(packedFile)};\n` +
    `    forward graph ${gzipped(writeLexicon(forward, { form: 'graph' }))}; whole graph ${gzipped(graphFile)}`,
)

// Asking. Half of the look-ups are of words, half of words with one letter changed.
const asked = Array.from({ length: 200_000 }, (_, index) => {
  const word = random.pick(words)
  const at = random.below(word.length)
  return index % 2 === 0 ? word : word.slice(0, at) + random.pick(english.letters) + word.slice(at + 1)
})
const coded = asked.map(word => Uint8Array.from(word, letter => letter.charCodeAt(0) - 64))
const count = (has: (index: number) => boolean) => () => {
  let found = 0
  for (let index = 0; index < asked.length; index++) if (has(index)) found++
  return found
}
const counts = [
  count(index => hasLetters(full, coded[index]!)),
  count(index => hasWord(full, asked[index]!)),
  count(index => set.has(asked[index]!)),
  count(index => trieHas(trie, asked[index]!)),
]
if (new Set(counts.map(each => each())).size !== 1) throw new Error('They do not agree on what is a word.')
const perSecond = counts.map(each => asked.length / fastestMs(5, each) / 1000)
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
    throw new Error(`They do not agree on ${pattern}.`)
const matching = patterns.length / fastestMs(5, () => patterns.map(matched))
const scanning = 5 / fastestMs(2, () => patterns.slice(0, 5).map(pattern => scanPattern(words, pattern)))
row('patterns, half letters', matching, 'thousand a second', scanning, 'a scan of all words')

for (const size of [6, 7, 9]) {
  // Letters as often as words have them.
  const racks = Array.from({ length: 100 }, () =>
    Array.from({ length: size }, () => random.pick([...random.pick(words)])).join(''),
  )
  for (const rack of racks.slice(0, 3))
    if (subWords(full, rack).length !== scanRack(words, rack).length)
      throw new Error(`They do not agree on ${rack}.`)
  const laid = racks.length / fastestMs(5, () => racks.map(rack => subWords(full, rack)))
  const scanned = 3 / fastestMs(2, () => racks.slice(0, 3).map(rack => scanRack(words, rack)))
  row(`sub-words of ${size} letters`, laid, 'thousand a second', scanned, 'a scan of all words')
}

if (given.browser) {
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
