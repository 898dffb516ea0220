import { describe, expect, it } from 'vitest'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { advise, readMarks } from '../engine/analysis/advice.ts'
import { gradePuzzle } from '../engine/grader.ts'
import { neededSteps } from '../engine/needed-steps.ts'
import { createNextStep } from '../engine/techniques/next-step.ts'
import type { Position, Step, TechniqueCode } from '../engine/techniques/technique.ts'
import { TECHNIQUES } from '../engine/techniques/techniques.ts'
import type { Shading } from '../rules/puzzle.ts'
import { shadingOf } from '../rules/topology.ts'
import type { Mark } from '../rules/types.ts'
import { puzzleOf, topologyOfText } from '../testing/boards.ts'
import { everySolution } from '../testing/every-solution.ts'
import { markIn } from '../testing/soundness.ts'
import { FIRST_STEPS, LESSONS, type LessonData } from './lesson-data.ts'
import { wantedMarks } from './lessons.ts'

/** Marks as sorted texts, such as `b3 kept`. */
const writeMarks = (marks: readonly { readonly cell: Cell; readonly mark: Mark }[]) =>
  marks.map(({ cell, mark }) => `${writeCell(cell)} ${mark}`).sort()

function positionOf({ puzzle, marks }: LessonData): Position {
  const topology = topologyOfText(puzzle)
  return { topology, known: readMarks(topology, marks.split('/')) }
}

function solutionOf({ puzzle }: LessonData): Shading {
  const topology = topologyOfText(puzzle)
  const solutions = everySolution(topology)
  expect(solutions).toHaveLength(1)
  return shadingOf(topology, cell => markIn(solutions[0]!, cell) === 'shaded')
}

function conclusionsOf({ topology }: Position, steps: readonly Step[]): string[] {
  const conclusions = steps.flatMap(step => step.conclusions)
  return writeMarks(conclusions.map(({ cell, mark }) => ({ cell: topology.cells[cell]!, mark })))
}

/** The grader's steps up to the one that settles the last wanted cell. */
function stepsFor(lesson: LessonData, techniques: readonly TechniqueCode[]): Step[] {
  const { topology, known } = positionOf(lesson)
  const marks = [...known]
  const nextStep = createNextStep({ topology, known: marks })
  const steps: Step[] = []
  for (const technique of techniques) {
    const step = nextStep(3)!
    expect(step.technique).toBe(technique)
    for (const { cell, mark } of step.conclusions) marks[cell] = mark
    steps.push(step)
  }
  return steps
}

const techniqueOf = (code: TechniqueCode) => TECHNIQUES.find(technique => technique.code === code)!

describe.each([
  ...FIRST_STEPS.map(step => [`first step ${step.id}`, step] as const),
  ...LESSONS.map(lesson => [`lesson ${lesson.id}`, lesson] as const),
])('the %s', (_, lesson) => {
  it('[H8] has a board with one solution, which agrees with its marks and with the wanted marks', () => {
    const solution = solutionOf(lesson)
    expect(lesson.solution).toBe(solution.join('/'))
    const marks = lesson.marks.split('/')
    expect(marks.map(row => row.length)).toEqual(solution.map(row => row.length))
    for (const [row, characters] of marks.entries())
      for (const [column, sign] of [...characters].entries())
        if (sign === '#' || sign === 'o') expect(solution[row]![column]).toBe(sign === '#' ? '#' : '.')
        else expect(sign).toBe(solution[row]![column] === '_' ? '_' : '.')
    for (const { cell, mark } of wantedMarks(lesson)) {
      const { row, column } = cell
      expect(solution[row]![column]).toBe(mark === 'shaded' ? '#' : '.')
      expect(marks[row]![column]).toBe('.')
    }
    expect(advise(puzzleOf(lesson.puzzle), marks, solution)).toBeDefined()
  })
})

describe('the tutorial', () => {
  const ABOUT: readonly TechniqueCode[] = [
    'around-shaded',
    'repeat-of-kept',
    'pair-in-line',
    'sandwich-triple',
    'sandwich-pair',
    'must-not-cut-off',
    'quad-corner',
  ]
  const lessonOf = (id: string): LessonData => LESSONS.find(lesson => lesson.id === id)!

  it('[H8] has the rules first, then the techniques, then whole boards', () => {
    const ids: readonly string[] = LESSONS.map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(['rule-repeat', 'rule-touch', 'rule-connected'])
    expect(ids.slice(3, -2).toSorted()).toEqual([...ABOUT].sort())
    expect(ids.slice(-2)).toEqual(['whole', 'hexagon'])
  })

  it.each(ABOUT)('[H8] %s is the easiest step in its lesson and concludes exactly the wanted marks', code => {
    const lesson = lessonOf(code)
    const steps = stepsFor(lesson, [code])
    expect(conclusionsOf(positionOf(lesson), steps)).toEqual(writeMarks(wantedMarks(lesson)))
  })

  it('[H8] the lesson on repeats wants the repeat of the kept number', () => {
    const lesson = lessonOf('rule-repeat')
    expect(conclusionsOf(positionOf(lesson), stepsFor(lesson, ['repeat-of-kept']))).toEqual(
      writeMarks(wantedMarks(lesson)),
    )
  })

  it.each([
    ['rule-touch', 'around-shaded'],
    ['rule-connected', 'corner-close'],
  ] as const)(
    '[H8] in %s the first cell follows by %s and the second repeats its number',
    (id, technique) => {
      const lesson = lessonOf(id)
      const { topology, known } = positionOf(lesson)
      const [kept, shaded] = wantedMarks(lesson).map(({ cell }) => topology.at(cell)!)
      const first = techniqueOf(technique).find({ topology, known })
      expect(first.flatMap(({ conclusions }) => conclusions)).toContainEqual({ cell: kept, mark: 'kept' })
      const repeatSteps = techniqueOf('repeat-of-kept').find({ topology, known: known.with(kept!, 'kept') })
      expect(
        repeatSteps.filter(({ from }) => from[0] === kept).flatMap(({ conclusions }) => conclusions),
      ).toEqual([{ cell: shaded, mark: 'shaded' }])
    },
  )

  it.each(['whole', 'hexagon'])(
    '[H8] %s wants its solution, and the techniques taught before suffice',
    id => {
      const lesson = lessonOf(id)
      const solution = solutionOf(lesson)
      const shaded = solution.flatMap((row, number) =>
        [...row].flatMap((sign, column) =>
          sign === '#' ? [{ cell: { row: number, column }, mark: 'shaded' }] : [],
        ),
      )
      expect(wantedMarks(lesson)).toEqual(shaded)
      const { steps, solved } = gradePuzzle(puzzleOf(lesson.puzzle))
      expect(solved).toEqual(solution)
      const used = neededSteps(topologyOfText(lesson.puzzle), steps).map(({ technique }) => technique)
      // The lesson on the third rule shows the close corner; the lesson on hexagons explains cells beside a pair.
      const taught: readonly TechniqueCode[] = [...ABOUT, 'corner-close', 'beside-pair']
      expect(used.filter(technique => !taught.includes(technique))).toEqual([])
      expect(new Set(used).size).toBeGreaterThan(3)
    },
  )
})
