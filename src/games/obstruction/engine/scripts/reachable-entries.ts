import { type Book, lookUp } from '../solver/book.ts'
import { afterMark, emptyPosition } from '../solver/position.ts'
import type { Position } from '../solver/solver.ts'
import { canonicalKey } from '../solver/symmetry.ts'

/**
 * The keys of the entries that a computer playing by this book can meet and that are too large to search live.
 * Runs that shared the work found different answers to some positions; entries reached only by unused answers are dropped.
 */
export function findReachableKeys(book: Book): ReadonlySet<string> {
  const [rows, cols] = book.board.split('x').map(Number) as [number, number]
  const empty = emptyPosition(rows, cols)
  const keys = new Set<string>()
  const waiting = [empty, ...allReplies(empty)]
  for (let position = waiting.pop(); position; position = waiting.pop()) {
    const { key } = canonicalKey(position)
    if (keys.has(key) || position.open.length <= book.live) continue
    const move = lookUp(book, position)
    if (!move) continue
    keys.add(key)
    waiting.push(...allReplies(afterMark(position, move.cell)))
  }
  return keys
}

function allReplies(position: Position): Position[] {
  return position.open.map(cell => afterMark(position, cell))
}
