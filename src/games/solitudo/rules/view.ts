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
    ...(state.ownMarks && { ownMarks: state.ownMarks }),
    missed: missedCells(state),
    // With several solutions no mark is wrong by itself, but marks can break a rule (H6).
    broken: mode === 'practice' && !state.solution && !over ? brokenRules(state) : [],
    last,
    over,
    shaded: countMarks(marks, 'shaded'),
    unmarked: countMarks(marks, 'unmarked'),
    acting: viewer === 0 && over === null,
  }
}

/** Marks that differ from the only solution; shown in practice mode (H6), and when the player has given up. */
function wrongCells({ mode, solution, marks, over, ownMarks }: State): Cell[] {
  const judged = ownMarks ?? (mode === 'practice' && !over ? marks : undefined)
  if (!judged || !solution) return []
  return changedCells(judged, solvedMarks(solution)).filter(cell => markAt(judged, cell) !== 'unmarked')
}

/** The cells that the player who has given up should have shaded. */
function missedCells({ solution, ownMarks }: State): Cell[] {
  if (!ownMarks || !solution) return []
  const right = solvedMarks(solution)
  return changedCells(ownMarks, right).filter(cell => markAt(right, cell) === 'shaded')
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
