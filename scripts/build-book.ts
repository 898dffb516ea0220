import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createWasmSolver } from '#games/obstruction/engine/wasm.ts'
import { bestMove, type Choice } from '#games/obstruction/rules/solver/analysis.ts'
import {
  type Book,
  type BookMove,
  lookUp,
  readCell,
  writeCell,
} from '#games/obstruction/rules/solver/book.ts'
import { afterMark, emptyBoard } from '#games/obstruction/rules/solver/position.ts'
import type { Position } from '#games/obstruction/rules/solver/solver.ts'
import { canonicalKey } from '#games/obstruction/rules/solver/symmetry.ts'

const { values: flags } = parseArgs({
  options: {
    board: { type: 'string' },
    /** Positions with at most this many open cells are searched live and not stored. */
    live: { type: 'string', default: '64' },
    'table-mb': { type: 'string', default: '1024' },
    /** Positions visited at most to choose the move of one lost position. */
    'lost-budget': { type: 'string', default: '20000000' },
    /** The first move of a lost first player, where counting replies would take too long. */
    opening: { type: 'string' },
    /** Only the won side: leave lost positions for a later run. */
    'won-only': { type: 'boolean', default: false },
    checkpoints: { type: 'string', default: 'data/book' },
    out: { type: 'string', default: 'src/games/obstruction/engine/book' },
  },
})

type Verdict = BookMove['verdict']

const [rows, cols] = flags.board!.split('x').map(Number) as [number, number]
const live = Number(flags.live)
const checkpoint = `${flags.checkpoints}/${flags.board}.txt`
const outFile = `${flags.out}/${flags.board}.json`
const book = { board: flags.board!, won: {}, fewest: {}, lost: {} } as Book &
  Record<Verdict, Record<string, string>>
mkdirSync(flags.checkpoints, { recursive: true })
mkdirSync(flags.out, { recursive: true })
if (existsSync(checkpoint)) {
  for (const line of readFileSync(checkpoint, 'utf8').trim().split('\n')) {
    const [verdict, key, move] = line.split(' ') as [Verdict, string, string]
    book[verdict][key] = move
  }
}

const started = performance.now()
let lastReport = started
const progress = () => {
  if (performance.now() - lastReport > 30_000) report('searching')
  return true
}
const solver = await createWasmSolver({ tableMegabytes: Number(flags['table-mb']) })
const visited = new Set<string>()
const lostPositions: Position[] = []

function report(what: string): void {
  lastReport = performance.now()
  const counts = (['won', 'fewest', 'lost'] as const).map(
    verdict => `${Object.keys(book[verdict]).length} ${verdict}`,
  )
  const seconds = Math.round((lastReport - started) / 1000)
  console.log(`${book.board} ${seconds} s, ${solver.positions} positions, ${counts.join(', ')}: ${what}`)
}

/** Answers a position and all that the opponent can make of the answer, lost ones only noted. */
function cover(position: Position): void {
  const { key } = canonicalKey(position)
  if (position.open.length <= live || visited.has(key)) return
  visited.add(key)
  const known = lookUp(book, position)
  if (known?.verdict === 'won') {
    coverReplies(position, known.cell)
    return
  }
  if (known !== undefined || solver.isWon(position, { progress }) === false) {
    lostPositions.push(position)
    return
  }
  const choice = bestMove(position, solver, { limit: { progress } })
  record(position, 'won', choice.cell)
  coverReplies(position, choice.cell)
}

function coverReplies(position: Position, cell: number): void {
  const left = afterMark(position, cell)
  for (const reply of left.open) cover(afterMark(left, reply))
}

function coverLost(position: Position): void {
  const known = lookUp(book, position)
  if (known !== undefined) {
    coverReplies(position, known.cell)
    return
  }
  const { cell, found } = chooseLost(position)
  record(position, found === 'search' ? 'fewest' : 'lost', cell)
  coverReplies(position, cell)
}

function chooseLost(position: Position): { cell: number; found: Choice['found'] } {
  if (position.open.length === rows * cols && flags.opening !== undefined) {
    return { cell: readCell(flags.opening, cols), found: 'estimate' }
  }
  return bestMove(position, solver, { limit: { positions: Number(flags['lost-budget']), progress } })
}

function record(position: Position, verdict: Verdict, cell: number): void {
  const { key, image } = canonicalKey(position)
  const move = writeCell(image.to(cell), image.cols)
  book[verdict][key] = move
  appendFileSync(checkpoint, `${verdict} ${key} ${move}\n`)
  if (performance.now() - lastReport > 10_000) report(`${position.open.length} open`)
}

function save(): void {
  const section = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)))
  const sorted = {
    board: book.board,
    won: section(book.won),
    fewest: section(book.fewest),
    lost: section(book.lost),
  }
  writeFileSync(outFile, `${JSON.stringify(sorted, null, 1)}\n`)
}

const empty = emptyBoard(rows, cols)
const firstMoves = new Map(empty.open.map(cell => [canonicalKey(afterMark(empty, cell)).key, cell]))
// Fewest cells left first: the cheaper proofs fill the table for the dearer ones.
const byEffort = [...firstMoves.values()]
  .map(cell => afterMark(empty, cell))
  .sort((one, other) => one.open.length - other.open.length)
for (const position of byEffort) {
  cover(position)
  report(`first move leaving ${position.open.length} open: ${lookUp(book, position)?.verdict ?? 'lost'}`)
  save()
}
cover(empty)
report(
  `empty board: ${book.won[canonicalKey(empty).key] ? 'won by the first player' : 'won by the second player'}`,
)
save()
if (!flags['won-only']) {
  for (let at = 0; at < lostPositions.length; at++) coverLost(lostPositions[at]!)
  report(`${lostPositions.length} lost positions answered`)
  save()
}
