// node bench/obstruction.ts [--games 200] [--boards 8x8,10x10]

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { evaluateInBrowser } from './browser/evaluate.ts'
import { measurePerfectPlay } from './obstruction/perfect-play.ts'
import { measureSolving, type SolveTiming } from './obstruction/solving.ts'

const ENTRY_FILE = join(import.meta.dirname, 'obstruction/browser-entry.ts')
const DEFAULT_BOARDS = '5x5,6x6,7x7,8x8,7x10,8x9,9x9,8x10,9x10,10x10'

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, boards: { type: 'string', default: DEFAULT_BOARDS } },
})

console.log('Obstruction: the empty board solved cold, the compiled solver against the plain one')
printSolving('Node', await measureSolving())
printSolving('browser', await measureInBrowser())

console.log(
  `\nObstruction: the perfect computer in ${values.games} games against random moves, a new engine each`,
)
for (const board of values.boards.split(',')) {
  const { moves, longestMs, overSecond, estimates, thrownAway } = await measurePerfectPlay(
    board,
    Number(values.games),
  )
  console.log(
    `  ${board.padEnd(6)} longest answer ${longestMs.toFixed(0)} ms, ${overSecond} of ${moves} over a second, ` +
      `${estimates} estimates, ${thrownAway} won games lost`,
  )
}

function printSolving(where: string, rows: readonly SolveTiming[]): void {
  for (const { board, positions, plainMs, wasmMs } of rows)
    console.log(
      `  ${where.padEnd(8)} ${board}  ${String(positions).padStart(6)} positions, plain ${plainMs.toFixed(1)} ms, ` +
        `wasm ${wasmMs.toFixed(1)} ms: ${(plainMs / wasmMs).toFixed(1)} times as fast`,
    )
}

/** The same measurement in a real browser. */
async function measureInBrowser(): Promise<readonly SolveTiming[]> {
  return (await evaluateInBrowser(ENTRY_FILE, 'measureSolving()')) as readonly SolveTiming[]
}
