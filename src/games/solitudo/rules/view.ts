import type { Cell } from '#kernel/grid.ts'
import type { Viewer } from '#kernel/rules.ts'
import { cachedTopologyOf } from './board.ts'
import { unavoidableBreaches } from './breaches.ts'
import { changedCells, countMarks, markAt, solvedMarks } from './marks.ts'
import type { BrokenRule, State, View } from './types.ts'

export function view(state: State, viewer: Viewer): View {
  const { puzzle, mode, rating, marks, tryingFrom, last, over } = state
  return {
    puzzle,
    mode,
    rating,
    marks,
    trying: tryingFrom !== null,
    tried: tryingFrom ? changedCells(marks, tryingFrom) : [],
    wrong: wrongCells(state),
    // With several solutions no mark is wrong by itself, but marks can break a rule (H6).
    broken: mode === 'practice' && !state.solution && !over ? brokenRules(state) : [],
    last,
    over,
    shaded: countMarks(marks, 'shaded'),
    unmarked: countMarks(marks, 'unmarked'),
    acting: viewer === 0 && over === null,
  }
}

/** Marks that differ from the only solution; shown in practice mode only (H6). */
function wrongCells({ mode, solution, marks, over }: State): Cell[] {
  if (mode !== 'practice' || !solution || over) return []
  return changedCells(marks, solvedMarks(solution)).filter(cell => markAt(marks, cell) !== 'unmarked')
}

/** The rules that the marks break whatever marks the other cells get. */
export function brokenRules({ puzzle, marks }: Pick<State, 'puzzle' | 'marks'>): BrokenRule[] {
  const topology = cachedTopologyOf(puzzle)
  const known = topology.cells.map(cell => {
    const mark = markAt(marks, cell)
    return mark === 'unmarked' ? undefined : mark
  })
  return unavoidableBreaches({ topology, known }).map(({ rule, cells }) => ({
    rule,
    cells: cells.map(index => topology.cells[index]!),
  }))
}
