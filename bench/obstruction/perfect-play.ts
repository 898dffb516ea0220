import { loadEngine } from '#games/obstruction/engine/engine.ts'
import type { PositionEvaluator } from '#games/obstruction/engine/position-evaluator.ts'
import { emptyBoard, openCells, withMark } from '#games/obstruction/rules/board.ts'
import type { Board } from '#games/obstruction/rules/types.ts'
import { randomFor } from '#kernel/random.ts'

export interface PerfectPlayResult {
  readonly board: string
  readonly moves: number
  readonly longestMs: number
  readonly overSecond: number
  /** Moves whose value was not proved. */
  readonly estimates: number
  /** Games lost after the perfect player had proved a win; must be 0. */
  readonly thrownAway: number
}

/** Plays the perfect computer against random moves; it moves first in every second game. */
export async function measurePerfectPlay(board: string, games: number): Promise<PerfectPlayResult> {
  const [rows, cols] = board.split('x').map(Number) as [number, number]
  const times: number[] = []
  let estimates = 0
  let thrownAway = 0
  for (let game = 0; game < games; game++) {
    // A new engine for each game, because cached positions of earlier games would make it faster.
    const { evaluator } = await loadEngine(() => {})
    const played = playGame(emptyBoard({ rows, cols }), evaluator, `${board} ${game}`, game % 2)
    times.push(...played.times)
    estimates += played.estimates
    if (played.knewWin && !played.won) thrownAway++
  }
  const overSecond = times.filter(ms => ms > 1_000).length
  return { board, moves: times.length, longestMs: Math.max(...times), overSecond, estimates, thrownAway }
}

function playGame(initialBoard: Board, expert: PositionEvaluator, seed: string, perfectTurn: number) {
  const times: number[] = []
  let board = initialBoard
  let estimates = 0
  let knewWin = false
  let ply = 0
  for (; openCells(board).length > 0; ply++) {
    let cell = randomFor(seed, ply).pick(openCells(board))
    if (ply % 2 === perfectTurn) {
      const start = performance.now()
      const advice = expert.advise(board)
      times.push(performance.now() - start)
      if (advice.kind === 'estimate') estimates++
      knewWin ||= advice.kind === 'win'
      cell = advice.cell
    }
    board = withMark(board, cell, 'X')
  }
  return { times, estimates, knewWin, won: (ply - 1) % 2 === perfectTurn }
}
