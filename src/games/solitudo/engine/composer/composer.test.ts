import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Random, randomFor } from '#kernel/random.ts'
import { breachesOf } from '../../rules/board.ts'
import { solvedMarks } from '../../rules/marks.ts'
import { BLANK, type Puzzle, readPuzzle, type Shading, withNumbers, writePuzzle } from '../../rules/puzzle.ts'
import { GRADES } from '../../rules/puzzle-request.ts'
import { hexagon, puzzleOf, rectangle } from '../../testing/boards.ts'
import { naiveSolutions } from '../../testing/naive-solutions.ts'
import { someHexagon, someRectangle, someSmallPuzzle } from '../../testing/small-puzzles.ts'
import { generate } from '../generator/generate.ts'
import { gradePuzzle } from '../grader.ts'
import { solve } from '../solver/solve.ts'
import { answerComposer } from './composer.ts'
import type { Answers, Question, Repair } from './questions.ts'

const random = (seed = 'composer'): Random => randomFor(seed, 0, 'consult')

function ask<Ask extends Question['ask']>(
  question: Extract<Question, { ask: Ask }>,
  seed?: string,
): Answers[Ask] {
  return answerComposer(question, { random: random(seed), report: () => {} }) as Answers[Ask]
}

/** Small enough for the naive solver. */
const someTinyPuzzle = () =>
  fc.oneof(someRectangle({ mostCells: 12 }), someHexagon({ sides: [2, 2], mostHoles: 1 }))

const nothingPainted = ({ cells }: Puzzle): Shading =>
  cells.map(row => row.map(number => (number === null ? '_' : '.')).join(''))

const changed = (puzzle: Puzzle, { changes }: Pick<Repair, 'changes'>) => withNumbers(puzzle, changes)

/** Every change of one number of a puzzle to another one or to none. */
function everyChange(puzzle: Puzzle): Puzzle[] {
  const greatest = Math.max(puzzle.cells.length, puzzle.cells[0]!.length, ...puzzle.cells.flat().map(Number))
  return puzzle.cells.flatMap((row, at) =>
    row.flatMap((number, column) =>
      number === null
        ? []
        : Array.from({ length: greatest + 1 }, (_, other) => other)
            .filter(other => other !== number)
            .map(other => changed(puzzle, { changes: [{ cell: { row: at, column }, number: other }] })),
    ),
  )
}

describe('the verdict on a puzzle', () => {
  test('[H1] counts solutions as the rules read by a person do, and shows two that differ', () => {
    fc.assert(
      fc.property(someTinyPuzzle(), puzzle => {
        const expected = naiveSolutions(puzzle)
        const { solutions, first, second, isProved } = ask({
          ask: 'solutions',
          puzzle,
          painted: nothingPainted(puzzle),
        })
        expect([isProved, solutions]).toEqual([true, Math.min(2, expected.length)])
        expect(expected).toEqual(expect.arrayContaining([first, second].filter(one => one !== undefined)))
        if (second) expect(second).not.toEqual(first)
      }),
      { numRuns: 300 },
    )
  })

  test('names the cells that could be shaded as well: exactly those that leave a solution', () => {
    fc.assert(
      fc.property(someTinyPuzzle(), fc.nat(), (puzzle, choice) => {
        const blank = { ...puzzle, cells: puzzle.cells.map(row => row.map(number => number && BLANK)) }
        const shadings = naiveSolutions(blank).filter(shading => shading.join('').includes('#'))
        if (shadings.length === 0) return
        const painted = shadings[choice % shadings.length]!
        const also = ask({ ask: 'solutions', puzzle, painted }).shadeable
        const expected = painted.flatMap((row, at) =>
          [...row].flatMap((character, column) => {
            const more = painted.with(at, `${row.slice(0, column)}#${row.slice(column + 1)}`)
            return character === '.' && shadings.some(one => one.join() === more.join())
              ? [{ row: at, column }]
              : []
          }),
        )
        expect(also).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  test('[H5] grades like the grader, with the hardest step', () => {
    for (const grade of GRADES) {
      const { puzzle } = generate({ shape: 'square', size: 7, grade }, random(`grade ${grade}`))!
      const { hardest } = gradePuzzle(puzzle)
      expect(ask({ ask: 'grade', puzzle })).toEqual({ grade, hardest })
    }
  })
})

describe('a repair', () => {
  test('makes a puzzle unique, by brute force, and tells its solution and grade', () => {
    fc.assert(
      fc.property(someTinyPuzzle(), puzzle => {
        const { repairs } = ask({ ask: 'repairs', puzzle, painted: nothingPainted(puzzle) })
        for (const repair of repairs) {
          const repaired = changed(puzzle, repair)
          expect(naiveSolutions(repaired)).toEqual([repair.solution])
          expect(gradePuzzle(repaired).grade ?? null).toBe(repair.grade)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('of one number is found wherever there is one', () => {
    fc.assert(
      fc.property(someTinyPuzzle(), puzzle => {
        const before = naiveSolutions(puzzle).length
        const { repairs, isComplete } = ask({ ask: 'repairs', puzzle, painted: nothingPainted(puzzle) })
        expect(isComplete).toBe(true)
        const isSingle = repairs.some(({ changes }) => changes.length === 1)
        const isPossible = before !== 1 && everyChange(puzzle).some(one => solve(one).solutions === 1)
        expect(isSingle).toBe(isPossible)
      }),
      { numRuns: 100 },
    )
  })

  test('keeps the painted solution where it can', () => {
    const puzzle = puzzleOf('22542/42215/13352/35324/14131')
    const painted = '.#..#/..#../.#..#/..#../#...#'.split('/')
    const { repairs } = ask({ ask: 'repairs', puzzle, painted })
    expect(repairs[0]).toMatchObject({ solution: painted, changes: { length: 1 } })
  })

  test('of several numbers is offered where none alone suffices', () => {
    const cells = Array.from({ length: 8 }, (_, row) =>
      Array.from({ length: 8 }, (_, at) => ((row + at) % 8) + 1),
    )
    const puzzle: Puzzle = { shape: 'rectangle', cells }
    const { repairs } = ask({ ask: 'repairs', puzzle, painted: nothingPainted(puzzle) })
    expect(repairs).toHaveLength(1)
    expect(repairs[0]!.changes.length).toBeGreaterThan(1)
    expect(solve(changed(puzzle, repairs[0]!))).toMatchObject({ solutions: 1, first: repairs[0]!.solution })
  })

  test('is not needed for a puzzle with one solution', () => {
    const puzzle = puzzleOf('43115/35234/14453/12231/41321')
    const painted = nothingPainted(puzzle)
    expect(ask({ ask: 'repairs', puzzle, painted })).toEqual({ repairs: [], isComplete: true })
  })

  test('brings a solution back by changing the number that spoils it', () => {
    const puzzle = puzzleOf('43115/35234/14453/12231/41321')
    const spoilt = changed(puzzle, { changes: [{ cell: { row: 0, column: 3 }, number: 3 }] })
    expect(solve(spoilt).solutions).toBe(0)
    const { repairs } = ask({ ask: 'repairs', puzzle: spoilt, painted: nothingPainted(puzzle) })
    for (const repair of repairs) expect(solve(changed(spoilt, repair)).solutions).toBe(1)
    expect(repairs.length).toBeGreaterThan(0)
  })

  test('that was interrupted says that there may be more', () => {
    const { cells } = rectangle(6, 6)
    const puzzle: Puzzle = { shape: 'rectangle', cells }
    const question: Question = { ask: 'repairs', puzzle, painted: nothingPainted(puzzle) }
    const answer = answerComposer(question, { random: random(), report: () => false })
    expect(answer).toMatchObject({ isComplete: false })
  })
})

describe('filling in numbers', () => {
  const BOARDS: readonly (readonly [string, Puzzle])[] = [
    ['a square', rectangle(8, 8)],
    ['a rectangle', rectangle(5, 9)],
    ['a hexagon', hexagon(4)],
    ['a hexagon with a hole', hexagon(4, [[3, 3]])],
  ]

  /** The solution of a generated puzzle on such a board, with nothing left but its shading. */
  function paintedOn({ shape, cells }: Puzzle, seed: string): { blank: Puzzle; painted: Shading } {
    const isHexagon = shape === 'hexagon'
    const size = isHexagon ? (cells.length + 1) / 2 : cells.length
    const kind = isHexagon ? ('hexagon' as const) : ('rectangle' as const)
    const request = { shape: kind, size, ...(!isHexagon && { cols: cells[0]!.length }), grade: 1 as const }
    const { solution } = generate(request, random(seed))!
    const painted = solution.map((row, at) =>
      [...row].map((character, column) => (cells[at]![column] === null ? '_' : character)).join(''),
    )
    const blank = { shape, cells: cells.map(row => row.map(number => number && BLANK)) }
    return { blank, painted }
  }

  test.each(BOARDS)('makes the painted shading of %s the only solution', (name, board) => {
    for (let round = 0; round < 5; round++) {
      const { blank, painted } = paintedOn(board, `${name} ${round}`)
      if (ask({ ask: 'solutions', puzzle: blank, painted }).shadeable.length > 0) continue
      const filled = ask({ ask: 'numbers', puzzle: blank, painted, grade: null }, `${round}`)
      expect(filled.isUnique).toBe(true)
      expect(solve(filled.puzzle)).toMatchObject({ solutions: 1, first: painted })
      expect(gradePuzzle(filled.puzzle).grade).toBe(filled.grade)
      expect(filled.puzzle.cells.flat()).not.toContain(BLANK)
    }
  })

  test.each(GRADES)('reaches grade %i on most shadings of 8 by 8 cells', grade => {
    const reached = Array.from({ length: 6 }, (_, round) => {
      const { blank, painted } = paintedOn(rectangle(8, 8), `grade ${round}`)
      return ask({ ask: 'numbers', puzzle: blank, painted, grade }, `${round}`)
    })
    for (const { puzzle, grade: found } of reached) expect(gradePuzzle(puzzle).grade).toBe(found)
    expect(reached.filter(one => one.grade === grade).length).toBeGreaterThanOrEqual(4)
  })

  test('leaves the numbers alone that are there already', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(35), { maxLength: 20 }), (seed, kept) => {
        const { puzzle, solution } = generate(
          { shape: 'square', size: 6, grade: 2 },
          random(`given ${seed}`),
        )!
        const given: Puzzle = {
          shape: 'rectangle',
          cells: puzzle.cells.map((row, at) =>
            row.map((number, column) => (kept.includes(at * 6 + column) ? number : BLANK)),
          ),
        }
        const question = { ask: 'numbers', puzzle: given, painted: solution, grade: null } as const
        const filled = ask(question, String(seed))
        for (const [at, row] of given.cells.entries())
          for (const [column, number] of row.entries())
            if (number !== BLANK) expect(filled.puzzle.cells[at]![column]).toBe(number)
        expect(breachesOf(filled.puzzle, solvedMarks(solution))).toEqual([])
        expect(solve(filled.puzzle).solutions === 1).toBe(filled.isUnique)
      }),
      { numRuns: 40 },
    )
  })

  test('of a shading to which a cell could be added is never called unique', () => {
    const { blank } = paintedOn(rectangle(6, 6), 'sparse')
    const painted = ['#.....', '......', '......', '......', '......', '......']
    const filled = ask({ ask: 'numbers', puzzle: blank, painted, grade: null })
    expect(filled).toMatchObject({ isUnique: false, grade: null })
    expect(breachesOf(filled.puzzle, solvedMarks(painted))).toEqual([])
  })
})

test('[H13] every answer reads and writes puzzles with blank cells', () => {
  fc.assert(
    fc.property(someSmallPuzzle(), puzzle => {
      expect(readPuzzle(writePuzzle(puzzle))).toEqual({ ok: true, value: puzzle })
    }),
  )
})
