import type { Cell } from '#kernel/grid.ts'
import { notation } from './rules/notation.ts'
import type { Mark, Params, View } from './rules/types.ts'

const KEYS: Readonly<Record<string, Mark>> = { '#': 'shaded', '*': 'kept', '-': 'unmarked' }

/** The move a key makes on a cell, in both faces. */
export function keyMove(_view: View, cell: Cell, key: string): string | undefined {
  const mark = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
  return mark && notation.write({ kind: 'mark', mark, cells: [cell] })
}

/** Whether a person is asked for an option: a puzzle from elsewhere brings its board along. */
export function isOptionVisible({ puzzle, shape }: Params, option: string): boolean {
  const isNew = puzzle.trim() === ''
  switch (option) {
    case 'shape':
    case 'grade':
      return isNew
    case 'size':
      return isNew && shape === 'square'
    case 'side':
      return isNew && shape !== 'square'
    case 'solution':
    case 'rating':
      return false
    default:
      return true
  }
}
