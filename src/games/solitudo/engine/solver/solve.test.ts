import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breaches } from '../../rules/breaches.ts'
import { type Puzzle, readPuzzle, type Shading } from '../../rules/puzzle.ts'
import { topologyOf } from '../../rules/topology.ts'
import { solutionsByForce } from '../../testing/brute-force.ts'
import { naiveSolutions } from '../../testing/naive-solutions.ts'
import { someHexagon, someRectangle, someSmallPuzzle } from '../../testing/small-puzzles.ts'
import { numbersOf } from './numbers.ts'
import { solve } from './solve.ts'
import { solverBoardOf } from './solver-board.ts'

describe('the solver', () => {
  it('[H1] finds none, one or several solutions, as trying all shadings does', () => {
    fc.assert(
      fc.property(someSmallPuzzle(), puzzle => {
        const forced = solutionsByForce(puzzle)
        const { solutions, first, second, complete } = solve(puzzle)
        expect(complete).toBe(true)
        expect(solutions).toBe(Math.min(2, forced.length))
        const found = [first, second].filter(one => one !== undefined)
        expect(forced).toEqual(expect.arrayContaining(found))
        expect(new Set(found.map(rows => rows.join('/'))).size).toBe(solutions)
      }),
      { numRuns: 600 },
    )
  })

  it('[H1] [H13] agrees with the rules as a person reads them, on boards with blank cells too', () => {
    fc.assert(
      fc.property(
        fc.oneof(someRectangle({ mostCells: 12 }), someHexagon({ sides: [2, 2], mostHoles: 1 })),
        puzzle => {
          const expected = naiveSolutions(puzzle)
          const { solutions, first, second } = solve(puzzle)
          expect(solutions).toBe(Math.min(2, expected.length))
          expect(expected).toEqual(expect.arrayContaining([first, second].filter(one => one !== undefined)))
          expect(solutionsByForce(puzzle)).toHaveLength(expected.length)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('[H13] never finds two blank cells equal', () => {
    const blanks: Puzzle = { shape: 'rectangle', cells: Array.from({ length: 30 }, () => Array(30).fill(0)) }
    const board = solverBoardOf(blanks)
    const numbers = numbersOf(board, blanks)
    for (let cell = 0; cell < board.cellCount; cell++)
      for (let direction = 0; direction < board.directions; direction++)
        expect(numbers.rivals(cell, direction)).toBe(0)
  })

  it('gives the same answer on a board that an earlier puzzle has used', () => {
    fc.assert(
      fc.property(someSmallPuzzle(), someSmallPuzzle(), (puzzle, other) => {
        const before = solve(puzzle)
        solve(other)
        expect(solve(puzzle)).toEqual(before)
      }),
    )
  })

  it('[H12] needs no search on a full hexagon: single suppositions settle it', () => {
    fc.assert(
      fc.property(someHexagon({ sides: [2, 3], mostHoles: 0 }), puzzle => {
        expect(solve(puzzle).solutions).toBe(Math.min(2, solutionsByForce(puzzle).length))
      }),
      { numRuns: 200 },
    )
  })

  it('[H2] returns shadings that break no rule, on boards too large for brute force', () => {
    fc.assert(
      fc.property(someRectangle({ mostCells: 36 }), puzzle => {
        const { first, second } = solve(puzzle)
        for (const shading of [first, second]) if (shading) expect(breachesOf(puzzle, shading)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('returns a partial result when its steps run out', () => {
    const { complete, steps } = solve(read('1234/2143/3412/4321'), { limit: 3 })
    expect(complete).toBe(false)
    expect(steps).toBeLessThan(100)
  })

  it('ends when the progress callback returns false', () => {
    const rows = Array.from({ length: 30 }, () =>
      Array.from({ length: 30 }, (_, column) => (column % 30) + 1),
    )
    const seen: number[] = []
    const { complete } = solve(
      { shape: 'rectangle', cells: rows },
      {
        onProgress: steps => {
          seen.push(steps)
          return false
        },
      },
    )
    expect(seen.length).toBeLessThanOrEqual(1)
    expect(complete).toBe(seen.length === 0)
  })
})

function read(text: string): Puzzle {
  const result = readPuzzle(text)
  if (!result.ok) throw new Error(text)
  return result.value
}

function breachesOf(puzzle: Puzzle, shading: Shading) {
  const topology = topologyOf(puzzle)
  return breaches(topology, index => {
    const { row, column } = topology.cells[index]!
    return shading[row]![column] === '#'
  })
}
