import { writeCell } from '#kernel/grid.ts'
import { cellAtIndex } from '../rules/grid.ts'
import type { View } from '../rules/types.ts'

/** A selected word that waits for its cell, or a cell that waits for its word. */
export type PickedItem =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'cell'; readonly place: number }

/** The result of a tap: a move, and the selection after it. */
export interface TapResult {
  readonly move?: string
  readonly picked?: PickedItem
}

/** Taps a cell of the viewer's grid while it is filled. */
export function tapCell(view: View, picked: PickedItem | undefined, place: number): TapResult {
  const { size } = view.terms
  const name = writeCell(cellAtIndex(place, size))
  if (picked?.kind === 'word') return { move: `place ${picked.word} ${name}` }
  if (picked?.place === place) return {}
  if (picked && ownGrid(view)[picked.place])
    return { move: `swap ${writeCell(cellAtIndex(picked.place, size))} ${name}` }
  return { picked: { kind: 'cell', place } }
}

/** A word of the pool: it goes to the cell that waits for it, or waits for one; to be called it is tapped twice. */
export function tapWord(view: View, picked: PickedItem | undefined, word: string): TapResult {
  const again = picked?.kind === 'word' && picked.word === word
  if (view.phase !== 'filling') return again ? { move: `call ${word}` } : { picked: { kind: 'word', word } }
  if (again) return {}
  const standing = ownGrid(view).indexOf(word)
  if (picked?.kind === 'cell')
    return standing === picked.place ? {} : placeAndAdvance(view, word, picked.place)
  return { picked: standing < 0 ? { kind: 'word', word } : { kind: 'cell', place: standing } }
}

/** After a word was put on an empty cell the next empty one waits, so that a grid is filled word after word. */
function placeAndAdvance(view: View, word: string, place: number): TapResult {
  const grid = ownGrid(view)
  const move = `place ${word} ${writeCell(cellAtIndex(place, view.terms.size))}`
  if (grid[place] !== null) return { move }
  const empty = [...grid.keys()].filter(at => at !== place && grid[at] === null)
  const next = empty.find(at => at > place) ?? empty[0]
  return next === undefined ? { move } : { move, picked: { kind: 'cell', place: next } }
}

/** The viewer's grid. */
export function ownGrid({ viewer, grids }: View): View['grids'][number] {
  return viewer === 'spectator' ? [] : grids[viewer]!
}
