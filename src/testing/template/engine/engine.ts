import type { Engine, Note, PlayedMove } from '#kernel/engine.ts'
import { MAX_TAKE, type Move, type TemplateTypes, type View } from '../rules/types.ts'

export function createEngine(): Engine<TemplateTypes> {
  return {
    bots: {
      careless: { choose: (view, random) => ({ take: 1 + random.below(view.most) }) },
      careful: {
        choose: (view, random) => winningMove(view.pebbles) ?? { take: 1 + random.below(view.most) },
      },
    },
    hint: view => (view.acting ? hintFor(view) : undefined),
    review: moves => moves.map(reviewMove),
  }
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
