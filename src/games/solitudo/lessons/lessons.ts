import { type Cell, sameCell } from '#kernel/grid.ts'
import type { Lesson, LessonFeedback } from '#kernel/lesson.ts'
import { cachedTopologyOf } from '../rules/board.ts'
import { changedCells, markAt } from '../rules/marks.ts'
import { notation } from '../rules/notation.ts'
import { readPuzzle } from '../rules/puzzle.ts'
import type { Deal, Mark, SolitudoTypes, View } from '../rules/types.ts'
import { type LessonText, lessonText, notYet } from '../text/en-lessons.ts'
import { LESSONS, type LessonData } from './lesson-data.ts'

/** A lesson with its own puzzle. */
export type PuzzleLesson = Lesson<SolitudoTypes> & { readonly deal: Deal }

/** The tutorial (H8). */
export const lessons: readonly PuzzleLesson[] = LESSONS.map(data => lessonOf(data, lessonText[data.id]))

export function lessonOf(data: LessonData, text: LessonText): PuzzleLesson {
  return {
    id: data.id,
    heading: text.heading,
    say: text.say,
    params: { shape: data.puzzle.startsWith('hex:') ? 'hexagon' : 'square' },
    // A lesson shows no rating, so the value does not matter.
    deal: { puzzle: data.puzzle, solution: data.solution, rating: 'gentle' },
    moves: movesOf(data),
    judge: (before, after) => judgeMove(data, text, before, after),
    answer: data.wanted,
  }
}

function movesOf({ puzzle, marks }: LessonData): string[] {
  const read = readPuzzle(puzzle)
  const cells = read.ok ? cachedTopologyOf(read.value).cells : []
  return (['shaded', 'kept'] as const).flatMap(mark => {
    const marked = cells.filter(cell => markAt(marks.split('/'), cell) === mark)
    return marked.length > 0 ? [notation.write({ kind: 'mark', mark, cells: marked })] : []
  })
}

/** The marks that the lesson wants, cell by cell. */
export function wantedMarks({ wanted }: LessonData): { readonly cell: Cell; readonly mark: Mark }[] {
  return wanted.flatMap(text => {
    const read = notation.read(text)
    if (!read.ok || read.value.kind !== 'mark') throw new Error(`A lesson wants ${text}, which makes no mark`)
    const { mark, cells } = read.value
    return cells.map(cell => ({ cell, mark }))
  })
}

/** A move is good if it changes only wanted cells, even to another mark: cycling passes through other marks. */
function judgeMove(data: LessonData, text: LessonText, before: View, after: View): LessonFeedback {
  const wanted = wantedMarks(data)
  const isWanted = (cell: Cell) => wanted.some(one => sameCell(one.cell, cell))
  const changed = changedCells(after.marks, before.marks)
  const others = changed.filter(cell => !isWanted(cell))
  if (changed.length === 0 || others.length > 0 || after.over === 'revealed')
    return { verdict: 'wrong', say: text.wrong, ...(others.length > 0 && { cells: others }) }
  if (wanted.every(({ cell, mark }) => markAt(after.marks, cell) === mark))
    return { verdict: 'done', say: text.done }
  const unfinished = wanted.find(
    ({ cell, mark }) =>
      changed.some(one => sameCell(one, cell)) && isOpposite(markAt(after.marks, cell), mark),
  )
  return unfinished
    ? { verdict: 'good', say: notYet(unfinished.mark), cells: [unfinished.cell] }
    : { verdict: 'good' }
}

function isOpposite(mark: Mark | undefined, wanted: Mark): boolean {
  return mark !== wanted && mark !== 'unmarked'
}
