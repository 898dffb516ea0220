import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { writePuzzle } from '../../rules/puzzle.ts'
import { GRADES, isAvailable, type PuzzleRequest } from '../../rules/puzzle-request.ts'
import { everyConclusion } from '../../testing/every-conclusion.ts'
import { gradePuzzle } from '../grader.ts'
import { generate } from './generate.ts'

/** How many puzzles of each size: thousands between them. */
const SIZES: readonly (readonly [shape: PuzzleRequest['shape'], size: number, count: number])[] = [
  ['square', 4, 120],
  ['square', 5, 320],
  ['square', 6, 200],
  ['square', 8, 40],
  ['hexagon', 3, 200],
  ['holed', 3, 200],
]

const wishes = SIZES.flatMap(([shape, size, count]) =>
  GRADES.map(wanted => ({ wish: { shape, size, grade: wanted }, count })),
).filter(({ wish }) => isAvailable(wish))

describe.each(wishes)('puzzles of grade $wish.grade, $wish.shape $wish.size', ({ wish, count }) => {
  it('[H5] [H11] get the same grade from the named techniques, and every conclusion on the way holds', () => {
    for (let number = 0; number < count; number++) {
      const made = generate(wish, randomFor(String(number), 0))!
      const graded = gradePuzzle(made.puzzle)
      const said = { text: writePuzzle(made.puzzle), grade: graded.grade, solved: graded.solved }
      expect(said).toEqual({ text: said.text, grade: wish.grade, solved: made.solution })
      const wrong = everyConclusion(made.puzzle, made.solution).find(({ holds }) => !holds)
      expect(wrong).toBeUndefined()
    }
  })
})
