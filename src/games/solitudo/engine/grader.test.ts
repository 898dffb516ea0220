import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { breaches, divided } from '../rules/breaches.ts'
import type { Puzzle } from '../rules/puzzle.ts'
import { GRADES } from '../rules/puzzle-request.ts'
import { shadingOf, topologyOf } from '../rules/topology.ts'
import { hexagon, puzzleOf, rectangle } from '../testing/boards.ts'
import { everyConclusion } from '../testing/every-conclusion.ts'
import { somePuzzle } from '../testing/solvable-puzzles.ts'
import { gradePuzzle } from './grader.ts'
import { neededSteps } from './needed-steps.ts'
import { everyStep } from './techniques/next-step.ts'
import { gradeOf, type SettledMark, TECHNIQUES_BY_GRADE } from './techniques/technique.ts'
import { TECHNIQUES } from './techniques/techniques.ts'

const small = fc.oneof(
  ...[rectangle(4, 4), rectangle(5, 4), rectangle(4, 5), hexagon(3), hexagon(3, [[2, 2]])].map(somePuzzle),
)

describe('the techniques', () => {
  it('[H5] are in the order of their grades, each of grades 1 to 3 once', () => {
    const listed = Object.values(TECHNIQUES_BY_GRADE).slice(0, 3).flat()
    expect(TECHNIQUES.map(({ code }) => code)).toEqual(listed)
  })
})

describe('grading', () => {
  it('[H5] solves a puzzle with one solution by sound steps, or is stuck', () => {
    fc.assert(
      fc.property(small, ({ puzzle, topology, solutions }) => {
        const { solved, breach } = gradePuzzle(puzzle)
        expect(breach).toBeUndefined()
        if (solved) {
          const isShaded = (cell: number) => {
            const { row, column } = topology.cells[cell]!
            return solved[row]![column] === '#'
          }
          expect(breaches(topology, isShaded)).toEqual([])
        }
        if (solutions.length !== 1) return
        const solution = shadingOf(topology, cell => ((solutions[0]! >> cell) & 1) === 1)
        if (solved) expect(solved).toEqual(solution)
        expect(everyConclusion(puzzle, solution).filter(({ holds }) => !holds)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('[H5] returns the smallest grade that suffices, and the hardest technique has that grade', () => {
    fc.assert(
      fc.property(small, ({ puzzle }) => {
        const whole = gradePuzzle(puzzle)
        for (const hardest of GRADES) {
          const part = gradePuzzle(puzzle, { hardest })
          expect(part.solved !== undefined).toBe(whole.grade !== undefined && hardest >= whole.grade)
        }
        if (whole.hardest && whole.grade) expect(gradeOf(whole.hardest)).toBe(whole.grade)
      }),
      { numRuns: 100 },
    )
  })

  it('[H5] never concludes a cell twice', () => {
    fc.assert(
      fc.property(small, ({ puzzle }) => {
        const { steps } = gradePuzzle(puzzle)
        const cells = steps.flatMap(({ conclusions }) => conclusions.map(({ cell }) => cell))
        expect(new Set(cells).size).toBe(cells.length)
      }),
      { numRuns: 100 },
    )
  })

  it('[H11] the needed steps find every shaded cell, each from the steps before it', () => {
    fc.assert(
      fc.property(small, ({ puzzle, topology }) => {
        const { steps, solved } = gradePuzzle(puzzle)
        if (!solved) return
        const needed = neededSteps(topology, steps)
        const known: (SettledMark | undefined)[] = topology.cells.map(() => undefined)
        for (const step of needed) {
          const marks = everyStep({ topology, known }).flatMap(({ conclusions }) => conclusions)
          if (gradeOf(step.technique) < 4)
            expect(marks).toEqual(expect.arrayContaining([...step.conclusions]))
          for (const { cell, mark } of step.conclusions) known[cell] = mark
        }
        expect(shadingOf(topology, cell => known[cell] === 'shaded')).toEqual(solved)
      }),
      { numRuns: 60 },
    )
  })

  it('[H2] ends when the puzzle is solved, with no step left', () => {
    expect(gradePuzzle(puzzleOf('123/231/312'))).toEqual({
      grade: 1,
      hardest: undefined,
      steps: [],
      solved: ['...', '...', '...'],
    })
  })

  it('[H1] continuing until every cell is settled proves that the solution is the only one', () => {
    fc.assert(
      fc.property(small, ({ puzzle, solutions }) => {
        const proved = gradePuzzle(puzzle, { until: 'every-cell' })
        if (proved.solved) expect(solutions).toHaveLength(1)
        if (proved.grade) expect(proved.grade).toBeGreaterThanOrEqual(gradePuzzle(puzzle).grade!)
      }),
      { numRuns: 80 },
    )
  })

  it('reports the broken rule if there is no solution', () => {
    const { grade: none, breach, solved } = gradePuzzle(puzzleOf('1111/2341/3412/4123'))
    expect(none).toBeUndefined()
    expect(solved).toBeUndefined()
    expect(breach).toEqual({ rule: 'repeated', cells: [1, 3], number: 1 })
  })

  it('is stuck if there are several solutions', () => {
    const { grade: none, breach } = gradePuzzle(puzzleOf('1123/2341/3412/4232'))
    expect(none).toBeUndefined()
    expect(breach).toBeUndefined()
  })

  it('grades a large board soon enough for a worker', () => {
    const started = performance.now()
    for (let ply = 0; ply < 3; ply++) gradePuzzle(largeBoard(17, ply))
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

/** A board as large as the largest puzzles; it has at least one solution. */
function largeBoard(side: number, ply: number): Puzzle {
  const random = randomFor('large', ply)
  const order = random.shuffled(Array.from({ length: side }, (_, index) => index))
  const cells = order.map(row => order.map(column => ((row + column) % side) + 1))
  const topology = topologyOf({ shape: 'rectangle', cells })
  const shaded = new Set<number>()
  for (const cell of random.shuffled([...topology.cells.keys()])) {
    if (topology.neighbours[cell]!.some(other => shaded.has(other))) continue
    shaded.add(cell)
    if (divided(topology, other => shaded.has(other)).length > 0) shaded.delete(cell)
  }
  for (const cell of shaded) {
    const { row, column } = topology.cells[cell]!
    cells[row]![column] = random.pick([...cells[row]!, ...cells.map(other => other[column]!)])
  }
  return { shape: 'rectangle', cells }
}
