import type { Cell } from '#kernel/grid.ts'
import { sameCell } from '#kernel/grid.ts'
import type { Random } from '#kernel/random.ts'
import { cellsOf, type Placement } from './layout.ts'
import type { State } from './types.ts'
import { isHidden } from './uncover.ts'

/** The hidden letter that helps most: one of those that the most hidden words share. */
export function helpfulCell({ layout, grid }: State, random: Random): Cell {
  const hidden = layout.words.flatMap(cellsOf).filter(cell => isHidden(grid, cell))
  const uses = (cell: Cell) => hidden.filter(other => sameCell(other, cell)).length
  const most = Math.max(...hidden.map(uses))
  return random.pick(hidden.filter(cell => uses(cell) === most))
}

export function wordThrough({ layout }: State, cell: Cell): Placement | undefined {
  return layout.words.find(placement => cellsOf(placement).some(other => sameCell(other, cell)))
}
