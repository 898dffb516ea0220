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
  /** Answers that were not proved. */
  readonly estimates: number
  /** Games not won although the perfect player knew itself winning at some turn: always none. */
  readonly thrownAway: number
}

/** How the perfect computer fares in games against random moves, beginning in every second. */
export async function measurePerfectPlay(board: string, games: number): Promise<PerfectPlayResult> {
  const [rows, cols] = board.split('x').map(Number) as [number, number]
  const times: number[] = []
  let estimates = 0
  let thrownAway = 0
  for (let game = 0; game < games; game++) {
    // A new engine each time: what another game taught it would flatter this one.
    const { evaluator } = await loadEngine(() => {})
    const played = playGame(emptyBoard({ rows, cols }), evaluator, `${board} ${game}`, game % 2)
    times.push(...played.times)
    estimates += played.estimates
    if (played.knewWin && !played.won) thrownAway++
  }
  const overSecond = times.filter(ms => ms > 1_000).length
  return { board, moves: times.length, longestMs: Math.max(...times), overSecond, estimates, thrownAway }
}

function playGame(start: Board, expert: PositionEvaluator, seed: string, perfectTurn: number) {
  const times: number[] = []
  let board = start
  let estimates = 0
  let knewWin = false
  let ply = 0
  for (; openCells(board).length > 0; ply++) {
    let cell = randomFor(seed, ply).pick(openCells(board))
    if (ply % 2 === perfectTurn) {
      const begun = performance.now()
      const advice = expert.advise(board)
      times.push(performance.now() - begun)
      if (advice.kind === 'estimate') estimates++
      knewWin ||= advice.kind === 'win'
      cell = advice.cell
    }
    board = withMark(board, cell, 'X')
  }
  return { times, estimates, knewWin, won: (ply - 1) % 2 === perfectTurn }
}
