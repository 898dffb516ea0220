import type { Puzzle, Shading } from './puzzle.ts'

/** By the hardest technique a person needs: 1 gentle, 2 steady, 3 tricky, 4 one supposition (H5). */
export const GRADES = [1, 2, 3, 4] as const
export type Grade = (typeof GRADES)[number]

/** What is wanted of a new puzzle. */
export interface PuzzleRequest {
  readonly shape: 'square' | 'hexagon' | 'holed'
  /** Cells a side. */
  readonly size: number
  readonly grade: Grade
}

export interface GeneratedPuzzle {
  readonly puzzle: Puzzle
  /** Its one solution. */
  readonly solution: Shading
  readonly grade: Grade
}
