import type { Bot } from '#kernel/engine.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Random } from '#kernel/random.ts'
import { openCells } from '../rules/board.ts'
import type { Move, ObstructionTypes, PlacingView, View } from '../rules/types.ts'
import type { PositionEvaluator } from './position-evaluator.ts'

/** How a level below perfect plays. */
interface Strength {
  /** It solves positions with at most this many open cells; before that it plays by heuristic. */
  readonly solvesFrom: number
  /** How many positions it searches before it gives up. */
  readonly maxPositions: number
  /** The percentage of solvable moves that it plays by heuristic all the same. */
  readonly slipPercent: number
}

const CASUAL: Strength = { solvesFrom: 12, maxPositions: 200, slipPercent: 25 }
const STEADY: Strength = { solvesFrom: 20, maxPositions: 1_000, slipPercent: 10 }
const STRONG: Strength = { solvesFrom: 40, maxPositions: 20_000, slipPercent: 0 }

export function createBots(evaluator: PositionEvaluator): Readonly<Record<string, Bot<ObstructionTypes>>> {
  return {
    casual: {
      choose: (view, random) =>
        chooseMove(view, random, seen => chooseLikeHuman(seen, random, evaluator, CASUAL)),
    },
    steady: {
      choose: (view, random) =>
        chooseMove(view, random, seen => chooseLikeHuman(seen, random, evaluator, STEADY)),
    },
    strong: {
      choose: (view, random) =>
        chooseMove(view, random, seen => chooseLikeHuman(seen, random, evaluator, STRONG)),
    },
    perfect: {
      choose: (view, random) => chooseMove(view, random, seen => evaluator.advise(seen.board).cell),
    },
  }
}

function chooseMove(view: View, random: Random, mark: (view: PlacingView) => Cell): Move {
  if (view.phase === 'placing') return { kind: 'mark', cell: mark(view) }
  return { kind: 'propose', rows: 6 + random.below(3), cols: 6 + random.below(3) }
}

function chooseLikeHuman(
  view: PlacingView,
  random: Random,
  evaluator: PositionEvaluator,
  strength: Strength,
): Cell {
  const estimate = random.pick(openCells(view.board))
  const slips = random.below(100) < strength.slipPercent
  if (view.open > strength.solvesFrom || slips) return estimate
  const { winning } = evaluator.evaluate(view.board, strength.maxPositions)
  return winning.length > 0 ? random.pick(winning) : estimate
}
