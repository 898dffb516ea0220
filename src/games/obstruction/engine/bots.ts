import type { Bot } from '#kernel/engine.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Random } from '#kernel/random.ts'
import { openAround, openCells } from '../rules/board.ts'
import type { Board, Move, ObstructionTypes, PlacingView, View } from '../rules/types.ts'
import { LEVELS, type Strength } from './levels.ts'
import type { PositionEvaluator } from './position-evaluator.ts'

export function createBots(evaluator: PositionEvaluator): Readonly<Record<string, Bot<ObstructionTypes>>> {
  const bots = Object.entries(LEVELS).map(
    ([name, strength]) => [name, createBot(evaluator, strength)] as const,
  )
  return Object.fromEntries(bots)
}

export function createBot(evaluator: PositionEvaluator, strength: Strength): Bot<ObstructionTypes> {
  return {
    choose: (view, random) =>
      chooseMove(view, random, seen => chooseCell(seen.board, seen.open, random, evaluator, strength)),
  }
}

function chooseMove(view: View, random: Random, mark: (view: PlacingView) => Cell): Move {
  if (view.phase === 'placing') return { kind: 'mark', cell: mark(view) }
  return { kind: 'propose', rows: 6 + random.below(3), cols: 6 + random.below(3) }
}

function chooseCell(
  board: Board,
  open: number,
  random: Random,
  evaluator: PositionEvaluator,
  { solvesFrom, searches, slipPercent, slipsAbove }: Strength,
): Cell {
  const felt = chooseByFeel(board, random)
  const slips = open > slipsAbove && random.below(100) < slipPercent
  if (open > solvesFrom || slips) return felt
  if (searches === 'everything') return evaluator.advise(board).cell
  const { winning } = evaluator.evaluate(board, searches)
  return winning.length > 0 ? random.pick(winning) : felt
}

/** A cell that blocks nearly as many others as any: people like to take space while they cannot count yet. */
function chooseByFeel(board: Board, random: Random): Cell {
  const cells = openCells(board)
  const taken = cells.map(cell => openAround(board, cell))
  const most = Math.max(...taken)
  return random.pick(cells.filter((_, index) => taken[index]! >= most - SPACE_TOLERANCE))
}

/** How many cells fewer a move may block and still feel right. */
const SPACE_TOLERANCE = 2
