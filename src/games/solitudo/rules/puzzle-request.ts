import type { Rejection } from '#kernel/result.ts'
import type { Puzzle, Shading } from './puzzle.ts'
import { type PlayRefusals, reject } from './refusals.ts'
import { GRADE_NAMES, type Params } from './types.ts'

/** The grade of the hardest technique a person needs: 1 gentle, 2 steady, 3 tricky, 4 one supposition (H5). */
export const GRADES = [1, 2, 3, 4] as const
export type Grade = (typeof GRADES)[number]

/** The kind of a new puzzle. */
export interface PuzzleRequest {
  readonly shape: Params['shape']
  /** Cells per side, or the rows of a rectangle. */
  readonly size: number
  /** The columns of a rectangle. */
  readonly cols?: number
  readonly grade: Grade
}

export interface GeneratedPuzzle {
  readonly puzzle: Puzzle
  /** Its one solution. */
  readonly solution: Shading
  readonly grade: Grade
}

/** The sizes for which puzzles are generated (H3). */
export const AVAILABLE_SIZES: Readonly<
  Record<PuzzleRequest['shape'], readonly [least: number, most: number]>
> = {
  square: [4, 30],
  rectangle: [4, 30],
  hexagon: [3, 7],
  holed: [3, 7],
}

/**
 * Whether puzzles of this kind exist and can be found quickly. This holds for all but one kind: on a full hexagon the
 * flanked pair is the only technique of grade 2, and on side 3 every line is too short for it. Its third A would touch the end of the other four,
 * and a pair at that end already proves all that the flanked pair would.
 */
export function isAvailable({ shape, size, cols = size, grade }: PuzzleRequest): boolean {
  const [least, most] = AVAILABLE_SIZES[shape]
  if (![size, cols].every(side => Number.isInteger(side) && side >= least && side <= most)) return false
  return !(shape === 'hexagon' && size === 3 && grade === 2)
}

/** The reason why there are no puzzles of this kind, if so. */
export function checkAvailable(request: PuzzleRequest): Rejection<PlayRefusals> | undefined {
  const { shape, size, cols = size, grade } = request
  return isAvailable(request)
    ? undefined
    : reject('not-offered', { shape, size, cols, grade: GRADE_NAMES[grade - 1]! }).rejection
}

/** The kind of puzzle that these params ask for. */
export function requestOf({ shape, size, rows, cols, side, grade: name }: Params): PuzzleRequest {
  const grade = (GRADE_NAMES.indexOf(name) + 1) as Grade
  if (shape === 'rectangle') return { shape, size: rows, cols, grade }
  return { shape, size: shape === 'square' ? size : side, grade }
}
