import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_CELL, type Puzzle, readPuzzle, SHADED } from '../../rules/puzzle.ts'
import { GRADES, type Grade } from '../../rules/puzzle-request.ts'
import { solutionsByForce } from '../../testing/brute-force.ts'
import { someSmallPuzzle } from '../../testing/small-puzzles.ts'
import { type Conclusion, conclude } from './closure.ts'

describe('the conclusions of a grade', () => {
  it('[H5] hold in every solution, and a contradiction means that there is none', () => {
    fc.assert(
      fc.property(someSmallPuzzle(), puzzle => {
        const solutions = solutionsByForce(puzzle).map(rows => rows.join('').replaceAll(NO_CELL, ''))
        for (const grade of GRADES) {
          const concluded = conclude(puzzle, grade)
          if (concluded === 'contradiction') expect(solutions).toEqual([])
          else
            for (const solution of solutions)
              for (const [cell, mark] of concluded.entries())
                if (mark) expect(mark === 'shaded').toBe(solution[cell] === SHADED)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('[H5] include those of the grade below', () => {
    fc.assert(
      fc.property(someSmallPuzzle(), puzzle => {
        const all = GRADES.map(grade => conclude(puzzle, grade))
        for (const [index, higher] of all.slice(1).entries()) {
          const lower = all[index]!
          if (higher === 'contradiction') continue
          expect(lower).not.toBe('contradiction')
          for (const [cell, mark] of (lower as Exclude<Conclusion, string>).entries())
            if (mark) expect(higher[cell]).toBe(mark)
        }
      }),
      { numRuns: 200 },
    )
  })
})

/** A dot for a cell concluded to be kept, # for a shaded one, a question mark where any result is right. */
const FIGURES = [
  ['sandwich triple', 1, '12223/abcde/bcdea/cdeab', '.#.#./?.?.?/?????/?????'],
  ['sandwich pair', 1, '12324/abcde/bcdea/cdeab', '??.??/?????/?????/?????'],
  ['pair in a line', 1, '12232/abcde/bcdea/cdeab', '????#/????./?????/?????'],
  ['beside a pair', 1, 'hex:__123/_4566/789ab/cdef_/ghi__', '__??./_????/???.?/????_/???__'],
  ['flanked pair', 2, '1221314/abcdefg/bcdefga/cdefgab', '?????#?/???????/???????/???????'],
  ['double corner', 2, '1123/abcd/bcda/cdab', '????/.???/????/????'],
  ['triple corner', 2, '1123/1abc/bcda/cdab', '#?'],
  ['quad corner', 2, '1123/44ab/bcda/cdab', '#?'],
  ['offset pair', 3, '311245/768691/abcdef/bcdefa', '???.??/??????/??????/??????'],
  ['double edge pair', 3, '123345/678891/abcdef/bcdefa', '?.??.?/??????/??????/??????'],
  ['triple edge pair', 3, '123345/678896/9a55b1/abcdef', '?.??.?/?.??.?/??????/??????'],
] as const

describe('a technique', () => {
  it.each(FIGURES)('[H5] %s belongs to grade %i', (_, grade, puzzle, expected) => {
    const board = read(puzzle)
    const tells = (one: Grade) => {
      const shown = show(conclude(board, one), board)
      return [...expected].every((sign, at) => sign === '?' || sign === shown[at])
    }
    expect(GRADES.find(tells)).toBe(grade)
  })
})

function read(text: string): Puzzle {
  const result = readPuzzle(text)
  if (!result.ok) throw new Error(text)
  return result.value
}

function show(concluded: Conclusion, { cells }: Puzzle): string {
  if (concluded === 'contradiction') return concluded
  const characters = concluded.map(mark => (mark === 'shaded' ? SHADED : mark === 'kept' ? '.' : '?'))
  return cells
    .map(row => row.map(number => (number === null ? NO_CELL : characters.shift())).join(''))
    .join('/')
}
