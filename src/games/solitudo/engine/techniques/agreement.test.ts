import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Puzzle } from '../../rules/puzzle.ts'
import { hexagon, rectangle } from '../../testing/boards.ts'
import { somePuzzle } from '../../testing/solvable-puzzles.ts'
import { markIn, refute, shadingsFitting } from '../../testing/soundness.ts'
import { createNextStep, everyStep } from './next-step.ts'
import { findSupposition } from './supposition.ts'
import type { SettledMark } from './technique.ts'

const BOARDS: readonly (readonly [name: string, board: Puzzle])[] = [
  ['4x4', rectangle(4, 4)],
  ['4x5', rectangle(4, 5)],
  ['5x5', rectangle(5, 5)],
  [
    '5x4 with holes',
    rectangle(5, 4, [
      [1, 1],
      [3, 0],
    ]),
  ],
  ['a hexagon of side 3', hexagon(3)],
  [
    'a hexagon with holes',
    hexagon(3, [
      [1, 2],
      [2, 2],
      [3, 3],
    ]),
  ],
]

describe.each(BOARDS)('on %s', (_, board) => {
  const puzzle = somePuzzle(board)
  const shares = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 30, maxLength: 30 })

  it('[H11] every step agrees with every solution that fits what is known', () => {
    fc.assert(
      fc.property(puzzle, fc.nat(), shares, ({ topology, solutions }, pick, share) => {
        const solution = solutions[pick % solutions.length]!
        const known = topology.cells.map((_, cell) =>
          share[cell] === 0 ? markIn(solution, cell) : undefined,
        )
        const position = { topology, known }
        expect(refute(everyStep(position), shadingsFitting(position, solutions))).toBeUndefined()
      }),
      { numRuns: 100 },
    )
  })

  it('[H11] every supposition agrees with every solution, and each of its steps follows from what was supposed', () => {
    fc.assert(
      fc.property(puzzle, ({ topology, solutions }) => {
        const known: (SettledMark | undefined)[] = topology.cells.map(() => undefined)
        const position = { topology, known }
        const nextStep = createNextStep(position)
        for (let step = nextStep(3); step; step = nextStep(3))
          for (const { cell, mark } of step.conclusions) known[cell] = mark
        const step = findSupposition(position)
        if (!step) return
        expect(refute([step], shadingsFitting(position, solutions))).toBeUndefined()
        for (const { supposed, steps, breach } of step.suppositions!) {
          const marks = [...known]
          marks[supposed.cell] = supposed.mark
          for (const one of steps) {
            const supposing = { topology, known: marks }
            expect(one.from.every(cell => marks[cell] !== undefined)).toBe(true)
            expect(refute([one], shadingsFitting(supposing, solutions))).toBeUndefined()
            for (const { cell, mark } of one.conclusions) marks[cell] = mark
          }
          if (breach) expect(shadingsFitting({ topology, known: marks }, solutions)).toEqual([])
          else expect(marks[step.conclusions[0]!.cell]).toBe(step.conclusions[0]!.mark)
        }
      }),
      { numRuns: 100 },
    )
  })
})
