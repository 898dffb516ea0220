import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { writePuzzle } from '../../rules/puzzle.ts'
import { GRADES, isAvailable, type PuzzleRequest } from '../../rules/puzzle-request.ts'
import { everyConclusion } from '../../testing/every-conclusion.ts'
import { gradePuzzle } from '../grader.ts'
import { generate } from './generate.ts'

/** How many puzzles of each size: thousands in total. */
const SIZES: readonly (readonly [
  shape: PuzzleRequest['shape'],
  size: number,
  count: number,
  cols?: number,
])[] = [
  ['rectangle', 4, 100, 7],
  ['rectangle', 6, 100, 5],
  ['square', 4, 120],
  ['square', 5, 320],
  ['square', 6, 200],
  ['square', 8, 40],
  ['hexagon', 3, 200],
  ['holed', 3, 200],
]

const requests = SIZES.flatMap(([shape, size, count, cols]) =>
  GRADES.map(wanted => ({
    request: { shape, size, grade: wanted, ...(cols !== undefined && { cols }) },
    count,
  })),
).filter(({ request }) => isAvailable(request))

describe.each(requests)(
  'puzzles of grade $request.grade, $request.shape $request.size',
  ({ request, count }) => {
    it('[H5] [H11] get the same grade from the named techniques, and every conclusion on the way holds', () => {
      for (let number = 0; number < count; number++) {
        const made = generate(request, randomFor(String(number), 0))!
        const graded = gradePuzzle(made.puzzle)
        const actual = { text: writePuzzle(made.puzzle), grade: graded.grade, solved: graded.solved }
        expect(actual).toEqual({ text: actual.text, grade: request.grade, solved: made.solution })
        const wrong = everyConclusion(made.puzzle, made.solution).find(({ holds }) => !holds)
        expect(wrong).toBeUndefined()
      }
    })
  },
)
