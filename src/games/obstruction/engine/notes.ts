import type { Note, PlayedMove } from '#kernel/engine.ts'
import { sameCell } from '#kernel/grid.ts'
import { openCells, withMark } from '../rules/board.ts'
import type { ObstructionTypes, View } from '../rules/types.ts'
import type { PositionEvaluator } from './position-evaluator.ts'

type ObstructionNote = Note<ObstructionTypes>

/** How many positions a review may search for one move. */
export const REVIEW_EFFORT = 1_500_000

export function hint(view: View, evaluator: PositionEvaluator): ObstructionNote | undefined {
  if (view.phase === 'proposing') return { code: 'hint-propose' }
  if (!view.acting) return undefined
  const { cell, kind } = evaluator.advise(view.board)
  return { code: `hint-${kind}`, move: { kind: 'mark', cell }, cells: [cell] }
}

/** Reports for each move whether it kept a win or gave one away, and which move would have kept it. */
export function review(
  moves: readonly PlayedMove<ObstructionTypes>[],
  evaluator: PositionEvaluator,
): readonly ObstructionNote[] {
  const notes: ObstructionNote[] = []
  // Works backwards from the end, where positions are small: a move wins exactly when the reply after it does not.
  // There is no reply to the last mark of a finished game. A game that ended by resignation or on time has no such mark.
  let replyWins: boolean | undefined = isLastMark(moves.at(-1)) ? false : undefined
  for (const played of moves.toReversed()) {
    const { note, won }: ReviewedMove = reviewMove(played, replyWins, evaluator)
    notes.unshift(note)
    replyWins = won
  }
  return notes
}

function isLastMark(played: PlayedMove<ObstructionTypes> | undefined): boolean {
  if (played?.state.phase !== 'placing' || played.move.kind !== 'mark') return false
  return openCells(withMark(played.state.board, played.move.cell, 'X')).length === 0
}

interface ReviewedMove {
  readonly note: ObstructionNote
  /** Whether the player had a won game before the move; undefined if unknown. */
  readonly won: boolean | undefined
}

function reviewMove(
  { state, move }: PlayedMove<ObstructionTypes>,
  replyWins: boolean | undefined,
  evaluator: PositionEvaluator,
): ReviewedMove {
  if (state.phase === 'proposing' || move.kind === 'propose')
    return { note: { code: 'proposal' }, won: undefined }
  if (replyWins === false) return { note: { code: 'kept-win', verdict: 'kept' }, won: true }
  const { won, winning, complete } = evaluator.evaluate(state.board, REVIEW_EFFORT)
  if (winning.some(cell => sameCell(cell, move.cell)))
    return { note: { code: 'kept-win', verdict: 'kept' }, won: true }
  if (won === false) return { note: { code: 'was-lost', verdict: 'lost' }, won }
  const better = winning[0]
  if (!better || !(complete || replyWins)) return { note: { code: 'unjudged' }, won }
  const note: ObstructionNote = {
    code: 'threw-win',
    verdict: 'threw',
    details: { others: winning.length - 1 },
    move: { kind: 'mark', cell: better },
    cells: winning,
  }
  return { note, won }
}
