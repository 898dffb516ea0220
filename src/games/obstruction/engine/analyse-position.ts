import type { ConsultContext } from '#kernel/engine.ts'
import type {
  AnalysedMove,
  Outcome,
  PositionAnswer,
  PositionQuestion,
  Region,
} from '../presentation/position-analysis.ts'
import { bookOf } from './books.ts'
import { cellAt, positionOf } from './position-evaluator.ts'
import { type Book, lookUp } from './solver/book.ts'
import { Distances } from './solver/distance.ts'
import { afterMark, centreFirst } from './solver/position.ts'
import { regionsOf } from './solver/regions.ts'
import type { Position, Solver } from './solver/solver.ts'
import { canonicalKey } from './solver/symmetry.ts'

/** Nimbers take longer than outcomes, and are seldom wanted for a nearly empty board. */
const NIMBER_EFFORT = 100_000
const LARGEST_REGION = 64

/** Analyses positions for a review. Everything that it says is proved. */
export class PositionAnalyser {
  readonly #solver: Solver
  readonly #distances: Distances

  constructor(solver: Solver) {
    this.#solver = solver
    this.#distances = new Distances(solver)
  }

  answer(
    { board, effort, counts }: PositionQuestion,
    { report }: Pick<ConsultContext, 'report'>,
  ): PositionAnswer {
    const position = positionOf(board)
    const end = this.#solver.positions + effort
    const before = this.#solver.positions
    const limit = () => ({
      positions: Math.max(0, end - this.#solver.positions),
      progress: (positions: number) => report({ done: positions - before, of: effort }) !== false,
    })
    const outcomes = this.#outcomes(position, bookOf(position.rows, position.cols), limit)
    const moves = position.open.map((cell): AnalysedMove => {
      const outcome = outcomes.get(cell) ?? 'unknown'
      const isCounted = counts && outcome !== 'unknown'
      return {
        cell: cellAt(cell, position.cols),
        outcome,
        ...(isCounted && { marks: 1 + this.#distances.of(afterMark(position, cell)) }),
      }
    })
    return { ...summary(moves), moves, regions: this.#regions(position, Math.min(effort, NIMBER_EFFORT)) }
  }

  /** The outcome of each mark; marks that lead to images of the same position are searched once. */
  #outcomes(
    position: Position,
    book: Book | undefined,
    limit: () => { positions: number; progress(positions: number): boolean },
  ): ReadonlyMap<number, Outcome> {
    const known = book && lookUp(book, position)
    const byKey = new Map<string, Outcome>()
    const outcomes = new Map<number, Outcome>()
    for (const cell of centreFirst(position)) {
      const after = afterMark(position, cell)
      const { key } = canonicalKey(after)
      const outcome =
        byKey.get(key) ?? (known && known.verdict !== 'won' ? 'loses' : this.#outcomeOf(after, book, limit))
      byKey.set(key, outcome)
      outcomes.set(cell, outcome)
    }
    if (known?.verdict === 'won') outcomes.set(known.cell, 'wins')
    return outcomes
  }

  /** The outcome of a mark for the player who made it, given the position after it. */
  #outcomeOf(after: Position, book: Book | undefined, limit: () => { positions: number }): Outcome {
    const entry = book && lookUp(book, after)
    if (entry) return entry.verdict === 'won' ? 'loses' : 'wins'
    const replyWins = this.#solver.isWon(after, limit())
    return replyWins === undefined ? 'unknown' : replyWins ? 'loses' : 'wins'
  }

  #regions(position: Position, effort: number): readonly Region[] {
    return regionsOf(position).map(open => {
      const isLarge = open.length > LARGEST_REGION
      const nimber = isLarge ? undefined : this.#solver.nimber({ ...position, open }, { positions: effort })
      return {
        cells: open.map(cell => cellAt(cell, position.cols)),
        ...(nimber !== undefined && { nimber }),
      }
    })
  }
}

function summary(moves: readonly AnalysedMove[]): Pick<PositionAnswer, 'outcome' | 'marks'> {
  const winning = moves.filter(({ outcome }) => outcome === 'wins')
  const isLost = moves.every(({ outcome }) => outcome === 'loses')
  const outcome = winning.length > 0 ? 'wins' : isLost ? 'loses' : 'unknown'
  const counted = (winning.length > 0 ? winning : moves).flatMap(({ marks }) => marks ?? [])
  if (outcome === 'unknown' || counted.length === 0) return { outcome }
  return { outcome, marks: outcome === 'wins' ? Math.min(...counted) : Math.max(...counted) }
}
