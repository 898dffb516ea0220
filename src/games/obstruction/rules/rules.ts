import type { Facts, Outcome, Rules, Timing } from '#kernel/rules.ts'
import { notation } from './notation.ts'
import { begin, play } from './play.ts'
import { MAX_SIDE, MIN_SIDE, type ObstructionTypes, type Params, type State } from './types.ts'
import { seatToMove, toAct, view } from './view.ts'

const UNTIMED: Timing = { kind: 'untimed' }
const TIMED: Timing = { kind: 'per-move', ms: 60_000, onExpiry: 'forfeit' }

const isAgreed = ({ size }: Params) => size === 'agreed'

export const rules: Rules<ObstructionTypes> = {
  id: 'obstruction',
  version: 1,
  seats: 2,
  options: {
    size: { kind: 'choice', choices: ['agreed', 'proposed'], default: 'agreed' },
    rows: { kind: 'whole', min: MIN_SIDE, max: MAX_SIDE, default: 8, when: isAgreed },
    cols: { kind: 'whole', min: MIN_SIDE, max: MAX_SIDE, default: 8, when: isAgreed },
    starter: {
      kind: 'choice',
      choices: ['drawn', 'first', 'second'],
      default: 'drawn',
      seats: { first: 0, second: 1 },
      isMinor: true,
    },
    clock: { kind: 'switch', default: false, isMinor: true },
  },
  // Under the clock, undo would gain time; with proposals it would reveal one before the other is made.
  undo: params => (params.clock || params.size === 'proposed' ? 'never' : 'free'),
  timing: params => (params.clock ? TIMED : UNTIMED),
  begin: (params, _deal, random) => begin(params, random),
  toAct,
  play,
  outcome,
  isPreparation: state => state.phase === 'proposing',
  facts,
  view,
  notation,
}

function outcome(state: State): Outcome | undefined {
  if (state.phase === 'proposing' || state.open > 0) return undefined
  // The seat to move has no cell left, so the other seat made the last mark.
  return { winners: [1 - seatToMove(state)], reason: 'blocked' }
}

function facts(state: State): Facts {
  if (state.phase === 'proposing') return { category: {} }
  return { category: { rows: state.rows, cols: state.cols }, more: { marks: state.marks } }
}
