// node bench/solitudo.ts [--seconds 1]
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { PuzzleRequest } from '#games/solitudo/rules/puzzle-request.ts'
import { measureComposing } from './solitudo/composing.ts'
import { measureGeneration } from './solitudo/generating.ts'
import { findSingles, measureSingles } from './solitudo/sgt-singles.ts'
import { measureSolving } from './solitudo/solving.ts'

/** Our requests and the matching parameters of Singles: its easy puzzles have our grades 1 and 2, its tricky ones grade 3. */
const BENCH_ROWS: readonly (readonly [request: PuzzleRequest, singles?: string])[] = [
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
console.log(
  '  (not the same work: an easy puzzle of Singles must settle every cell by its easy steps; ours ends when every\n' +
    '   shaded cell is found, as the game does, and must then need a step of exactly its grade)',
)
if (!singles) console.log('  (without Singles of Simon Tatham’s collection: it could not be installed)')
const singlesRates = new Map<string, number>()
for (const [request, parameters] of BENCH_ROWS) {
  const { perSecond, stepsPerPuzzle } = measureGeneration(request, seconds)
  if (singles && parameters && !singlesRates.has(parameters))
    singlesRates.set(parameters, measureSingles(singles, parameters, seconds))
  const singlesRate = parameters === undefined ? undefined : singlesRates.get(parameters)
  const comparison =
    singlesRate === undefined
      ? ''
      : `, Singles ${figure(singlesRate)}: ${figure(perSecond / singlesRate)} times as many`
  console.log(
    `  ${`${request.shape} ${request.size}, grade ${request.grade}`.padEnd(20)} ${figure(perSecond).padStart(7)}, ` +
      `${String(Math.round(stepsPerPuzzle)).padStart(6)} steps each${comparison}`,
  )
}

console.log('\nSolitudo: puzzles of grade 4 solved and proved to have one solution')
for (const { request, count, meanMs, longestMs, steps } of measureSolving())
  console.log(
    `  ${`${request.shape} ${request.size}`.padEnd(20)} ${count} puzzles, ${meanMs.toFixed(2)} ms each, ` +
      `${longestMs.toFixed(1)} ms at most, ${Math.round(steps)} steps each`,
  )

console.log('\nSolitudo: answers to the editor on squares of grade 4, in ms of CPU time')
for (const { size, verdictMs, repairsMs, longestRepairsMs, fillMs } of measureComposing())
  console.log(
    `  ${`square ${size}`.padEnd(20)} verdict ${figure(verdictMs)}, repairs ${figure(repairsMs)} ` +
      `(${figure(longestRepairsMs)} at most), numbers for a painting ${figure(fillMs)}`,
  )
console.log(`\nLoad of the machine: ${loadavg()[0]!.toFixed(1)}`)

function figure(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value))
}
