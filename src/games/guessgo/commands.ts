import type { GameCommand } from '#kernel/commands.ts'
import type { Key } from '#kernel/key-bindings.ts'
import { wordsLeft } from './presentation.ts'
import type { GuessGoTypes, View } from './rules/types.ts'
import { commandText as text } from './text/en.ts'

const whileFilling = (move: string, fits: (empty: number, cells: number) => boolean) => (view: View) => {
  if (view.phase !== 'filling' || !view.acting || view.viewer === 'spectator') return undefined
  const grid = view.grids[view.viewer]!
  return fits(grid.filter(word => word === null).length, grid.length) ? move : undefined
}

/** Keys that show words or a grid; browser and terminal differ in how. */
export const DISPLAY_KEYS = { filter: 'ctrl+f', pool: 'ctrl+p', theirs: 'ctrl+g' } as const satisfies Record<
  string,
  Key
>

export const commands = [
  { kind: 'move', word: 'fill', key: '&', label: text.fill, move: whileFilling('fill', empty => empty > 0) },
  {
    kind: 'move',
    word: 'shuffle',
    key: '~',
    label: text.shuffle,
    move: whileFilling('shuffle', empty => empty === 0),
  },
  {
    kind: 'move',
    word: 'clear',
    key: '{',
    label: text.clear,
    move: whileFilling('clear', (empty, cells) => empty < cells),
    confirm: view => confirmClear(countPlaced(view)),
    skipsConfirmWhenTyped: true,
  },
  {
    kind: 'move',
    word: 'ready',
    key: ')',
    label: text.ready,
    move: whileFilling('ready', empty => empty === 0),
  },
  {
    kind: 'query',
    word: 'list',
    key: '@',
    label: text.list,
    answer: view => ({ text: text.wordsLeft(wordsLeft(view)) }),
  },
  { kind: 'toggle', id: 'pool', word: 'words', key: DISPLAY_KEYS.pool, label: text.pool, isTemporary: true },
  {
    kind: 'toggle',
    id: 'theirs',
    word: 'theirs',
    key: DISPLAY_KEYS.theirs,
    label: text.theirs,
    isTemporary: true,
  },
] as const satisfies readonly GameCommand<GuessGoTypes>[]

function countPlaced({ viewer, grids }: View): number {
  return viewer === 'spectator' ? 0 : grids[viewer]!.filter(word => word !== null).length
}

/** A cleared grid cannot be restored, so the player is asked, unless it is empty. */
function confirmClear(placed: number): string | undefined {
  return placed === 0 ? undefined : text.confirmClear(placed)
}
