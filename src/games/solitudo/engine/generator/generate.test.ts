import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { breaches } from '../../rules/breaches.ts'
import { SHADED, writePuzzle } from '../../rules/puzzle.ts'
import {
  AVAILABLE_SIZES,
  type GeneratedPuzzle,
  GRADES,
  type Grade,
  isAvailable,
  type PuzzleRequest,
} from '../../rules/puzzle-request.ts'
import { topologyOf } from '../../rules/topology.ts'
import { conclude } from '../solver/closure.ts'
import { solve } from '../solver/solve.ts'
import { generate } from './generate.ts'

/** Boards of every shape and grade, without the requests that take long. */
const someRequest = fc
  .record({
    shape: fc.constantFrom('square', 'rectangle', 'hexagon', 'holed'),
    size: fc.integer({ min: 3, max: 12 }),
    across: fc.integer({ min: 4, max: 30 }),
    grade: fc.constantFrom(...GRADES),
  })
  .map(({ shape, size, across, grade }): PuzzleRequest => {
    return { shape, size, grade, ...(shape === 'rectangle' && { cols: across }) }
  })
  .filter(request => isAvailable(request) && !(isHexagonal(request) && request.size > 4) && !isSlow(request))

const isHexagonal = ({ shape }: PuzzleRequest) => shape === 'hexagon' || shape === 'holed'

const isSlow = ({ shape, size, grade }: PuzzleRequest) =>
  shape === 'hexagon' && size === 4 && (grade === 2 || grade === 3)

const someSeed = fc.integer({ min: 0, max: 1_000_000 }).map(String)

function make(request: PuzzleRequest, seed: string): GeneratedPuzzle {
  const generated = generate(request, randomFor(seed, 0))
  if (!generated) throw new Error(`no puzzle for ${JSON.stringify(request)}`)
  return generated
}

describe('every generated puzzle', () => {
  it('[H1] has exactly one solution, by the complete solver', () => {
    fc.assert(
      fc.property(someRequest, someSeed, (request, seed) => {
        const { puzzle, solution } = make(request, seed)
        const { solutions, first, complete } = solve(puzzle)
        expect({ solutions, first, complete }).toEqual({ solutions: 1, first: solution, complete: true })
      }),
      { numRuns: 100 },
    )
  })

  it('[H5] has exactly the wanted grade: its techniques find every shaded cell, easier ones do not', () => {
    fc.assert(
      fc.property(someRequest, someSeed, (request, seed) => {
        const generated = make(request, seed)
        expect(generated.grade).toBe(request.grade)
        expect(GRADES.find(grade => findsAll(generated, grade))).toBe(request.grade)
      }),
      { numRuns: 60 },
    )
  })

  it('[H3] [H4] fits its board and repeats under each shaded cell a number kept in one of its lines', () => {
    fc.assert(
      fc.property(someRequest, someSeed, (request, seed) => {
        const { puzzle, solution } = make(request, seed)
        const rows = isHexagonal(request) ? 2 * request.size - 1 : request.size
        const width = request.cols ?? rows
        expect(puzzle.shape).toBe(isHexagonal(request) ? 'hexagon' : 'rectangle')
        expect(puzzle.cells.map(row => row.length)).toEqual(Array(rows).fill(width))
        const topology = topologyOf(puzzle)
        const { cells, lines, linesOf, numbers } = topology
        expect(numbers.every(number => number >= 1 && number <= Math.max(rows, width))).toBe(true)
        const isShaded = (index: number) => solution[cells[index]!.row]![cells[index]!.column] === SHADED
        expect(breaches(topology, isShaded)).toEqual([])
        const isRepeat = (index: number) =>
          linesOf[index]!.some(line =>
            lines[line]!.some(other => !isShaded(other) && numbers[other] === numbers[index]),
          )
        expect([...cells.keys()].filter(isShaded).every(isRepeat)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('is the same for the same draws, whatever was generated before', () => {
    fc.assert(
      fc.property(someRequest, someSeed, someSeed, (request, seed, other) => {
        const puzzle = writePuzzle(make(request, seed).puzzle)
        make(request, other)
        expect(writePuzzle(make(request, seed).puzzle)).toBe(puzzle)
      }),
      { numRuns: 20 },
    )
  })
})

describe('large boards', () => {
  it.each(GRADES)('[H1] [H3] have one solution at 30x30 and on the largest hexagons, grade %i', grade => {
    for (const [shape, [, size]] of Object.entries(AVAILABLE_SIZES)) {
      const generated = make({ shape: shape as PuzzleRequest['shape'], size, grade }, 'large')
      expect(solve(generated.puzzle)).toMatchObject({ solutions: 1, first: generated.solution })
      expect(findsAll(generated, grade)).toBe(true)
    }
  })
})

describe('unavailable kinds', () => {
  it.each([
    { shape: 'square', size: 3, grade: 1 },
    { shape: 'square', size: 31, grade: 1 },
    { shape: 'hexagon', size: 2, grade: 1 },
    { shape: 'hexagon', size: 3, grade: 2 },
    { shape: 'holed', size: 8, grade: 1 },
  ] as const)('are refused at once: $shape $size, grade $grade', request => {
    expect(generate(request, randomFor('any', 0))).toBeUndefined()
  })

  it('include grade 2 on a hexagon of side 3: no flanked pair there concludes more than grade 1 does', () => {
    const puzzle = fc
      .tuple(someSeed, fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { maxLength: 6 }))
      .map(([seed, changes]) => {
        const { shape, cells } = make({ shape: 'hexagon', size: 3, grade: 1 }, seed).puzzle
        const changed = cells.map(row => [...row])
        for (const [one, other] of changes) {
          const row = changed[one % 5]!
          if (row[one % 4] !== null && row[other % 5] !== null) row[one % 4] = row[other % 5]!
        }
        return { shape, cells: changed }
      })
    fc.assert(
      fc.property(puzzle, one => {
        const gentle = conclude(one, 1)
        if (gentle !== 'contradiction' && solve(one).solutions > 0) expect(conclude(one, 2)).toEqual(gentle)
      }),
      { numRuns: 150 },
    )
  })
})

describe('limits', () => {
  const hard: PuzzleRequest = { shape: 'hexagon', size: 4, grade: 2 }

  it('end the search without a puzzle when the steps run out', () => {
    expect(generate(hard, randomFor('limits', 0), { limit: 1000 })).toBeUndefined()
  })

  it('end the search when the progress callback returns false', () => {
    const seen: number[] = []
    const report = ({ done }: { done: number }) => {
      seen.push(done)
      return seen.length < 2
    }
    expect(generate(hard, randomFor('limits', 3), { report })).toBeUndefined()
    expect(seen).toHaveLength(2)
    expect(seen[0]).toBeLessThan(seen[1]!)
  })
})

function findsAll({ puzzle, solution }: GeneratedPuzzle, grade: Grade): boolean {
  const concluded = conclude(puzzle, grade)
  if (concluded === 'contradiction') return false
  return topologyOf(puzzle).cells.every(
    ({ row, column }, index) => solution[row]![column] !== SHADED || concluded[index] === 'shaded',
  )
}
