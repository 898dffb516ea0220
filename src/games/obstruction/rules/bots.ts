import type { Bot } from '#kernel/game.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Random } from '#kernel/random.ts'
import { openCells } from './board.ts'
import type { Expert } from './expert.ts'
import type { Move, ObstructionTypes, PlacingView, View } from './types.ts'

/** How a level that is not perfect plays: what it can see, how hard it looks, how often it slips. */
interface Manner {
  /** It counts a position out once this few cells are open; before that it plays by eye. */
  readonly sees: number
  /** How many positions it looks at before it gives up. */
  readonly effort: number
  /** Of a hundred moves it could count out, how many it plays by eye all the same. */
  readonly slips: number
}

const CASUAL: Manner = { sees: 12, effort: 200, slips: 25 }
const STEADY: Manner = { sees: 20, effort: 1_000, slips: 10 }
const STRONG: Manner = { sees: 40, effort: 20_000, slips: 0 }

export function createBots(expert: Expert): Readonly<Record<string, Bot<ObstructionTypes>>> {
  return {
    casual: { choose: (view, random) => choose(view, random, seen => human(seen, random, expert, CASUAL)) },
    steady: { choose: (view, random) => choose(view, random, seen => human(seen, random, expert, STEADY)) },
    strong: { choose: (view, random) => choose(view, random, seen => human(seen, random, expert, STRONG)) },
    perfect: { choose: (view, random) => choose(view, random, seen => expert.advise(seen.board).cell) },
  }
}

function choose(view: View, random: Random, mark: (view: PlacingView) => Cell): Move {
  if (view.phase === 'placing') return { kind: 'mark', cell: mark(view) }
  return { kind: 'propose', rows: 6 + random.below(3), cols: 6 + random.below(3) }
}

function human(view: PlacingView, random: Random, expert: Expert, manner: Manner): Cell {
  const byEye = random.pick(openCells(view.board))
  const slips = random.below(100) < manner.slips
  if (view.open > manner.sees || slips) return byEye
  const { winning } = expert.judge(view.board, manner.effort)
  return winning.length > 0 ? random.pick(winning) : byEye
}
