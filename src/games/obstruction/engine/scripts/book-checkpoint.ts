import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Book, type BookMove, lookUp, writeIndex } from '../solver/book.ts'
import { afterMark, emptyPosition } from '../solver/position.ts'
import type { Position } from '../solver/solver.ts'
import { canonicalKey } from '../solver/symmetry.ts'

export const VERDICTS = ['won', 'fewest', 'lost'] as const
type Verdict = BookMove['verdict']

/** A book under construction: each entry is written to disk, one per line, before the search for the next one begins. */
export class Checkpoint {
  readonly book: Book & { readonly [verdict in Verdict]: Record<string, string> }
  readonly #file: string

  constructor(folder: string, board: string, live: number) {
    this.book = { board, live, won: {}, fewest: {}, lost: {} }
    this.#file = `${folder}/${board}.txt`
    mkdirSync(folder, { recursive: true })
    if (!existsSync(this.#file)) return
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const [verdict, key, move] = line.split(' ')
      // A crash may have cut off the last line.
      if (move !== undefined && move !== '') this.book[verdict as Verdict][key!] = move
    }
  }

  add(position: Position, verdict: Verdict, cell: number): void {
    const { key, image } = canonicalKey(position)
    const move = writeIndex(image.to(cell), image.cols)
    this.book[verdict][key] = move
    appendFileSync(this.#file, `${verdict} ${key} ${move}\n`)
  }

  writeBook(folder: string): void {
    const { board, live, won, fewest, lost } = this.book
    const met = findReachableKeys(this.book)
    const sorted = {
      board,
      live,
      won: sortedReachable(won, met),
      fewest: sortedReachable(fewest, met),
      lost: sortedReachable(lost, met),
    }
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${board}.json`, `${JSON.stringify(sorted, null, 1)}\n`)
  }

  toString(): string {
    return VERDICTS.map(verdict => `${Object.keys(this.book[verdict]).length} ${verdict}`).join(', ')
  }
}

function sortedReachable(entries: Record<string, string>, met: ReadonlySet<string>): Record<string, string> {
  const needed = Object.entries(entries).filter(([key]) => met.has(key))
  return Object.fromEntries(needed.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * The keys of the entries that a computer playing by this book can meet and that are too large to search live.
 * Runs that shared the work found different answers to some positions; entries reached only by unused answers are dropped.
 */
function findReachableKeys(book: Book): ReadonlySet<string> {
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
