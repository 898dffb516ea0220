import { afterMark } from './position.ts'
import type { Position, Solver } from './solver.ts'

/** Beyond this the known distances are forgotten: some 40 MB. */
const MAX_KNOWN = 200_000

/**
 * How many marks are still to come if the winner takes the shortest way and the loser the longest. Distances of
 * independent regions do not add up, so whole positions are searched.
 */
export class Distances {
  readonly #solver: Solver
  readonly #known = new Map<string, number>()

  constructor(solver: Solver) {
    this.#solver = solver
  }

  /** Visits every position that matters: a few milliseconds with 20 open cells, a second with 40. */
  of(position: Position): number {
    if (this.#known.size > MAX_KNOWN) this.#known.clear()
    return this.#search(position)
  }

  #search(position: Position): number {
    if (position.open.length === 0) return 0
    const key = `${position.cols} ${position.open.join(' ')}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const moves = position.open.map(cell => afterMark(position, cell))
    const winning = moves.filter(after => !this.#solver.isWon(after))
    const distance =
      winning.length > 0
        ? 1 + Math.min(...winning.map(after => this.#search(after)))
        : 1 + Math.max(...moves.map(after => this.#search(after)))
    this.#known.set(key, distance)
    return distance
  }
}
