// node bench/worderly.ts [--words 60] [--tries 20]
// Times layouts of 21 words. Ours has the main word on the diagonal with each of its letters crossed, and may fall into
// several pieces; the peers make one connected crossword, in which the main word is a word like any other.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { findBestLayout } from '#games/worderly/engine/generator/best-layout.ts'
import { candidateWordsOf, hasEnoughSubWords } from '#games/worderly/engine/generator/candidate-words.ts'
import { findLayoutFaults } from '#games/worderly/engine/layout-faults.ts'
import { answerVocabulary, hidableWords } from '#games/worderly/engine/vocabulary.ts'
import { AREAS, type Area } from '#games/worderly/rules/layout.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import { randomFor } from '#kernel/random.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { installPeers } from './peers/install.ts'
import { cpuMs } from './timing/cpu-time.ts'
import { createOwnGenerator, createPeerGenerators, type Generator } from './worderly/generators.ts'

const { values } = parseArgs({
  options: { words: { type: 'string', default: '60' }, tries: { type: 'string', default: '20' } },
})
const tries = Number(values.tries)

const answers = answerVocabulary(await (await openBundledWords()).loadLexicon('common'))
const pools = answers.mains
  .map(main => [main, ...hidableWords(answers, main)])
  .filter(([, ...subWords]) => hasEnoughSubWords(subWords))
const sampledPools = pools.filter((_, index) => index % Math.ceil(pools.length / Number(values.words)) === 0)

console.log(
  `Wizards of Worderly Place: ${pools.length} main words, a layout of 21 words for ${sampledPools.length} of them`,
)
console.log(
  '  (not the same work: the peers deliver one connected crossword; a single layout of ours has the main word on the\n' +
    '   diagonal with every letter crossed, but about four pieces)',
)
for (const [name, area] of Object.entries(AREAS)) {
  const layouts = sampledPools.map(words => layOut(words, 50, area)).filter(found => found !== undefined)
  const chosenWords = layouts.map(({ layout }) => layout.words.map(({ word }) => word))
  console.log(`  ${name}, ${area.rows} by ${area.cols}`)
  const peerTimes = Object.entries(peersIfAny(area)).map(
    ([peer, generator]) => [peer, printLayoutTiming(peer, generator, chosenWords)] as const,
  )
  printSpeedup(printLayoutTiming('ours, the same 21 words', createOwnGenerator(area), chosenWords), peerTimes)
  printSpeedup(printLayoutTiming('ours, of all words', createOwnGenerator(area), sampledPools), peerTimes)
}

console.log('\nWizards of Worderly Place: all main words, the best of many layouts')
for (const [name, area] of Object.entries(AREAS))
  for (const layouts of [1, 50, 200]) {
    const start = cpuMs()
    const results = pools.map(words => layOut(words, layouts, area))
    const ms = (cpuMs() - start) / pools.length
    const found = results.filter(result => result !== undefined)
    if (found.some(({ layout }) => findLayoutFaults(layout).length > 0))
      throw new Error('a layout is not valid')
    const mean = (figure: 'crossings' | 'pieces' | 'fill') =>
      found.reduce((sum, { quality }) => sum + quality[figure], 0) / found.length
    console.log(
      `  ${name.padEnd(8)} best of ${String(layouts).padEnd(4)} ${ms.toFixed(2)} ms, ` +
        `${((100 * found.length) / pools.length).toFixed(2)} % valid, ${mean('pieces').toFixed(2)} pieces, ` +
        `${mean('crossings').toFixed(1)} crossings, ${(100 * mean('fill')).toFixed(0)} % filled`,
    )
  }
console.log(`\nLoad of the machine: ${loadavg()[0]!.toFixed(1)}`)

function layOut([main, ...subWords]: readonly string[], layouts: number, area: Area) {
  return findBestLayout(candidateWordsOf(main!, subWords), area, new FastRng(randomFor(main!, 0)), {
    layouts,
    tries: 800,
  })
}

function peersIfAny({ cols }: Area): Readonly<Record<string, Generator>> {
  try {
    installPeers()
    return createPeerGenerators(cols)
  } catch (error) {
    console.log(`  (without peers: ${(error as Error).message})`)
    return {}
  }
}

/** Prints and returns the time per found layout in ms. */
function printLayoutTiming(
  name: string,
  generator: Generator,
  wordLists: readonly (readonly string[])[],
): number {
  for (const words of wordLists) generator(words)
  const start = cpuMs()
  let found = 0
  for (const words of wordLists)
    for (let attempt = 0; attempt < tries; attempt++) if (generator(words)) found++
  const ms = (cpuMs() - start) / found
  const share = (100 * found) / (tries * wordLists.length)
  console.log(`    ${name.padEnd(24)} ${ms.toFixed(4)} ms a layout, ${share.toFixed(0)} % of the tries`)
  return ms
}

function printSpeedup(ms: number, peerTimes: readonly (readonly [peer: string, ms: number])[]): void {
  const speedups = peerTimes.map(([peer, peerMs]) => `${(peerMs / ms).toFixed(0)} times as fast as ${peer}`)
  if (speedups.length > 0) console.log(`      ${speedups.join(', ')}`)
}
