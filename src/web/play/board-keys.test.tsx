// @vitest-environment happy-dom
import { act, render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { KEY_BINDINGS, type Key, type KeyAction } from '#kernel/key-bindings.ts'
import { faces } from '../faces.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { clearAnnouncements, LiveRegions } from '../shell/live-regions.tsx'
import { inspectWords } from '../words.ts'
import { handleBoardKey } from './board-keys.ts'
import type { PlayControls } from './use-play.ts'

const CELL = { row: 0, column: 0 }
const loadedGame = {
  words: { cell: () => 'open, a1', status: () => 'It stands so.' },
  face: { neighbours: () => [CELL], lastCell: () => undefined },
} as unknown as LoadedGame
const SAID: Readonly<Record<string, KeyAction>> = {
  'open, a1': 'this',
  [inspectWords.around('open, a1')]: 'around',
  [inspectWords.nothingYet]: 'last',
  'It stands so.': 'standing',
}

/** What a key brought about at a table: something done, or something said. */
function done(key: string): KeyAction | undefined {
  const deeds: KeyAction[] = []
  const deed = (meaning: KeyAction) => () => void deeds.push(meaning)
  const play = {
    snapshot: { view: {} },
    people: [],
    undo: deed('undo'),
    redo: deed('redo'),
    hint: deed('hint'),
  }
  const desk = { openHelp: deed('help'), focusMoveField: deed('entry') }
  const { container, unmount } = render(<LiveRegions />)
  act(clearAnnouncements)
  let isOfUse = false
  act(() => {
    isOfUse = handleBoardKey(key, CELL, play as unknown as PlayControls, loadedGame, desk)
  })
  const meaning = deeds[0] ?? SAID[container.querySelector('p')?.textContent ?? '']
  unmount()
  return isOfUse ? meaning : undefined
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

test('signs on any board do what the key map says, and no others do anything', () => {
  const signs = (Object.keys(KEY_BINDINGS) as Key[]).filter(key => key.length === 1)
  for (const key of signs)
    expect([key, done(key)]).toEqual([key, HERE.find(one => one === KEY_BINDINGS[key])])
})

test.each(Object.keys(faces))(
  'the board of %s has signs of the map alone, and none that these have',
  async id => {
    const keys = (await (await faces[id]!()).face.loadKeys?.()) ?? []
    const signs = keys.filter(([key, does]) => does !== '' && !/\p{L}/u.test(key)).map(([key]) => key)
    for (const key of signs) {
      expect(KEY_BINDINGS).toHaveProperty([key])
      expect(HERE).not.toContain(KEY_BINDINGS[key as Key])
    }
  },
)
