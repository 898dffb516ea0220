import type { Note, Played } from '#kernel/game.ts'
import { sameCell } from '#kernel/grid.ts'
import type { Expert } from './expert.ts'
import type { ObstructionTypes, View } from './types.ts'

type ObstructionNote = Note<ObstructionTypes>

/** How many positions a review may look at for one move. */
const REVIEW_EFFORT = 1_500_000

export function hint(view: View, expert: Expert): ObstructionNote | undefined {
  if (view.phase === 'proposing') return { code: 'hint-propose' }
  if (!view.acting) return undefined
  const { cell, kind } = expert.advise(view.board)
  return { code: `hint-${kind}`, move: { kind: 'mark', cell }, cells: [cell] }
}

/** For each move whether it kept a win or gave one away, and which move would have kept it. */
export function review(
  line: readonly Played<ObstructionTypes>[],
  expert: Expert,
): readonly ObstructionNote[] {
  // From the end: later positions are small, and what they prove helps with the earlier ones.
  return line
    .toReversed()
    .map(played => judge(played, expert))
    .toReversed()
}

function judge({ state, move }: Played<ObstructionTypes>, expert: Expert): ObstructionNote {
  if (state.phase === 'proposing' || move.kind === 'propose') return { code: 'proposal' }
  const { won, winning, complete } = expert.judge(state.board, REVIEW_EFFORT)
  if (winning.some(cell => sameCell(cell, move.cell))) return { code: 'kept-win', verdict: 'kept' }
  if (won === false) return { code: 'was-lost', verdict: 'lost' }
  const better = winning[0]
  if (!complete || !better) return { code: 'unjudged' }
  return {
    code: 'threw-win',
    verdict: 'threw',
    details: { others: winning.length - 1 },
    move: { kind: 'mark', cell: better },
    cells: winning,
  }
}
