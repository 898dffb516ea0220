import type { Cell } from '#kernel/grid.ts'
import type { Puzzle, Shading } from './puzzle.ts'
import type { Refusals } from './refusals.ts'

export const MODES = ['normal', 'practice'] as const
export type Mode = (typeof MODES)[number]

/** Hexagons with holes are a separate kind: on full hexagons the kept cells are always connected (H12). */
export const SHAPES = ['square', 'rectangle', 'hexagon', 'holed'] as const

/** The names of boards, by their outline. */
export const BOARD_KINDS = ['square', 'rectangle', 'hexagon', 'holed'] as const
export type BoardKind = (typeof BOARD_KINDS)[number]

/** The names of grades 1 to 4 (H5). */
export const GRADE_NAMES = ['gentle', 'steady', 'tricky', 'supposing'] as const
export type GradeName = (typeof GRADE_NAMES)[number]

/** How hard a puzzle is. Only an imported one can need more than one supposition or have several solutions. */
export const RATINGS = [...GRADE_NAMES, 'nested', 'several'] as const
export type Rating = (typeof RATINGS)[number]

export const SQUARE_SIZES = { min: 4, max: 30, offered: [5, 6, 8, 10, 12, 15, 20] } as const
export const RECTANGLE_SIDES = { min: 4, max: 30 } as const
export const HEXAGON_SIDES = { min: 3, max: 7 } as const

export interface Params {
  readonly mode: Mode
  readonly shape: (typeof SHAPES)[number]
  /** Cells per side of a square. */
  readonly size: number
  /** Rows and columns of a rectangle. */
  readonly rows: number
  readonly cols: number
  /** Cells per side of a hexagon. */
  readonly side: number
  readonly grade: GradeName
  /** An imported puzzle in any readable format; empty for a new one. */
  readonly puzzle: string
}

/** A puzzle to play. The format of old records fixes its keys. */
export interface Deal {
  /** As `writePuzzle` writes it. */
  readonly puzzle: string
  /** Rows joined by `/`; empty if there are several solutions. */
  readonly solution: string
  readonly rating: Rating
}

/** Row by row: `#` for shaded, `o` for kept, a dot for unmarked, `_` where there is no cell. */
export type Marks = readonly string[]

export const MARKS = ['shaded', 'kept', 'unmarked'] as const
export type Mark = (typeof MARKS)[number]

export interface State {
  readonly puzzle: Puzzle
  readonly solution: Shading | null
  readonly mode: Mode
  readonly rating: Rating
  readonly marks: Marks
  /** During a trial: the marks before it. */
  readonly tryingFrom: Marks | null
  /** The cells of the last move. */
  readonly last: readonly Cell[]
  readonly over: 'solved' | 'revealed' | null
  /** The player's marks when the solution was shown. */
  readonly ownMarks?: Marks
}

/** Cells that get the same mark. */
export interface Marking {
  readonly mark: Mark
  readonly cells: readonly Cell[]
}

export type Move =
  /** Marks cells; `along` are others that get another mark in the same move, such as the neighbours of a shaded cell. */
  | ({ readonly kind: 'mark'; readonly along?: Marking } & Marking)
  /** Cycles a cell through unmarked, shaded and kept (H9). */
  | { readonly kind: 'cycle'; readonly cell: Cell }
  /** Begins a trial, keeps its marks, or drops them. */
  | { readonly kind: 'try' | 'hold' | 'drop' }
  /** Gives up and shows the solution. */
  | { readonly kind: 'reveal' }

export type Event =
  | {
      readonly kind: 'began'
      readonly board: BoardKind
      readonly rows: number
      readonly cols: number
      readonly rating: Rating
    }
  | { readonly kind: 'marked'; readonly mark: Mark; readonly cells: readonly Cell[] }
  | { readonly kind: 'tried' | 'held' | 'dropped' | 'revealed' | 'solved' }

/** A rule that marks break. */
export interface BrokenRule {
  readonly rule: 'touching' | 'repeated' | 'divided'
  readonly cells: readonly Cell[]
}

export interface View {
  readonly puzzle: Puzzle
  readonly mode: Mode
  readonly rating: Rating
  readonly marks: Marks
  /** Whether a trial is running, and the cells it has changed. */
  readonly trying: boolean
  readonly tried: readonly Cell[]
  /** In practice mode, and when the solution is shown: the player's marks that differ from it. */
  readonly wrong: readonly Cell[]
  /** When the solution is shown: the player's own marks, and the shaded cells that the player had not shaded. */
  readonly ownMarks?: Marks
  readonly missed: readonly Cell[]
  /** In practice mode with several solutions, or where the player wants to see them: the rules that marks break. */
  readonly broken: readonly BrokenRule[]
  readonly last: readonly Cell[]
  readonly over: 'solved' | 'revealed' | null
  readonly shaded: number
  readonly unmarked: number
  /** Whether this viewer may make a mark now. */
  readonly acting: boolean
}

export interface SolitudoTypes {
  params: Params
  deal: Deal
  state: State
  move: Move
  event: Event
  view: View
  refusals: Refusals
}
