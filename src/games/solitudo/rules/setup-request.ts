import type { Rejection } from '#kernel/result.ts'
import { isAvailable } from './available-puzzles.ts'
import type { Grade, PuzzleRequest } from './puzzle-request.ts'
import { GRADE_NAMES, type Params } from './types.ts'

/** What is wished for, in the generator's terms. */
export function requestOf({ shape, size, side, grade }: Params): PuzzleRequest {
  return {
    shape,
    size: shape === 'square' ? size : side,
    grade: (GRADE_NAMES.indexOf(grade) + 1) as Grade,
  }
}

/** Why there are no puzzles of this kind; undefined where there are. */
export function checkAvailable(wish: PuzzleRequest): Rejection | undefined {
  const { shape, size, grade } = wish
  return isAvailable(wish)
    ? undefined
    : { code: 'not-offered', details: { shape, size, grade: GRADE_NAMES[grade - 1]! } }
}
