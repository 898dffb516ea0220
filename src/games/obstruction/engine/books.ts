import type { Book } from '../rules/solver/book.ts'

interface BookModule {
  readonly default: Book
}

// One import each, so that a page loads the book of its own board only.
const BOOKS: Readonly<Record<string, () => Promise<BookModule>>> = {
  '10x10': () => import('./book/10x10.json', { with: { type: 'json' } }),
  '7x10': () => import('./book/7x10.json', { with: { type: 'json' } }),
  '8x9': () => import('./book/8x9.json', { with: { type: 'json' } }),
  '8x10': () => import('./book/8x10.json', { with: { type: 'json' } }),
  '8x8': () => import('./book/8x8.json', { with: { type: 'json' } }),
  '9x10': () => import('./book/9x10.json', { with: { type: 'json' } }),
  '9x9': () => import('./book/9x9.json', { with: { type: 'json' } }),
}

export const BOOK_BOARDS: readonly string[] = Object.keys(BOOKS)

/** The opening book of a board, whichever way it lies; smaller boards need none. */
export async function loadBook(rows: number, cols: number): Promise<Book | undefined> {
  const board = `${Math.min(rows, cols)}x${Math.max(rows, cols)}`
  return (await BOOKS[board]?.())?.default
}
