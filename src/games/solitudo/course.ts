import { type Cell, readCell, writeCell } from '#kernel/grid.ts'
import type { Judged, Lesson } from '#kernel/lesson.ts'
import { LESSONS, type Lesson as Lecture } from './lessons.ts'
import { changed, markAt } from './rules/marks.ts'
import { notation } from './rules/notation.ts'
import type { Mark, Marks, Setup, SolitudoTypes, View } from './rules/types.ts'

/** The tutorial on real boards, as the shells teach it. */
export const lessons: readonly Lesson<SolitudoTypes>[] = LESSONS.map(lecture => ({
  id: lecture.id,
  heading: lecture.heading,
  say: lecture.say,
  setup: setupOf(lecture),
  moves: movesOf(lecture),
  judge: (before, after) => judge(lecture, before, after),
}))

/** A lesson knows what it wants, so nobody has to prove its board. */
function setupOf({ puzzle }: Lecture): Setup {
  return {
    mode: 'normal',
    shape: puzzle.startsWith('hex:') ? 'hexagon' : 'square',
    size: 5,
    side: 3,
    grade: 'gentle',
    puzzle,
    solution: '',
    rating: 'several',
  }
}

function movesOf({ marks }: Lecture): string[] {
  const rows = marks.split('/')
  const all = cellsOf(rows)
  return (['shaded', 'kept'] as const).flatMap(mark => {
    const cells = all.filter(cell => markAt(rows, cell) === mark)
    return cells.length === 0 ? [] : [notation.write({ kind: 'mark', mark, cells })]
  })
}

function judge({ wanted, wrong, done }: Lecture, before: View, after: View): Judged {
  const marked = changed(after.marks, before.marks)
  const wish = (cell: Cell) => wanted.find(one => one.cell === writeCell(cell))?.mark
  const stray = marked.filter(cell => wish(cell) === undefined)
  if (stray.length > 0 || marked.length === 0) return { verdict: 'wrong', say: wrong, cells: stray }
  if (wanted.every(({ cell, mark }) => markAt(after.marks, readCell(cell)!) === mark))
    return { verdict: 'done', say: done, cells: marked }
  const amiss = marked.find(cell => markAt(after.marks, cell) !== wish(cell))
  // Pressing goes by way of other marks, so they must be let stand.
  return amiss
    ? { verdict: 'good', say: onTheWay(wrong, markAt(after.marks, amiss)), cells: [amiss] }
    : { verdict: 'good' }
}

function onTheWay(wrong: string, mark: Mark | undefined): string {
  return mark === 'shaded' ? `${wrong} Press again to keep it.` : 'Press again until its mark is right.'
}

function cellsOf(marks: Marks): Cell[] {
  return marks.flatMap((row, index) => [...row].map((_, column) => ({ row: index, column })))
}
