import type { Bot, Game, Note, PlayedMove } from '#kernel/game.ts'
import { accept, reject } from '#kernel/result.ts'
import { MAX_TAKE, type Move, type TemplateTypes, type View } from './types.ts'

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
  bots: {
    careless: { choose: (view, random) => ({ take: 1 + random.below(view.most) }) },
    careful: carefulBot(),
  },
  hasHints: true,
  hint: view => (view.acting ? hintFor(view) : undefined),
  review: line => line.map(reviewMove),
}

function carefulBot(): Bot<TemplateTypes> {
  return { choose: (view, random) => winningMove(view.pebbles) ?? { take: 1 + random.below(view.most) } }
}

/** The move that leaves a multiple of four, if there is one. */
function winningMove(pebbles: number): Move | undefined {
  const take = pebbles % (MAX_TAKE + 1)
  return take > 0 ? { take } : undefined
}

function hintFor(view: View): Note<TemplateTypes> {
  const move = winningMove(view.pebbles)
  return move ? { code: 'hint-win', move } : { code: 'hint-lost' }
}

function reviewMove({ state, move }: PlayedMove<TemplateTypes>): Note<TemplateTypes> {
  const better = winningMove(state.pebbles)
  if (!better) return { code: 'was-lost', verdict: 'lost' }
  if (better.take === move.take) return { code: 'kept-win', verdict: 'kept' }
  return { code: 'threw-win', verdict: 'threw', move: better }
}
