import { type Book, lookUp } from './book.ts'
import { afterMark, centreFirst } from './position.ts'
import type { Limit, Position, Progress, Solver } from './solver.ts'

export interface WinningMoves {
  /** The moves proved to win, from the middle of the board outwards. */
  readonly cells: readonly number[]
  /** Whether every other move is proved to lose. */
  readonly complete: boolean
}

export interface Choice {
  readonly cell: number
  /** Whether the player to move wins; `undefined` when the limit ran out before that was known. */
  readonly won: boolean | undefined
  /** The number of winning replies left to the opponent, if counted. */
  readonly replies?: number
  /** 'estimate': the limit ran out, so a better move may exist. */
  readonly found: 'book' | 'search' | 'estimate'
}

/** All winning moves, or those found before the limit ran out. */
export function winningMoves(position: Position, solver: Solver, limit: Limit = {}): WinningMoves {
  const budget = createBudget(solver, limit)
  const cells: number[] = []
  let complete = true
  for (const cell of centreFirst(position)) {
    const replyWins = solver.isWon(afterMark(position, cell), budget())
    if (replyWins === false) cells.push(cell)
    if (replyWins === undefined) complete = false
  }
  return { cells, complete }
}

/** The move of a perfect player: wins if possible, otherwise leaves the fewest winning replies. */
export function bestMove(
  position: Position,
  solver: Solver,
  { book, limit = {}, counting = limit }: BestMoveOptions = {},
): Choice {
  const entry = book && lookUp(book, position)
  if (entry !== undefined) {
    return {
      cell: entry.cell,
      won: entry.verdict === 'won',
      found: entry.verdict === 'lost' ? 'estimate' : 'book',
    }
  }
  const budget = createBudget(solver, limit)
  const won = solver.isWon(position, budget())
  if (won === true) return winningMove(position, solver, budget)
  return fewestReplies(position, solver, { won, budget: createBudget(solver, counting) })
}

export interface BestMoveOptions {
  readonly book?: Book | undefined
  /** For finding out who wins. */
  readonly limit?: Limit
  /** For counting the replies in a lost position, which usually uses up the whole limit. */
  readonly counting?: Limit
}

/** Returns the limit for the next of several searches that share one limit. */
type Budget = () => Limit

function createBudget(solver: Solver, limit: Limit): Budget {
  const { positions, progress } = limit
  const hook: { progress?: Progress } = progress === undefined ? {} : { progress }
  if (positions === undefined) return () => hook
  const end = solver.positions + positions
  return () => ({ ...hook, positions: Math.max(0, end - solver.positions) })
}

function winningMove(position: Position, solver: Solver, budget: Budget): Choice {
  const cells = centreFirst(position)
  const wins = (cell: number, limit: Limit) => solver.isWon(afterMark(position, cell), limit) === false
  // The search that proved the position won has met a winning move, so the table alone should name it.
  const known = cells.find(cell => wins(cell, { positions: 0 })) ?? cells.find(cell => wins(cell, budget()))
  if (known === undefined) return { cell: cells[0]!, won: true, found: 'estimate' }
  return { cell: known, won: true, found: 'search' }
}

/**
 * In a lost position, or one too large to decide: the move whose winning replies are fewest among those that
 * could be counted. Moves that leave more cells open are counted first: there the winner has more to get
 * wrong, so the first of them is also the estimate when none can be counted.
 */
function fewestReplies(
  position: Position,
  solver: Solver,
  { won, budget }: { won: boolean | undefined; budget: Budget },
): Choice {
  const moves = centreFirst(position)
    .map(cell => ({ cell, left: afterMark(position, cell) }))
    .sort((one, other) => other.left.open.length - one.left.open.length)
  let best: { cell: number; replies: number } | undefined
  let exact = won === false
  for (const { cell, left } of moves) {
    const replies = countWinning(left, solver, { budget, below: best?.replies ?? Number.POSITIVE_INFINITY })
    if (replies === undefined) exact = false
    else if (best === undefined || replies < best.replies) best = { cell, replies }
    // No winning reply: the move wins, although the whole position was too large to decide.
    if (best?.replies === 0) return { ...best, won: true, found: 'search' }
    // A lost position leaves at least one to every move.
    if (best?.replies === 1 && won === false) return { ...best, won, found: 'search' }
  }
  const found = exact ? 'search' : 'estimate'
  return best === undefined ? { cell: moves[0]!.cell, won, found } : { ...best, won, found }
}

/** How many winning moves a position has, at most `below`. */
function countWinning(
  position: Position,
  solver: Solver,
  { budget, below }: { budget: Budget; below: number },
): number | undefined {
  const replies = centreFirst(position).map(cell => afterMark(position, cell))
  const undecided: Position[] = []
  let winning = 0
  // The table alone may already know too many.
  for (const left of replies) {
    const known = solver.isWon(left, { positions: 0 })
    if (known === undefined) undecided.push(left)
    else if (!known && ++winning >= below) return below
  }
  for (const left of undecided) {
    const isWon = solver.isWon(left, budget())
    if (isWon === undefined) return undefined
    if (!isWon && ++winning >= below) return below
  }
  return winning
}
