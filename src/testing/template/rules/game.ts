import type { Bot, Game, Note, Played } from '#kernel/game.ts'
import { accept, reject } from '#kernel/result.ts'
import { MOST_TAKEN, type Move, type TemplateTypes, type View } from './types.ts'

/** Pebbles: take one to three from a row; whoever takes the last wins. */
export const game: Game<TemplateTypes> = {
  id: 'template',
  version: 1,
  seats: 2,
  options: { pebbles: { kind: 'whole', min: 5, max: 30, default: 21 } },
  undo: () => 'free',
  timing: () => ({ kind: 'untimed' }),
  begin({ pebbles }, random) {
    const starter = random.below(2)
    return {
      state: { pebbles, row: pebbles, toMove: starter },
      events: [{ kind: 'began', pebbles, starter }],
    }
  },
  toAct: state => (state.pebbles > 0 ? [state.toMove] : []),
  play(state, seat, { take }) {
    if (state.pebbles === 0) return reject('game-over')
    if (seat !== state.toMove) return reject('not-your-turn')
    if (take > Math.min(MOST_TAKEN, state.pebbles)) return reject('too-many', { take, left: state.pebbles })
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
    most: Math.min(MOST_TAKEN, state.pebbles),
  }),
  notation: {
    write: move => String(move.take),
    read: text => (/^\s*[1-9]\s*$/.test(text) ? accept({ take: Number(text) }) : reject('no-number')),
  },
  bots: {
    careless: { choose: (view, random) => ({ take: 1 + random.below(view.most) }) },
    careful: careful(),
  },
  hints: true,
  hint: view => (view.acting ? advice(view) : undefined),
  review: line => line.map(judged),
}

function careful(): Bot<TemplateTypes> {
  return { choose: (view, random) => winning(view.pebbles) ?? { take: 1 + random.below(view.most) } }
}

/** The move that leaves a multiple of four, if there is one. */
function winning(pebbles: number): Move | undefined {
  const take = pebbles % (MOST_TAKEN + 1)
  return take > 0 ? { take } : undefined
}

function advice(view: View): Note<TemplateTypes> {
  const move = winning(view.pebbles)
  return move ? { code: 'hint-win', move } : { code: 'hint-lost' }
}

function judged({ state, move }: Played<TemplateTypes>): Note<TemplateTypes> {
  const better = winning(state.pebbles)
  if (!better) return { code: 'was-lost', verdict: 'lost' }
  if (better.take === move.take) return { code: 'kept-win', verdict: 'kept' }
  return { code: 'threw-win', verdict: 'threw', move: better }
}
