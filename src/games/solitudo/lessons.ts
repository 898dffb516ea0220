import { type Cell, readCell, sameCell } from '#kernel/grid.ts'
import type { Lesson, LessonFeedback } from '#kernel/lesson.ts'
import { defaultParams } from '#kernel/options.ts'
import { solve } from './engine/solver/solve.ts'
import { type LessonData as Laid, LESSONS } from './lesson-data.ts'
import { cachedTopologyOf } from './rules/board.ts'
import { createSolitudo } from './rules/game.ts'
import { changedCells, markAt } from './rules/marks.ts'
import { notation } from './rules/notation.ts'
import { readPuzzle } from './rules/puzzle.ts'
import type { Mark, Params, SolitudoTypes, View } from './rules/types.ts'

/** The tutorial as the shells hold it (H8). */
export const lessons: readonly (Lesson<SolitudoTypes> & { readonly setup: Params })[] = LESSONS.map(laid => ({
  id: laid.id,
  heading: laid.heading,
  say: laid.say,
  setup: setupOf(laid),
  moves: movesOf(laid),
  judge: (before, after) => judgeMove(laid, before, after),
}))

function setupOf({ id, puzzle }: Laid): Params {
  const read = readPuzzle(puzzle)
  const solution = read.ok ? solve(read.value).first : undefined
  if (!read.ok || !solution) throw new Error(`The board of the lesson ${id} cannot be solved`)
  const shape = read.value.shape === 'hexagon' ? 'hexagon' : 'square'
  // How hard the whole of it would be is no concern of a lesson.
  const filled = { shape, puzzle, solution: solution.join('/'), rating: 'gentle' } as const
  return { ...defaultParams<Params>(createSolitudo().options), ...filled }
}

function movesOf({ puzzle, marks }: Laid): string[] {
  const read = readPuzzle(puzzle)
  const cells = read.ok ? cachedTopologyOf(read.value).cells : []
  return (['shaded', 'kept'] as const).flatMap(mark => {
    const marked = cells.filter(cell => markAt(marks.split('/'), cell) === mark)
    return marked.length > 0 ? [notation.write({ kind: 'mark', mark, cells: marked })] : []
  })
}

interface WantedCell {
  readonly cell: Cell
  readonly mark: Mark
}

/** Good as long as only wanted cells were touched: on the way round to the wanted mark a cell has others. */
function judgeMove(laid: Laid, before: View, after: View): LessonFeedback {
  const wanted = laid.wanted.map(({ cell, mark }): WantedCell => ({ cell: readCell(cell)!, mark }))
  const isWanted = (cell: Cell) => wanted.some(one => sameCell(one.cell, cell))
  const touched = changedCells(after.marks, before.marks)
  const strangers = touched.filter(cell => !isWanted(cell))
  if (touched.length === 0 || strangers.length > 0 || after.over === 'revealed')
    return { verdict: 'wrong', say: laid.wrong, ...(strangers.length > 0 && { cells: strangers }) }
  if (wanted.every(({ cell, mark }) => markAt(after.marks, cell) === mark))
    return { verdict: 'done', say: laid.done }
  const turned = wanted.find(
    ({ cell, mark }) =>
      touched.some(one => sameCell(one, cell)) && isOpposite(markAt(after.marks, cell), mark),
  )
  return turned
    ? {
        verdict: 'good',
        say: `Not ${turned.mark} yet. Press once more, or mark it directly.`,
        cells: [turned.cell],
      }
    : { verdict: 'good' }
}

function isOpposite(mark: Mark | undefined, wanted: Mark): boolean {
  return mark !== wanted && mark !== 'unmarked'
}
