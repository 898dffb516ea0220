import { parseArgs } from 'node:util'
import { lookUp, readIndex, writeIndex } from '../solver/book.ts'
import { afterMark, emptyPosition } from '../solver/position.ts'
import { canonicalKey } from '../solver/symmetry.ts'
import { createWasmSolver } from '../wasm-solver.ts'
import { Checkpoint } from './book-checkpoint.ts'
import { Coverage } from './book-coverage.ts'

const { values: flags } = parseArgs({
  options: {
    board: { type: 'string' },
    /** Positions with at most this many open cells are searched live and not stored. */
    live: { type: 'string', default: '64' },
    'table-mb': { type: 'string', default: '1024' },
    /** Positions visited at most to choose the move of one lost position. */
    'lost-limit': { type: 'string', default: '20000000' },
    /** The first move where the first player is lost, for boards on which counting replies takes too long. */
    opening: { type: 'string' },
    /** Only these first moves, such as a1,b1, so that several machines can share the work; their checkpoints add up. */
    first: { type: 'string' },
    /** Leave lost positions for a later run. */
    'won-only': { type: 'boolean', default: false },
    /** Search nothing: only convert the current checkpoint to a book. */
    'write-only': { type: 'boolean', default: false },
    checkpoints: { type: 'string', default: 'data/book' },
    out: { type: 'string', default: 'src/games/obstruction/engine/book' },
  },
})
if (flags.board === undefined) throw new Error('say which board: --board 9x10')

const [rows, cols] = flags.board.split('x').map(Number) as [number, number]
const checkpoint = new Checkpoint(flags.checkpoints, flags.board, Number(flags.live))
if (!flags['write-only']) await build()
checkpoint.writeBook(flags.out)

async function build(): Promise<void> {
  const solver = await createWasmSolver({ tableMegabytes: Number(flags['table-mb']) })
  const started = performance.now()
  let reported = started
  const report = (what: string) => {
    reported = performance.now()
    const seconds = Math.round((reported - started) / 1000)
    console.log(`${flags.board} ${seconds} s, ${solver.positions} positions, ${checkpoint}: ${what}`)
  }
  const progress = () => {
    if (performance.now() - reported > 30_000) report('searching')
    return true
  }
  const coverage = new Coverage({
    solver,
    checkpoint,
    wonLimit: { progress },
    lostLimit: { positions: Number(flags['lost-limit']), progress },
  })

  const empty = emptyPosition(rows, cols)
  for (const cell of firstMoves()) {
    const position = afterMark(empty, cell)
    coverage.cover(position)
    report(
      `after ${writeIndex(cell, cols)}: ${lookUp(checkpoint.book, position)?.verdict ?? 'lost, or live'}`,
    )
    checkpoint.writeBook(flags.out)
  }
  if (flags.first !== undefined) return
  coverage.cover(empty)
  report(
    lookUp(checkpoint.book, empty)?.verdict === 'won' ? 'the first player wins' : 'the second player wins',
  )
  if (flags['won-only']) return
  const opening = flags.opening === undefined ? undefined : readIndex(flags.opening, cols)
  const lost = coverage.coverLost(position => (position.open.length === rows * cols ? opening : undefined))
  report(`${lost} lost positions answered`)
}

/** One of each set of images, those that leave the fewest cells first: cheap proofs speed up expensive ones. */
function firstMoves(): number[] {
  if (flags.first !== undefined) return flags.first.split(',').map(cell => readIndex(cell, cols))
  const empty = emptyPosition(rows, cols)
  const left = (cell: number) => afterMark(empty, cell)
  const distinct = new Map(empty.open.map(cell => [canonicalKey(left(cell)).key, cell]))
  return [...distinct.values()].sort((one, other) => left(one).open.length - left(other).open.length)
}
