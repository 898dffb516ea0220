import type { Details } from '#kernel/result.ts'
import type { Outcome, Rules, Timing } from '#kernel/rules.ts'
import { notation } from './notation.ts'
import { begin, play } from './play.ts'
import { MAX_SIDE, MIN_SIDE, type ObstructionTypes, type State } from './types.ts'
import { seatToMove, toAct, view } from './view.ts'

const UNTIMED: Timing = { kind: 'untimed' }
const TIMED: Timing = { kind: 'per-move', ms: 60_000, onExpiry: 'forfeit' }

/** The rules of Obstruction; the engine adds bots, hints and reviews. */
export function createObstruction(): Rules<ObstructionTypes> {
  return {
    id: 'obstruction',
    version: 1,
    seats: 2,
    hasHints: true,
    options: {
      size: { kind: 'choice', choices: ['agreed', 'proposed'], default: 'agreed' },
      rows: { kind: 'whole', min: MIN_SIDE, max: MAX_SIDE, default: 8 },
      cols: { kind: 'whole', min: MIN_SIDE, max: MAX_SIDE, default: 8 },
      starter: { kind: 'choice', choices: ['drawn', 'first', 'second'], default: 'drawn' },
      clock: { kind: 'switch', default: false },
    },
    // Who names a size wants that size.
    online: ({ rows, cols }) => ({
      clock: true,
      ...(rows === undefined && cols === undefined && { size: 'proposed' }),
    }),
    // Taking back would win time under the clock, and would show a proposal before one's own.
    undo: setup => (setup.clock || setup.size === 'proposed' ? 'never' : 'free'),
    timing: setup => (setup.clock ? TIMED : UNTIMED),
    begin,
    toAct,
    play,
    outcome,
    facts,
    categoryFacts: ['rows', 'cols'],
    view,
    notation,
  }
}

function outcome(state: State): Outcome | undefined {
  if (state.phase === 'proposing' || state.open > 0) return undefined
  // Whoever would be to move now cannot: the other made the last mark.
  return { winners: [1 - seatToMove(state)], reason: 'blocked' }
}

function facts(state: State): Details {
  return state.phase === 'placing' ? { rows: state.rows, cols: state.cols, marks: state.marks } : {}
}
