import type { GameCommand } from '#kernel/commands.ts'
import { writeCell } from '#kernel/grid.ts'
import type { Key } from '#kernel/key-bindings.ts'
import { wordsLeft } from './presentation.ts'
import { cellAtIndex } from './rules/grid.ts'
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
  {
    kind: 'toggle',
    id: 'pool',
    word: 'words',
    key: DISPLAY_KEYS.pool,
    label: text.pool,
    isTemporary: true,
    inText: describePool,
  },
  {
    kind: 'toggle',
    id: 'theirs',
    word: 'theirs',
    key: DISPLAY_KEYS.theirs,
    label: text.theirs,
    isTemporary: true,
    inText: describeTheirGrid,
  },
] as const satisfies readonly GameCommand<GuessGoTypes>[]

/** The pool by what the viewer knows of each word. */
function describePool(view: View): readonly string[] {
  const { viewer, phase, terms, calls, grids } = view
  const left = wordsLeft(view)
  const others = terms.pool.filter(word => !left.includes(word))
  const own = viewer === 'spectator' ? [] : calls[viewer]!
  const called = (hit: boolean) => own.filter(call => call.hit === hit).map(({ word }) => word)
  const lines =
    phase === 'filling'
      ? [
          text.poolLine('free', left),
          text.poolLine(
            'placed',
            viewer === 'spectator' ? [] : others.filter(word => grids[viewer]!.includes(word)),
          ),
        ]
      : [
          text.poolLine('uncalled', left),
          text.poolLine('hit', called(true)),
          text.poolLine('missed', called(false)),
          text.poolLine(
            'gone',
            others.filter(word => !own.some(call => call.word === word)),
          ),
        ]
  return [...lines, text.hitwords(terms.hitwordsOf)].filter(line => line !== '')
}

/** The words that the viewer has hit, with their cells where those are shown. */
function describeTheirGrid({ viewer, phase, terms, calls, grids }: View): readonly string[] {
  if (viewer === 'spectator' || phase !== 'calling') return [text.theirsLater]
  const hits = calls[viewer]!.filter(({ hit }) => hit)
  const named = hits.map(({ word }) => {
    const place = grids[1 - viewer]!.indexOf(word)
    return place < 0 ? word : `${word} (${writeCell(cellAtIndex(place, terms.size))})`
  })
  return [text.theirHits(named, calls[viewer]!.length - hits.length)]
}

function countPlaced({ viewer, grids }: View): number {
  return viewer === 'spectator' ? 0 : grids[viewer]!.filter(word => word !== null).length
}

/** A cleared grid cannot be restored, so the player is asked, unless it is empty. */
function confirmClear(placed: number): string | undefined {
  return placed === 0 ? undefined : text.confirmClear(placed)
}
