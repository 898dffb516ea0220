import { Distances } from '../solver/distance.ts'
import { afterMark } from '../solver/position.ts'
import type { Position, Solver } from '../solver/solver.ts'

/** The rating of a player who picks among plausible moves without reading ahead. */
const NAIVE_RATING = 600

/** The steepness of Elo's scale: ten times the odds are 400 points. */
const POINTS_PER_TENFOLD = 400

/** For each mark of one's own after the first that has to be foreseen. */
const POINTS_PER_MARK = 200

/** A move with its resulting position and what is proved about it. */
export interface JudgedMove {
  readonly cell: number
  readonly after: Position
  readonly wins: boolean
}

/** Judges positions of exercises. Nothing here has a limit, so that its answers never depend on what was asked before. */
export class Grading {
  readonly #solver: Solver
  readonly #distances: Distances

  constructor(solver: Solver) {
    this.#solver = solver
    this.#distances = new Distances(solver)
  }

  /** The open cells with their outcomes, in the order of the board. */
  moves(position: Position): readonly JudgedMove[] {
    return position.open.map(cell => {
      const after = afterMark(position, cell)
      return { cell, after, wins: !this.#solver.isWon(after) }
    })
  }

  /** How many marks the winner still makes, with best play on both sides. */
  marksToWin(position: Position): number {
    return Math.ceil(this.#distances.of(position) / 2)
  }

  /** The winning moves, the shortest way first. */
  winningMoves(position: Position): readonly JudgedMove[] {
    const winning = this.moves(position).filter(({ wins }) => wins)
    return sortBy(winning, ({ after }) => this.#distances.of(after))
  }

  /** The loser's reply that resists longest; among those, the one after which the winner errs most easily. */
  stubbornReply(position: Position): JudgedMove {
    const moves = this.moves(position)
    const longest = Math.max(...moves.map(({ after }) => this.#distances.of(after)))
    const stubborn = moves.filter(({ after }) => this.#distances.of(after) === longest)
    return sortBy(stubborn, ({ after }) => this.naiveChance(after))[0]!
  }

  /**
   * The chance that a player keeps the win who picks among plausible moves. A losing move is as plausible as it is hard
   * to refute: one that a single reply refutes counts like a winning move, one with five refutations a fifth of that.
   * Moves that lead to the same position count once.
   */
  naiveChance(position: Position): number {
    const moves = [...new Map(this.moves(position).map(move => [move.after.open.join(), move])).values()]
    const winning = moves.filter(({ wins }) => wins).length
    const lure = moves
      .filter(({ wins }) => !wins)
      .reduce((sum, { after }) => sum + 1 / this.#countRefutations(after), 0)
    return winning === 0 ? 0 : winning / (winning + lure)
  }

  /** The chance of keeping the win to the end, against the most stubborn replies. */
  naiveChanceToEnd(position: Position): number {
    const chance = this.naiveChance(position)
    const { after } = this.winningMoves(position)[0]!
    if (after.open.length === 0) return chance
    return chance * this.naiveChanceToEnd(this.stubbornReply(after).after)
  }

  #countRefutations(position: Position): number {
    const replies = this.moves(position).filter(({ wins }) => wins)
    return new Set(replies.map(({ after }) => after.open.join())).size
  }
}

/** The rating of a decision, from the chance of somebody who does not read ahead and the marks to foresee. */
export function ratingOf({ chance, marks }: { readonly chance: number; readonly marks: number }): number {
  const odds = Math.max((1 - chance) / chance, 0.1)
  return Math.round(NAIVE_RATING + POINTS_PER_TENFOLD * Math.log10(odds) + POINTS_PER_MARK * (marks - 1))
}

function sortBy<Item>(items: readonly Item[], value: (item: Item) => number): readonly Item[] {
  return items.toSorted((one, other) => value(one) - value(other))
}
