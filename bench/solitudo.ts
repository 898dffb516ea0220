// node bench/solitudo.ts [--seconds 1]
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { PuzzleRequest } from '#games/solitudo/rules/puzzle-request.ts'
import { measureGeneration } from './solitudo/generating.ts'
import { findSingles, measureSingles } from './solitudo/sgt-singles.ts'
import { measureSolving } from './solitudo/solving.ts'

/** What is made, beside what Singles calls the same: easy there is solved by our grades 1 and 2, tricky by grade 3. */
const BENCH_ROWS: readonly (readonly [wish: PuzzleRequest, singles?: string])[] = [
  [{ shape: 'square', size: 5, grade: 1 }, '5x5de'],
  [{ shape: 'square', size: 5, grade: 2 }, '5x5de'],
  [{ shape: 'square', size: 8, grade: 1 }, '8x8de'],
  [{ shape: 'square', size: 8, grade: 2 }, '8x8de'],
  [{ shape: 'square', size: 10, grade: 1 }, '10x10de'],
  [{ shape: 'square', size: 10, grade: 2 }, '10x10de'],
  [{ shape: 'square', size: 10, grade: 3 }, '10x10dk'],
  [{ shape: 'square', size: 12, grade: 3 }, '12x12dk'],
  [{ shape: 'square', size: 20, grade: 3 }, '20x20dk'],
  [{ shape: 'square', size: 15, grade: 4 }],
  [{ shape: 'square', size: 30, grade: 4 }],
  [{ shape: 'hexagon', size: 5, grade: 1 }],
  [{ shape: 'hexagon', size: 5, grade: 4 }],
  [{ shape: 'holed', size: 5, grade: 3 }],
]

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '1' } } })
const seconds = Number(values.seconds)
const singles = findSingles()

console.log('Solitudo: puzzles made in a second of CPU time, each with one solution and exactly its grade')
if (!singles) console.log('  (without Singles of Simon Tatham’s collection: it could not be installed)')
const singlesRates = new Map<string, number>()
for (const [wish, peer] of BENCH_ROWS) {
  const { perSecond, stepsPerPuzzle } = measureGeneration(wish, seconds)
  if (singles && peer && !singlesRates.has(peer))
    singlesRates.set(peer, measureSingles(singles, peer, seconds))
  const theirs = peer === undefined ? undefined : singlesRates.get(peer)
  const beside =
    theirs === undefined ? '' : `, Singles ${figure(theirs)}: ${figure(perSecond / theirs)} times as many`
  console.log(
    `  ${`${wish.shape} ${wish.size}, grade ${wish.grade}`.padEnd(20)} ${figure(perSecond).padStart(7)}, ` +
      `${String(Math.round(stepsPerPuzzle)).padStart(6)} steps each${beside}`,
  )
}

console.log('\nSolitudo: puzzles of grade 4 solved and proved to have one solution')
for (const { wish, count, meanMs, longestMs, steps } of measureSolving())
  console.log(
    `  ${`${wish.shape} ${wish.size}`.padEnd(20)} ${count} puzzles, ${meanMs.toFixed(2)} ms each, ` +
      `${longestMs.toFixed(1)} ms at most, ${Math.round(steps)} steps each`,
  )
console.log(`\nLoad of the machine: ${loadavg()[0]!.toFixed(1)}`)

function figure(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value))
}
