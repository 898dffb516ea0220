import { bestMove, type Choice } from '../solver/analysis.ts'
import { lookUp } from '../solver/book.ts'
import { afterMark } from '../solver/position.ts'
import type { Limit, Position, Solver } from '../solver/solver.ts'
import { canonicalKey } from '../solver/symmetry.ts'
import type { Checkpoint } from './book-checkpoint.ts'

export interface CoverageOptions {
  readonly solver: Solver
  readonly checkpoint: Checkpoint
  readonly wonLimit: Limit
  readonly lostLimit: Limit
}

/** Walks through all positions that the computer can meet if it plays by the book, and answers them. */
export class Coverage {
  readonly #options: CoverageOptions
  readonly #met = new Set<string>()
  readonly #lost: Position[] = []

  constructor(options: CoverageOptions) {
    this.#options = options
  }

  /**
   * Answers a position and every reply to the answer, depth first: the proof that the position is won has just put the
   * answers to the replies into the table. Lost positions are only queued.
   */
  cover(position: Position): void {
    const { solver, checkpoint, wonLimit } = this.#options
    const { key } = canonicalKey(position)
    if (position.open.length <= checkpoint.book.live || this.#met.has(key)) return
    this.#met.add(key)
    const known = lookUp(checkpoint.book, position)
    if (known?.verdict === 'won') {
      this.#coverReplies(position, known.cell)
    } else if (known !== undefined || this.#isLost(position)) {
      this.#lost.push(position)
    } else {
      const { cell } = bestMove(position, solver, { limit: wonLimit })
      checkpoint.add(position, 'won', cell)
      this.#coverReplies(position, cell)
    }
  }

  #isLost(position: Position): boolean {
    const { solver, checkpoint, wonLimit } = this.#options
    const left = position.open.map(cell => afterMark(position, cell))
    // A resumed run has the book of the whole first move, but not the table that proved it.
    if (left.every(reply => lookUp(checkpoint.book, reply)?.verdict === 'won')) return true
    return solver.isWon(position, wonLimit) === false
  }

  /** Answers the queued lost positions and the replies to those answers. */
  coverLost(opening?: (position: Position) => number | undefined): number {
    const { checkpoint } = this.#options
    // The list grows during the loop: a good opponent leads from one lost position to the next.
    for (const position of this.#lost) {
      const known = lookUp(checkpoint.book, position)
      const { cell, found } =
        known === undefined ? this.#chooseLost(position, opening?.(position)) : { ...known, found: 'book' }
      if (known === undefined) checkpoint.add(position, found === 'search' ? 'fewest' : 'lost', cell)
      this.#coverReplies(position, cell)
    }
    return this.#lost.length
  }

  #chooseLost(position: Position, opening: number | undefined): Pick<Choice, 'cell' | 'found'> {
    if (opening !== undefined) return { cell: opening, found: 'estimate' }
    return bestMove(position, this.#options.solver, { limit: this.#options.lostLimit })
  }

  #coverReplies(position: Position, cell: number): void {
    const left = afterMark(position, cell)
    for (const reply of left.open) this.cover(afterMark(left, reply))
  }
}
