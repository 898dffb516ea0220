// Proves for every board which first moves win, in about ten seconds: npm run build-first-moves
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_SIDE, MIN_SIDE } from '../../rules/types.ts'
import { provenFirstMoves } from '../first-moves.ts'
import { createWasmSolver } from '../wasm-solver.ts'

const FILE = join(import.meta.dirname, '../../presentation/first-moves.json')

const solver = await createWasmSolver({ tableMegabytes: 1024 })
const sides = Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => MIN_SIDE + index)
const sizes = sides.flatMap(rows => sides.filter(cols => cols >= rows).map(cols => ({ rows, cols })))
const map = sizes.map(size => {
  const winning = provenFirstMoves(size, solver)
  console.log(`${size.rows}x${size.cols}: ${winning.length} of ${size.rows * size.cols} first moves win`)
  return [`${size.rows}x${size.cols}`, winning] as const
})
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(map), null, 1)}\n`)
