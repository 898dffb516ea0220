import type { Note, PlayedMove, Report } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import type { Details, Result } from '#kernel/result.ts'
import type { Outcome, Rules } from '#kernel/rules.ts'
import { boardKindOf } from './board.ts'
import { checkSetup as checkParams } from './check.ts'
import { notation } from './notation.ts'
import { begin, play } from './play.ts'
import {
  GRADE_NAMES,
  HEXAGON_SIDES,
  MODES,
  type Params,
  RATINGS,
  SHAPES,
  type SolitudoTypes,
  SQUARE_SIZES,
  type State,
  type View,
} from './types.ts'
import { view } from './view.ts'

/** What takes thought: making and proving puzzles, giving hints, judging a game that was played. */
export interface Expert {
  generate(setup: Params, random: Random, report: Report): Result<Params>
  hint(seen: View): Note<SolitudoTypes> | undefined
  review(line: readonly PlayedMove<SolitudoTypes>[]): readonly Note<SolitudoTypes>[]
}

/** More than the longest board takes in any form, with room for spaces. */
const LONGEST_TEXT = 8_000

/** Solitudo; with an expert also new puzzles, hints and reviews. */
export function createSolitudo(expert?: Expert): Rules<SolitudoTypes> {
  return {
    id: 'solitudo',
    version: 1,
    seats: 1,
    hasHints: true,
    options: {
      mode: { kind: 'choice', choices: MODES, default: 'normal' },
      shape: { kind: 'choice', choices: SHAPES, default: 'square' },
      size: { kind: 'whole', ...SQUARE_SIZES, default: 6 },
      side: { kind: 'whole', ...HEXAGON_SIDES, default: 4 },
      grade: { kind: 'choice', choices: GRADE_NAMES, default: 'steady' },
      puzzle: { kind: 'text', longest: LONGEST_TEXT, default: '' },
      solution: { kind: 'text', longest: LONGEST_TEXT, default: '' },
      rating: { kind: 'choice', choices: RATINGS, default: 'unrated' },
    },
    checkParams,
    needsGeneration: ({ rating }) => rating === 'unrated',
    dailies: {
      square: { shape: 'square', size: 8, grade: 'tricky' },
      hexagon: { shape: 'hexagon', side: 4, grade: 'steady' },
    },
    // Whoever gets a puzzle solves it, so the solution does not travel with it; it is found again in no time.
    shareableSetup: ({ puzzle, shape, size, side, grade }) =>
      puzzle === '' ? { shape, size, side, grade } : { puzzle },
    undo: () => 'free',
    timing: () => ({ kind: 'stopwatch' }),
    begin,
    toAct: ({ over }) => (over ? [] : [0]),
    play,
    outcome,
    facts,
    view,
    notation,
    ...expert,
  }
}

function outcome({ over, solution }: State): Outcome | undefined {
  if (over === 'solved') return { winners: [0], reason: 'solved' }
  return over ? { winners: [], reason: solution ? 'revealed' : 'several' } : undefined
}

function facts({ puzzle, rating, mode }: State): Details {
  return {
    shape: boardKindOf(puzzle),
    rows: puzzle.cells.length,
    cols: puzzle.cells[0]!.length,
    rating,
    mode,
  }
}
