import { type Cell, sameCell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import { MAX_SIZE, type Phase, type View } from '../../rules/types.ts'

/** Which words of the pool are shown. */
export const FILTERS = ['all', 'free', 'used'] as const
export type Filter = (typeof FILTERS)[number]

/** What is being typed, and what it is to become. */
export interface Draft {
  readonly phase: Phase
  readonly typed: string
  /** Which of the words that fit is meant: the first, or one further on. */
  readonly turns: number
  /** The cell whose word is to change places with another. */
  readonly lifted: Cell | null
  readonly filter: Filter
  /** How many pages of the pool one has gone on. */
  readonly page: number
}

/** What a key comes to. */
export interface Drafted {
  readonly draft: Draft
  readonly cursor?: Cell
  readonly move?: string
  readonly refusal?: Rejection
}

/** The draft in a view: a new one, or what of the one before can still be. */
export function updateDraft(view: View, before: Draft | undefined): Draft {
  const { phase } = view
  if (!before) return { phase, typed: '', turns: 0, lifted: null, filter: 'all', page: 0 }
  if (before.phase !== phase) return { ...clearTyped(before), phase, filter: 'all' }
  return before
}

export function clearTyped(draft: Draft): Draft {
  return { ...draft, typed: '', turns: 0, lifted: null, page: 0 }
}

/** The next empty cell of one's own grid, reading on from this one, which is filled by now; itself where there is none. */
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
