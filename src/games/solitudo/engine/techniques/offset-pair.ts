import type { Cell } from '#kernel/grid.ts'
import { runs } from './runs.ts'
import { conclusionsFor, type Step, type Technique } from './technique.ts'

/**
 * Two equal numbers beside each other and the next cell along their line: P P e. Beside this stretch runs a parallel one
 * a m d (a beside the far P, d beside e) with a and d equal. Then e is kept.
 * With e shaded, the P beside it is kept, so the far P is shaded, so a is kept; and d beside e is kept too: a and d would
 * be two equal numbers kept in one line. The cell m between them is kept too, by the sandwich pair; if m is a hole, e is
 * still kept.
 */
export const offsetPair: Technique = {
  code: 'offset-pair',
  byNumbers: true,
  find({ topology }) {
    const { cells, numbers, neighbours, at } = topology
    const besides = (end: number) => neighbours[end]!.map(other => shift(cells[end]!, cells[other]!))
    return runs(topology, 3)
      .flatMap(({ cells: [one, middle, other] }) => [
        [one!, middle!, other!],
        [other!, middle!, one!],
      ])
      .filter(([far, near]) => numbers[far!] === numbers[near!])
      .flatMap(stretch => {
        const [far, near, next] = stretch as [number, number, number]
        const along = shift(cells[far]!, cells[near]!)
        return besides(next)
          .filter(({ row, column }) => row * along.column !== column * along.row)
          .flatMap((aside): Step[] => {
            const beyondFar = at(addSteps(cells[far]!, aside))
            const beyondNext = at(addSteps(cells[next]!, aside))
            if (beyondFar === undefined || beyondNext === undefined) return []
            if (numbers[beyondFar] !== numbers[beyondNext]) return []
            const from = [far, near, beyondFar, beyondNext]
            return [{ technique: 'offset-pair', from, conclusions: conclusionsFor('kept', [next]) }]
          })
      })
  },
}

function shift(from: Cell, to: Cell): Cell {
  return { row: to.row - from.row, column: to.column - from.column }
}

function addSteps(cell: Cell, by: Cell): Cell {
  return { row: cell.row + by.row, column: cell.column + by.column }
}
