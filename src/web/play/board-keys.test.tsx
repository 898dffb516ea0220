// @vitest-environment happy-dom
import { act, render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { KEY_BINDINGS, type Key, type KeyAction } from '#kernel/key-bindings.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { clearAnnouncements, LiveRegions } from '../shell/live-regions.tsx'
import { inspectText } from '../text/en/shell.ts'
import { faces } from '../web-cards.ts'
import { handleBoardKey } from './board-keys.ts'
import type { PlayControls } from './use-play.ts'

const CELL = { row: 0, column: 0 }
const loadedGame = {
  text: { cell: () => 'open, a1', status: () => 'It stands so.' },
  face: {},
  presentation: { neighbours: () => [CELL], lastCell: () => undefined },
} as unknown as LoadedGame
const ANNOUNCED: Readonly<Record<string, KeyAction>> = {
  'open, a1': 'this',
  [inspectText.around('open, a1')]: 'around',
  [inspectText.nothingYet]: 'last',
  'It stands so.': 'standing',
}

/** The effect of a key at a table: an action or an announcement. */
function effectOf(key: string): KeyAction | undefined {
  const actions: KeyAction[] = []
  const record = (meaning: KeyAction) => () => void actions.push(meaning)
  const play = {
    snapshot: { view: {} },
    people: [],
    undo: record('undo'),
    redo: record('redo'),
    hint: record('hint'),
  }
  const keyActions = { openHelp: record('help'), focusMoveField: record('entry') }
  const { container, unmount } = render(<LiveRegions />)
  act(clearAnnouncements)
  let isHandled = false
  act(() => {
    isHandled = handleBoardKey(key, CELL, play as unknown as PlayControls, loadedGame, keyActions)
  })
  const meaning = actions[0] ?? ANNOUNCED[container.querySelector('p')?.textContent ?? '']
  unmount()
  return isHandled ? meaning : undefined
}

const HERE: readonly KeyAction[] = [
  'help',
  'undo',
  'redo',
  'hint',
  'entry',
  'this',
  'around',
  'last',
  'standing',
]

test('characters on any board do what the key map says, and no others do anything', () => {
  const characters = (Object.keys(KEY_BINDINGS) as Key[]).filter(key => key.length === 1)
  for (const key of characters)
    expect([key, effectOf(key)]).toEqual([key, HERE.find(one => one === KEY_BINDINGS[key])])
})

test.each(Object.keys(faces))(
  'the board of %s uses only characters of the key map, and none that every board uses',
  async id => {
    const keys = (await faces[id]!()).face.keys ?? []
    const characters = keys.filter(([key, does]) => does !== '' && !/\p{L}/u.test(key)).map(([key]) => key)
    for (const key of characters) {
      expect(KEY_BINDINGS).toHaveProperty([key])
      expect(HERE).not.toContain(KEY_BINDINGS[key as Key])
    }
  },
)
