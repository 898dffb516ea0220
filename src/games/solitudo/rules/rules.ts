import type { Facts, Outcome, Rules } from '#kernel/rules.ts'
import { boardKindOf } from './board.ts'
import { checkParams, readDeal, readDealWithoutBlanks } from './check.ts'
import { notation } from './notation.ts'
import { begin, play } from './play.ts'
import { isAvailable, requestOf } from './puzzle-request.ts'
import {
  GRADE_NAMES,
  type GradeName,
  HEXAGON_SIDES,
  MODES,
  type Params,
  RECTANGLE_SIDES,
  SHAPES,
  type SolitudoTypes,
  SQUARE_SIZES,
  type State,
} from './types.ts'
import { view } from './view.ts'

/** Longer than any board in any format, spaces included. */
const LONGEST_TEXT = 8_000

/** An imported puzzle has its own board and grade, so these options do not apply. */
const isNew = ({ puzzle }: Params) => puzzle.trim() === ''

export const rules: Rules<SolitudoTypes> = {
  id: 'solitudo',
  version: 2,
  seats: 1,
  options: {
    mode: { kind: 'choice', choices: MODES, default: 'normal' },
    shape: {
      kind: 'choice',
      choices: SHAPES,
      default: 'square',
      impliedBy: { rectangle: ['rows', 'cols'], hexagon: ['side'] },
      when: isNew,
    },
    size: {
      kind: 'whole',
      ...SQUARE_SIZES,
      default: 6,
      when: params => isNew(params) && params.shape === 'square',
    },
    rows: {
      kind: 'whole',
      ...RECTANGLE_SIDES,
      default: 6,
      when: params => isNew(params) && params.shape === 'rectangle',
    },
    cols: {
      kind: 'whole',
      ...RECTANGLE_SIDES,
      default: 8,
      when: params => isNew(params) && params.shape === 'rectangle',
    },
    side: {
      kind: 'whole',
      ...HEXAGON_SIDES,
      default: 4,
      when: params => isNew(params) && (params.shape === 'hexagon' || params.shape === 'holed'),
    },
    grade: {
      kind: 'choice',
      choices: GRADE_NAMES,
      default: 'steady',
      when: isNew,
      available: (grade, params) => isAvailable(requestOf({ ...params, grade: grade as GradeName })),
    },
    puzzle: { kind: 'puzzle', longest: LONGEST_TEXT, default: '', isPasted: true },
  },
  checkParams,
  readDeal,
  undo: () => 'free',
  timing: () => ({ kind: 'stopwatch' }),
  begin,
  toAct: ({ over }) => (over ? [] : [0]),
  play: (state, _seat, move) => play(state, move),
  outcome,
  facts,
  view,
  notation,
}

/** Version 1, by which older records replay: every cell had a number. */
export const rulesOfVersion1: Rules<SolitudoTypes> = { ...rules, version: 1, readDeal: readDealWithoutBlanks }

function outcome({ over, solution }: State): Outcome | undefined {
  if (over === 'solved') return { winners: [0], reason: 'solved' }
  return over ? { winners: [], reason: solution ? 'revealed' : 'several' } : undefined
}

function facts({ puzzle, rating, mode }: State): Facts {
  return {
    category: {
      shape: boardKindOf(puzzle),
      rows: puzzle.cells.length,
      cols: puzzle.cells[0]!.length,
      rating,
      mode,
    },
  }
}
