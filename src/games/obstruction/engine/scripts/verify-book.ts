// Proves the wins of a shipped book again, entry by entry: npm run verify-book 10x10
// It does not check that a move in a lost position leaves the fewest winning replies: counting takes too long.
// A winning move is right when every reply to it is again answered by a win in the book, or solved as won.
import { bookOf } from '../books.ts'
import { lookUp } from '../solver/book.ts'
import { afterMark, emptyPosition } from '../solver/position.ts'
import type { Position } from '../solver/solver.ts'
import { canonicalKey, readKey } from '../solver/symmetry.ts'
import { createWasmSolver } from '../wasm-solver.ts'

const [rows, cols] = (process.argv[2] ?? '').split('x').map(Number) as [number, number]
const book = bookOf(rows, cols)
if (!book) throw new Error('say which book: 7x10, 8x8, 8x9, 8x10, 9x9, 9x10 or 10x10')
const solver = await createWasmSolver({ tableMegabytes: 2048 })

/** Solving one such position costs less than following all its replies. */
const MAX_SOLVED_DIRECTLY = 70

const wins = Object.keys(book.won).map(key => readKey(key, cols))
let wrong = 0
wins.sort((one, other) => one.open.length - other.open.length)
for (const [index, position] of wins.entries()) {
  if (!isLost(afterMark(position, lookUp(book, position)!.cell))) {
    wrong++
    console.log(`wrong: ${canonicalKey(position).key}`)
  }
  if (index % 200 === 0) console.log(`${index} of ${wins.length}, ${position.open.length} open`)
}
console.log(`${book.board}: ${wins.length} wins verified, ${wrong} wrong, ${solver.positions} positions`)
console.log(
  `not looked at: ${Object.keys(book.fewest).length} moves said to leave the fewest winning replies, ` +
    `${Object.keys(book.lost).length} other moves in lost positions`,
)
console.log(`the player who begins ${isWon(emptyPosition(rows, cols)) ? 'wins' : 'loses'}`)
process.exit(wrong === 0 ? 0 : 1)

function isLost(position: Position): boolean {
  if (lookUp(book!, position)?.verdict === 'won') return false
  if (position.open.length <= MAX_SOLVED_DIRECTLY) return solver.isWon(position) === false
  return position.open.every(cell => isWon(afterMark(position, cell)))
}

function isWon(position: Position): boolean {
  if (lookUp(book!, position)?.verdict === 'won') return true
  if (position.open.length <= book!.live) return solver.isWon(position) === true
  return position.open.some(cell => isLost(afterMark(position, cell)))
}
