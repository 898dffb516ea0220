import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shadingOf } from '../../rules/topology.ts'
import { hexagon, puzzleOf, rectangle } from '../../testing/boards.ts'
import { type SolvablePuzzle, somePuzzle } from '../../testing/solvable-puzzles.ts'
import { markIn } from '../../testing/soundness.ts'
import { noteSentence } from '../../text/en-notes.ts'
import { type Advice, advise } from './advice.ts'

const PUZZLE = puzzleOf('215653/245562/544125/654224/526415/465355')
const SOLUTION = ['....#.', '#.#...', '.#...#', '..#.#.', '#.....', '..#..#']
const NO_MARKS = PUZZLE.cells.map(row => row.map(() => '.').join(''))

/** All sentences of a hint, in the order in which repeated requests reveal them. */
function said(advice: Advice | undefined): string[] {
  return advice ? [noteSentence(advice), ...said(advice.next)] : []
}

describe('a hint', () => {
  it('[H11] names the technique and where, then the cells, then the step and why', () => {
    expect(said(advise(PUZZLE, NO_MARKS, SOLUTION))).toEqual([
      'Sandwich pair: look at row 1.',
      'Look at c1 and e1.',
      'd1 is between two 5s, c1 and e1. One of them is shaded, so d1 is kept.',
    ])
  })

  it('[H11] continues from the marks on the board', () => {
    const marks = ['...o..', '......', '......', 'o....o', '......', '...o..']
    expect(said(advise(PUZZLE, marks, SOLUTION)).at(-1)).toBe(
      'The 4 at f4 is kept, so the 4 at c4 in row 4 is shaded.',
    )
  })

  it('[H11] stays near the last move where there is a choice', () => {
    expect(said(advise(PUZZLE, NO_MARKS, SOLUTION, [{ row: 4, column: 5 }])).at(-1)).toBe(
      'f4 is between two 5s, f3 and f5. One of them is shaded, so f4 is kept.',
    )
  })

  it('[H11] explains a supposition by the steps it needs and no others', () => {
    const marks = ['oo.o#o', '#o..oo', 'o#ooo#', 'oo#o#o', '#ooooo', 'oo#oo#']
    expect(said(advise(PUZZLE, marks, SOLUTION))).toEqual([
      'Supposition: look at c1.',
      'Suppose c1 were shaded, and follow the consequences.',
      'Suppose c1 were shaded. Then c2 is kept, d2 shaded, and d1 would be cut off from the rest. So c1 is kept.',
    ])
  })

  it('[H11] reports a wrong mark first: its row, then the cell, then the reason', () => {
    const marks = ['......', '......', '......', '..o..o', '......', '......']
    expect(said(advise(PUZZLE, marks, SOLUTION))).toEqual([
      'A mark in row 4 is wrong.',
      'c4 isn’t kept.',
      'c4 isn’t kept: two 4s are kept in row 4: c4 and f4.',
    ])
  })

  it('[H11] gives a technique as the reason where no rule is broken yet', () => {
    const marks = ['...#..', '......', '......', '......', '......', '......']
    expect(said(advise(PUZZLE, marks, SOLUTION)).at(-1)).toBe(
      'd1 isn’t shaded. d1 is between two 5s, c1 and e1. One of them is shaded, so d1 is kept.',
    )
  })

  it('[H6] reports several solutions or none, and points at broken rules only', () => {
    const marks = ['##....', '......', '......', '......', '......', '......']
    expect(said(advise(PUZZLE, marks, 'several'))).toEqual([
      expect.stringContaining('several solutions'),
      'a1 and b1 are both shaded, but they touch.',
    ])
    expect(said(advise(PUZZLE, NO_MARKS, 'none'))).toEqual([expect.stringContaining('no solution')])
  })

  it('[H2] says nothing when the game is over', () => {
    expect(advise(PUZZLE, SOLUTION, SOLUTION)).toBeUndefined()
  })
})

const unique = fc
  .oneof(...[rectangle(4, 4), rectangle(4, 5), hexagon(3)].map(somePuzzle))
  .filter(({ solutions }) => solutions.length === 1)

function solutionOf({ topology, solutions }: SolvablePuzzle): string[] {
  return [...shadingOf(topology, cell => markIn(solutions[0]!, cell) === 'shaded')]
}

describe('any hint', () => {
  it('[H11] followed to the end, hints solve the puzzle, or say that no technique does', () => {
    fc.assert(
      fc.property(unique, small => {
        const { puzzle, topology } = small
        const solution = solutionOf(small)
        const characters: string[][] = puzzle.cells.map(row =>
          row.map(number => (number === null ? '_' : '.')),
        )
        for (let count = 0; ; count++) {
          const marks = characters.map(row => row.join(''))
          const advice = advise(puzzle, marks, solution)
          if (!advice) {
            expect(marks.map(row => row.replaceAll('o', '.'))).toEqual(solution)
            return
          }
          if (advice.code === 'hint-nested') return
          const step = advice.next!.next!
          expect(step.code).toBe('hint-step')
          const { shaded, kept } = step.details as { shaded: string; kept: string }
          expect(shaded === '' && kept === '').toBe(false)
          for (const { row, column } of step.cells!) {
            expect(characters[row]![column]).toBe('.')
            characters[row]![column] = solution[row]![column] === '#' ? '#' : 'o'
          }
          expect(count).toBeLessThan(topology.cells.length)
          for (const sentence of said(advice)) expect(sentence).toMatch(/^[^{}]+[.?]$/)
          for (const sentence of said(advice))
            expect(sentence).not.toMatch(/undefined|NaN|\bis is\b|: \.| {2}/)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('[H11] finds a wrong mark wherever it is', () => {
    fc.assert(
      fc.property(unique, fc.nat(), (small, pick) => {
        const { puzzle, topology } = small
        const solution = solutionOf(small)
        const { row, column } = topology.cells[pick % topology.cells.length]!
        const wrong = solution[row]![column] === '#' ? 'o' : '#'
        const marks = solution.map((characters, number) =>
          number === row ? characters.slice(0, column) + wrong + characters.slice(column + 1) : characters,
        )
        const advice = advise(puzzle, marks, solution)
        expect(advice?.code).toBe('hint-wrong-row')
        expect(advice?.next?.cells).toEqual([{ row, column }])
        expect(said(advice).join(' ')).not.toMatch(/undefined|NaN/)
      }),
      { numRuns: 80 },
    )
  })
})
