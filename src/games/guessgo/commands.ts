import type { BoardToggle, GameCommand, PositionQuery } from '#kernel/text.ts'
import type { GuessGoTypes, View } from './rules/types.ts'

const whileFilling = (move: string, fits: (empty: number, cells: number) => boolean) => (view: View) => {
  if (view.phase !== 'filling' || !view.acting || view.viewer === 'spectator') return undefined
  const grid = view.grids[view.viewer]!
  return fits(grid.filter(word => word === null).length, grid.length) ? move : undefined
}

export const commands: readonly GameCommand<GuessGoTypes>[] = [
  { word: 'fill', key: '&', label: 'Fill the rest', move: whileFilling('fill', empty => empty > 0) },
  { word: 'shuffle', key: '~', label: 'Shuffle', move: whileFilling('shuffle', empty => empty === 0) },
  {
    word: 'clear',
    key: '{',
    label: 'Clear',
    move: whileFilling('clear', (empty, cells) => empty < cells),
    confirm: view => confirmClearing(countPlaced(view)),
    skipsConfirmWhenTyped: true,
  },
  { word: 'ready', key: ')', label: 'Ready', move: whileFilling('ready', empty => empty === 0) },
]

function countPlaced({ viewer, grids }: View): number {
  return viewer === 'spectator' ? 0 : grids[viewer]!.filter(word => word !== null).length
}

/** There is no way back from an empty grid. */
function confirmClearing(placed: number): string | undefined {
  if (placed === 0) return undefined
  return placed === 1 ? 'Take the one word off your grid?' : `Take all ${placed} words off your grid?`
}

export const boardToggles: readonly BoardToggle[] = [
  { id: 'pool', word: 'words', key: 'ctrl+w', label: 'The pool in place of the grid', isTemporary: true },
  {
    id: 'theirs',
    word: 'theirs',
    key: 'ctrl+t',
    label: 'The other’s grid in place of yours',
    isTemporary: true,
  },
]

export const queries: readonly PositionQuery<GuessGoTypes>[] = [
  {
    word: 'list',
    key: '@',
    label: 'Words left',
    answer: view => {
      const left = wordsLeft(view)
      return { text: left.length > 0 ? `${left.length} words left: ${left.join(', ')}.` : 'No word is left.' }
    },
  },
]

/** The words that the viewer can still place or call. */
export function wordsLeft({ viewer, phase, terms, grids, calls }: View): readonly string[] {
  if (viewer === 'spectator') return terms.pool
  const used = new Set<string | null>(
    phase === 'filling' ? grids[viewer]! : calls[viewer]!.map(({ word }) => word),
  )
  return terms.pool.filter(word => !used.has(word))
}
