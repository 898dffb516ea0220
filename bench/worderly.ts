// node bench/worderly.ts [--words 60] [--tries 20]
// How long a layout of 21 words takes. For the peers the main word is a word as any other; we lay it on the diagonal and
// cross each of its letters besides.
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
import { cpuMs } from './timing/cpu-ms.ts'
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
for (const [name, area] of Object.entries(AREAS)) {
  const made = sampledPools.map(words => layOut(words, 50, area)).filter(one => one !== undefined)
  const chosen = made.map(({ layout }) => layout.words.map(({ word }) => word))
  console.log(`  ${name}, ${area.rows} by ${area.cols}`)
  const taken = Object.entries(peersIfAny(area)).map(
    ([peer, generator]) => [peer, printLayoutTiming(peer, generator, chosen)] as const,
  )
  printSpeedup(printLayoutTiming('ours, the same 21 words', createOwnGenerator(area), chosen), taken)
  printSpeedup(printLayoutTiming('ours, of all words', createOwnGenerator(area), sampledPools), taken)
}

console.log('\nWizards of Worderly Place: all main words, the best of many layouts')
for (const [name, area] of Object.entries(AREAS))
  for (const layouts of [1, 50, 200]) {
    const begun = cpuMs()
    const made = pools.map(words => layOut(words, layouts, area))
    const ms = (cpuMs() - begun) / pools.length
    const found = made.filter(one => one !== undefined)
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

/** Milliseconds a layout that was found, told with how many tries found one. */
function printLayoutTiming(
  name: string,
  generator: Generator,
  given: readonly (readonly string[])[],
): number {
  for (const words of given) generator(words)
  const begun = cpuMs()
  let found = 0
  for (const words of given) for (let time = 0; time < tries; time++) if (generator(words)) found++
  const ms = (cpuMs() - begun) / found
  const share = (100 * found) / (tries * given.length)
  console.log(`    ${name.padEnd(24)} ${ms.toFixed(4)} ms a layout, ${share.toFixed(0)} % of the tries`)
  return ms
}

function printSpeedup(ms: number, taken: readonly (readonly [peer: string, ms: number])[]): void {
  const times = taken.map(([peer, theirs]) => `${(theirs / ms).toFixed(0)} times as fast as ${peer}`)
  if (times.length > 0) console.log(`      ${times.join(', ')}`)
}
