import { accept } from '#kernel/result.ts'
import type { Rules } from '#kernel/rules.ts'
import { MAX_TAKE, reject, type TemplateTypes } from './types.ts'

/** Pebbles: take one to three from a row; the player who takes the last one wins. */
export const rules: Rules<TemplateTypes> = {
  id: 'template',
  version: 1,
  seats: 2,
  options: { pebbles: { kind: 'whole', min: 5, max: 30, default: 21 } },
  undo: () => 'free',
  timing: () => ({ kind: 'untimed' }),
  begin({ pebbles }, _deal, random) {
    const starter = random.below(2)
    return {
      state: { pebbles, row: pebbles, toMove: starter },
      events: [{ kind: 'began', pebbles, starter }],
    }
  },
  toAct: state => (state.pebbles > 0 ? [state.toMove] : []),
  play(state, seat, { take }) {
    if (take > Math.min(MAX_TAKE, state.pebbles)) return reject('too-many', { take, left: state.pebbles })
    const left = state.pebbles - take
    return accept({
      state: { ...state, pebbles: left, toMove: 1 - seat },
      events: [{ kind: 'took', seat, take, left }],
    })
  },
  outcome: state => (state.pebbles > 0 ? undefined : { winners: [1 - state.toMove], reason: 'last-pebble' }),
  view: (state, viewer) => ({
    pebbles: state.pebbles,
    row: state.row,
    toMove: state.pebbles > 0 ? state.toMove : null,
    acting: state.pebbles > 0 && viewer === state.toMove,
    most: Math.min(MAX_TAKE, state.pebbles),
  }),
  notation: {
    write: move => String(move.take),
    read: text => (/^\s*[1-9]\s*$/.test(text) ? accept({ take: Number(text) }) : reject('no-number')),
  },
}
