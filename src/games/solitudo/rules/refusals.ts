import { rejectionWith, rejectWith } from '#kernel/result.ts'
import type { Mark } from './types.ts'

/** Refusals of a move, of params or of a deal. */
export type PlayRefusals = {
  'unreadable-move': { readonly text: string }
  'cells-unnamed': { readonly verb: string }
  'off-the-board': { readonly cell: string }
  'marked-already': { readonly cell: string; readonly mark: Mark; readonly count: number }
  'already-trying': Record<never, never>
  'not-trying': Record<never, never>
  'not-offered': {
    readonly shape: string
    readonly size: number
    readonly cols: number
    readonly grade: string
  }
  'puzzle-damaged': Record<never, never>
}

/** Refusals of a text that is not a puzzle. */
export type FormatRefusals = {
  'uneven-rows': { readonly row: number }
  'not-a-number': { readonly row: number; readonly sign: string }
  'number-out-of-range': { readonly number: string; readonly greatest: number }
  'unknown-number': { readonly row: number; readonly sign: string }
  'blank-in-singles': { readonly row: number }
  'cells-miscounted': {
    readonly rows: number
    readonly cols: number
    readonly expected: number
    readonly found: number
  }
  'another-puzzle': { readonly kind: string }
  'unreadable-address': { readonly host: string }
  'seed-not-puzzle': Record<never, never>
  'json-without-cells': Record<never, never>
  'unreadable-puzzle': Record<never, never>
}

/** Refusals of a board that cannot be played. */
export type BoardRefusals = {
  'board-too-small': { readonly rows: number; readonly cols: number }
  'board-too-large': { readonly rows: number; readonly cols: number; readonly longest: number }
  'cells-missing': Record<never, never>
  'board-in-pieces': Record<never, never>
  'nothing-repeated': Record<never, never>
}

/** Refusals to generate a puzzle. */
export type GeneratorRefusals = {
  'no-solution': Record<never, never>
  unproved: Record<never, never>
  'none-found': Record<never, never>
}

/** Refusals of the command-line tools. */
export type ToolRefusals = {
  'puzzles-missing': Record<never, never>
  'no-puzzles': Record<never, never>
  'puzzles-refused': { readonly refused: number; readonly given: number }
  'square-or-hexagon': Record<never, never>
  'size-or-rows': Record<never, never>
  'rows-and-cols': Record<never, never>
  'holes-without-hexagon': Record<never, never>
  'sheet-unnamed': Record<never, never>
  'sheet-too-long': { readonly most: number }
}

export type Refusals = PlayRefusals & FormatRefusals & BoardRefusals & GeneratorRefusals & ToolRefusals

export const reject = rejectWith<PlayRefusals>()
export const rejectFormat = rejectWith<FormatRefusals>()
export const boardRejection = rejectionWith<BoardRefusals>()
export const rejectGenerator = rejectWith<GeneratorRefusals>()
export const rejectTool = rejectWith<ToolRefusals>()
