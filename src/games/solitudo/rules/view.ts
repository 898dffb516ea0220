import type { Viewer } from '#kernel/game.ts'
import type { Cell } from '#kernel/grid.ts'
import { boardOf } from './board.ts'
import { brokenIn } from './broken.ts'
import { changed, countMarks, markAt, marksOf } from './marks.ts'
import type { Broken, State, View } from './types.ts'

export function view(state: State, viewer: Viewer): View {
  const { puzzle, mode, rating, marks, tryingFrom, last, over } = state
  return {
    puzzle,
    mode,
    rating,
    marks,
    trying: tryingFrom !== null,
    tried: tryingFrom ? changed(marks, tryingFrom) : [],
    wrong: wrong(state),
    broken: broken(state),
    last,
    over,
    shaded: countMarks(marks, 'shaded'),
    unmarked: countMarks(marks, 'unmarked'),
    acting: viewer === 0 && over === null,
  }
}

/** Marks that differ from the one solution; told in practice only (H6). */
function wrong({ mode, solution, marks, over }: State): Cell[] {
  if (mode !== 'practice' || !solution || over) return []
  return changed(marks, marksOf(solution)).filter(cell => markAt(marks, cell) !== 'unmarked')
}

/** Where there are several solutions, no mark can be called wrong, but rules can be seen to be broken (H6). */
function broken({ mode, solution, puzzle, marks, over }: State): Broken[] {
  if (mode !== 'practice' || solution || over) return []
  const topology = boardOf(puzzle)
  const known = topology.cells.map(cell => {
    const mark = markAt(marks, cell)
    return mark === 'unmarked' ? undefined : mark
  })
  return brokenIn({ topology, known }).map(({ rule, cells }) => ({
    rule,
    cells: cells.map(index => topology.cells[index]!),
  }))
}
