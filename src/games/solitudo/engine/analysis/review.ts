import type { Note, PlayedMove } from '#kernel/engine.ts'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { changedCells, markAt, solvedMarks } from '../../rules/marks.ts'
import { play } from '../../rules/play.ts'
import type { Marks, SolitudoTypes, State } from '../../rules/types.ts'

type SolitudoNote = Note<SolitudoTypes>

/** Compares the marks of each move with the only solution. */
export function review(moves: readonly PlayedMove<SolitudoTypes>[]): readonly SolitudoNote[] {
  return moves.map(({ state, move }) => {
    const played = play(state, move)
    if (!played.ok) throw new Error('Only moves that were played are reviewed')
    return reviewMove(state, played.value.state, move.kind)
  })
}

function reviewMove(before: State, after: State, kind: SolitudoTypes['move']['kind']): SolitudoNote {
  if (kind === 'try' || kind === 'drop' || kind === 'reveal') return { code: `review-${kind}` }
  if (!before.solution) return { code: 'review-unjudged' }
  const from = kind === 'hold' ? before.tryingFrom! : before.marks
  const wrong = wrongCells(changedCells(after.marks, from), after.marks, solvedMarks(before.solution))
  if (wrong.length > 0) {
    // Circles around a wrongly shaded cell are wrong only because of it.
    const mark = wrong.some(cell => markAt(after.marks, cell) === 'shaded') ? 'shaded' : 'kept'
    const named = wrong.filter(cell => markAt(after.marks, cell) === mark)
    const details = { cells: named.map(writeCell).join(' '), mark }
    // Tentative marks may be wrong.
    return after.tryingFrom
      ? { code: 'review-tried-wrong', details, cells: wrong }
      : { code: 'review-wrong', details, cells: wrong, verdict: 'threw' }
  }
  if (kind === 'hold') return { code: 'review-hold', verdict: 'kept' }
  const marks = changedCells(after.marks, before.marks).some(cell => markAt(after.marks, cell) !== 'unmarked')
  return marks ? { code: 'review-right', verdict: 'kept' } : { code: 'review-cleared' }
}

function wrongCells(cells: readonly Cell[], marks: Marks, right: Marks): Cell[] {
  return cells.filter(cell => {
    const mark = markAt(marks, cell)
    return mark !== 'unmarked' && mark !== markAt(right, cell)
  })
}
