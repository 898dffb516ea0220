import { parseArgs } from 'node:util'
import { bookOf } from '#games/obstruction/engine/books.ts'
import { createWasmSolver } from '#games/obstruction/engine/wasm.ts'
import { bestMove } from '#games/obstruction/rules/solver/analysis.ts'
import type { Book } from '#games/obstruction/rules/solver/book.ts'
import { afterMark, emptyBoard } from '#games/obstruction/rules/solver/position.ts'
import type { Position, Solver } from '#games/obstruction/rules/solver/solver.ts'
import { createTwin } from '#games/obstruction/rules/solver/twin.ts'

const SOLVED = ['6x6', '6x8', '7x8', '8x8']
const PLAYED = ['5x5', '6x6', '7x7', '8x8', '7x10', '8x9', '9x9', '8x10', '9x10', '10x10']
const TABLE = { tableMegabytes: 64 }
const LIMIT = { positions: 1_000_000 }

export interface ObstructionBenchOptions {
  readonly games?: number
  readonly boards?: readonly string[]
}

/** How fast boards are solved, and how long the perfect player ever thinks. */
export async function benchObstruction({
  games = 200,
  boards = PLAYED,
}: ObstructionBenchOptions = {}): Promise<void> {
  const wasm = await createWasmSolver(TABLE)
  const twin = createTwin(TABLE)
  console.log('obstruction: the empty board, solved cold')
  for (const board of SOLVED) {
    const plain = timeToSolve(board, twin)
    const compiled = timeToSolve(board, wasm)
    const ratio = (plain.ms / compiled.ms).toFixed(1)
    console.log(
      `  ${board}: ${compiled.positions} positions, ${describeTime('plain', plain)}, ${describeTime('wasm', compiled)}: ${ratio}x`,
    )
  }
  console.log(`obstruction: the longest answer of the perfect player in ${games} games against random moves`)
  for (const board of boards) {
    const { longestMs, mostPositions, estimates, thrownAway } = await playGames(board, wasm, games)
    console.log(
      `  ${board}: ${Math.round(longestMs)} ms, ${mostPositions} positions; ${estimates} estimates, ${thrownAway} won games lost`,
    )
  }
}

interface Timing {
  readonly ms: number
  readonly positions: number
}

function timeToSolve(board: string, solver: Solver): Timing {
  const runs = Array.from({ length: 5 }, () => {
    solver.forget()
    const start = performance.now()
    solver.isWon(boardOf(board))
    return { ms: performance.now() - start, positions: solver.positions }
  })
  return runs.sort((one, other) => one.ms - other.ms)[2]!
}

function describeTime(name: string, { ms, positions }: Timing): string {
  return `${name} ${ms.toFixed(1)} ms (${Math.round(positions / ms)} k positions/s)`
}

interface Record {
  longestMs: number
  mostPositions: number
  estimates: number
  /** Games not won although the perfect player knew itself winning at some turn. */
  thrownAway: number
}

async function playGames(board: string, solver: Solver, games: number): Promise<Record> {
  const record: Record = { longestMs: 0, mostPositions: 0, estimates: 0, thrownAway: 0 }
  const empty = boardOf(board)
  const book = bookOf(empty.rows, empty.cols)
  const random = dice(games)
  for (let game = 0; game < games; game++) {
    solver.forget()
    playGame(empty, { solver, book, random, perfectTurn: game % 2 }, record)
  }
  return record
}

interface Players {
  readonly solver: Solver
  readonly book: Book | undefined
  readonly random: (sides: number) => number
  readonly perfectTurn: number
}

function playGame(empty: Position, { solver, book, random, perfectTurn }: Players, record: Record): void {
  let position = empty
  let wasWon = false
  let moves = 0
  for (; position.open.length > 0; moves++) {
    if (moves % 2 !== perfectTurn) {
      position = afterMark(position, position.open[random(position.open.length)]!)
      continue
    }
    const visited = solver.positions
    const start = performance.now()
    const choice = bestMove(position, solver, { book, limit: LIMIT })
    record.longestMs = Math.max(record.longestMs, performance.now() - start)
    record.mostPositions = Math.max(record.mostPositions, solver.positions - visited)
    if (choice.found === 'estimate') record.estimates++
    wasWon ||= choice.won === true
    position = afterMark(position, choice.cell)
  }
  if (wasWon && moves % 2 === perfectTurn) record.thrownAway++
}

function boardOf(board: string): Position {
  const [rows, cols] = board.split('x').map(Number) as [number, number]
  return emptyBoard(rows, cols)
}

/** The same throws in every run, so that two runs play the same games. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { games: { type: 'string' }, boards: { type: 'string' } } })
  await benchObstruction({
    ...(values.games && { games: Number(values.games) }),
    ...(values.boards && { boards: values.boards.split(',') }),
  })
}
