import type { Cell } from '#kernel/grid.ts'
import type { NumberChange, Puzzle, Shading } from '../../rules/puzzle.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import type { TechniqueCode } from '../techniques/technique.ts'

/** A composer's question about an unfinished puzzle. Plain data, because it is posted to a worker. */
export type Question =
  | { readonly ask: 'solutions'; readonly puzzle: Puzzle; readonly painted: Shading }
  | { readonly ask: 'grade'; readonly puzzle: Puzzle }
  | { readonly ask: 'repairs'; readonly puzzle: Puzzle; readonly painted: Shading }
  | {
      readonly ask: 'numbers'
      readonly puzzle: Puzzle
      readonly painted: Shading
      readonly grade: Grade | null
    }

export interface Answers {
  solutions: SolutionCount
  grade: PuzzleGrade
  repairs: Repairs
  numbers: FilledNumbers
}

export interface SolutionCount {
  /** None, one, or several. */
  readonly solutions: 0 | 1 | 2
  readonly first?: Shading
  readonly second?: Shading
  /** False if the search was too long: there may be more solutions than were found. */
  readonly isProved: boolean
  /**
   * Where the painted shading obeys the rules about shaded cells: the kept cells that could be shaded as well. With any
   * of them, whatever the numbers, the painted shading is not the only solution.
   */
  readonly shadeable: readonly Cell[]
}

/** How hard a puzzle with one solution is. */
export interface PuzzleGrade {
  /** Null if techniques and one supposition at a time do not suffice. */
  readonly grade: Grade | null
  readonly hardest: TechniqueCode | null
}

/** Changes that together make a puzzle unique, with the solution and the grade it then has. */
export interface Repair {
  readonly changes: readonly NumberChange[]
  readonly solution: Shading
  readonly grade: Grade | null
}

export interface Repairs {
  readonly repairs: readonly Repair[]
  /** False if the search was cut short. Otherwise no change of one number exists where none is offered. */
  readonly isComplete: boolean
}

export interface FilledNumbers {
  readonly puzzle: Puzzle
  /** Whether the painted shading is its only solution. */
  readonly isUnique: boolean
  /** Null unless it is unique and needs at most one supposition at a time. */
  readonly grade: Grade | null
}
