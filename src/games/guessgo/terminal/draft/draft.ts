import { type Cell, sameCell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import { MAX_SIZE, type Phase, type View } from '../../rules/types.ts'

/** Which words of the pool are shown. */
export const FILTERS = ['all', 'free', 'used'] as const
export type Filter = (typeof FILTERS)[number]

/** The text that is being typed, and how it is used. */
export interface Draft {
  readonly phase: Phase
  readonly typed: string
  /** How often Tab has gone on to the next matching word. */
  readonly turns: number
  /** The cell whose word is to change places with another. */
  readonly lifted: Cell | null
  readonly filter: Filter
  /** The page of the pool, from 0. */
  readonly page: number
}

/** The result of a key. */
export interface Drafted {
  readonly draft: Draft
  readonly cursor?: Cell
  readonly move?: string
  readonly refusal?: Rejection
}

/** The draft for a view: a new one, or the one before as far as it still applies. */
export function updateDraft(view: View, before: Draft | undefined): Draft {
  const { phase } = view
  if (!before) return { phase, typed: '', turns: 0, lifted: null, filter: 'all', page: 0 }
  if (before.phase !== phase) return { ...clearTyped(before), phase, filter: 'all' }
  return before
}

export function clearTyped(draft: Draft): Draft {
  return { ...draft, typed: '', turns: 0, lifted: null, page: 0 }
}

/** The next empty cell of the viewer's grid after this one, which counts as filled; the same cell where there is none. */
export function nextEmpty({ viewer, grids, terms }: View, from: Cell): Cell {
  const grid = viewer === 'spectator' ? [] : grids[viewer]!
  const { size } = terms
  const start = from.row * size + from.column
  for (let step = 1; step < MAX_SIZE ** 2 && step < size * size; step++) {
    const at = (start + step) % (size * size)
    const cell = { row: Math.floor(at / size), column: at % size }
    if (grid[at] === null && !sameCell(cell, from)) return cell
  }
  return from
}
