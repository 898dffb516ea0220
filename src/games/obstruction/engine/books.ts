import sevenByTen from './book/7x10.json' with { type: 'json' }
import eightByEight from './book/8x8.json' with { type: 'json' }
import eightByNine from './book/8x9.json' with { type: 'json' }
import eightByTen from './book/8x10.json' with { type: 'json' }
import nineByNine from './book/9x9.json' with { type: 'json' }
import nineByTen from './book/9x10.json' with { type: 'json' }
import tenByTen from './book/10x10.json' with { type: 'json' }
import type { Book } from './solver/book.ts'

/** The opening books of the boards that are too large to search from the start. */
export const books: readonly Book[] = [
  sevenByTen,
  eightByEight,
  eightByNine,
  eightByTen,
  nineByNine,
  nineByTen,
  tenByTen,
]

/** The opening book of a board in either orientation; smaller boards need none. */
export function bookOf(rows: number, cols: number): Book | undefined {
  const board = `${Math.min(rows, cols)}x${Math.max(rows, cols)}`
  return books.find(book => book.board === board)
}
