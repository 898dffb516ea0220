import type { Bot } from '#kernel/engine.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Random } from '#kernel/random.ts'
import { openCells } from '../rules/board.ts'
import type { Move, ObstructionTypes, PlacingView, View } from '../rules/types.ts'
import type { PositionEvaluator } from './position-evaluator.ts'

/** How a level that is not perfect plays: what it can see, how hard it looks, how often it slips. */
interface Strength {
  /** It counts a position out once this few cells are open; before that it plays by eye. */
  readonly solvesFrom: number
  /** How many positions it looks at before it gives up. */
  readonly maxPositions: number
  /** Of a hundred moves it could count out, how many it plays by eye all the same. */
  readonly slipPercent: number
}

const CASUAL: Strength = { solvesFrom: 12, maxPositions: 200, slipPercent: 25 }
const STEADY: Strength = { solvesFrom: 20, maxPositions: 1_000, slipPercent: 10 }
const STRONG: Strength = { solvesFrom: 40, maxPositions: 20_000, slipPercent: 0 }

export function createBots(expert: PositionEvaluator): Readonly<Record<string, Bot<ObstructionTypes>>> {
  return {
    casual: {
      choose: (view, random) =>
        chooseMove(view, random, seen => chooseLikeHuman(seen, random, expert, CASUAL)),
    },
    steady: {
      choose: (view, random) =>
        chooseMove(view, random, seen => chooseLikeHuman(seen, random, expert, STEADY)),
    },
    strong: {
      choose: (view, random) =>
        chooseMove(view, random, seen => chooseLikeHuman(seen, random, expert, STRONG)),
    },
    perfect: { choose: (view, random) => chooseMove(view, random, seen => expert.advise(seen.board).cell) },
  }
}

function chooseMove(view: View, random: Random, mark: (view: PlacingView) => Cell): Move {
  if (view.phase === 'placing') return { kind: 'mark', cell: mark(view) }
  return { kind: 'propose', rows: 6 + random.below(3), cols: 6 + random.below(3) }
}

function chooseLikeHuman(
  view: PlacingView,
  random: Random,
  expert: PositionEvaluator,
  manner: Strength,
): Cell {
  const byEye = random.pick(openCells(view.board))
  const slips = random.below(100) < manner.slipPercent
  if (view.open > manner.solvesFrom || slips) return byEye
  const { winning } = expert.evaluate(view.board, manner.maxPositions)
  return winning.length > 0 ? random.pick(winning) : byEye
}
