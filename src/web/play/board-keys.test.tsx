// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import { inspectText } from '#app/text/en/inspect.ts'
import { actionFor, KEY_BINDINGS, type Key, type KeyAction, SHELL_ACTIONS } from '#kernel/key-bindings.ts'
import type { Session } from '#session/session.ts'
import { Board } from '../kit/board.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { usePause } from '../puzzle/use-pause.ts'
import { clearAnnouncements, LiveRegions } from '../shell/live-regions.tsx'
import { tableText } from '../text/en/shell.ts'
import { faces } from '../web-cards.ts'
import { type BoardKeyActions, handleBoardKey } from './board-keys.ts'
import type { PlayControls } from './use-play.ts'

const CELL = { row: 1, column: 0 }
const loadedGame = {
  text: { cell: () => 'open, a1', status: () => 'It stands so.' },
  rules: { seats: 2 },
  face: {},
  presentation: { neighbours: () => [CELL], lastCell: () => undefined },
} as unknown as LoadedGame
const ANNOUNCED: Readonly<Record<string, KeyAction>> = {
  'open, a1': 'this',
  [inspectText.around('open, a1')]: 'around',
  [inspectText.nothingYet]: 'last',
  'It stands so.': 'standing',
  [tableText.timeNow.hidden]: 'time',
}

beforeEach(() => localStorage.clear())

/** The effect of a key on a board of three rows with the focus in the middle, at a table where everything is possible. */
function effectOf(key: string): KeyAction | undefined {
  const actions: KeyAction[] = []
  const record = (meaning: KeyAction) => () => void actions.push(meaning)
  const play = {
    snapshot: { view: {}, stopwatch: { since: 0 } },
    people: [],
    undo: record('undo'),
    redo: record('redo'),
    hint: record('hint'),
    showMessage: record('where'),
  } as unknown as PlayControls
  const keyActions: BoardKeyActions = {
    openHelp: record('help'),
    focusMoveField: record('entry'),
    openDefinition: record('define'),
    openWalkthrough: record('explain'),
    askToResign: record('give-up'),
    savedLocation: 'here',
  }
  const session = { snapshot: () => play.snapshot, pause: record('pause') } as unknown as Session
  const pausing = renderHook(() => usePause(session))
  const rows = [0, 1, 2].map(row => [{ cell: { row, column: 0 }, name: '', className: '' }])
  const { container, unmount } = render(
    <>
      <LiveRegions />
      <Board
        label="A board"
        rows={rows}
        startCell={CELL}
        onKeyboardMove={({ row }) => actions.push(row === 0 ? 'top' : 'bottom')}
        onKey={(pressed, cell) => handleBoardKey(pressed, cell, play, loadedGame, keyActions)}
      />
    </>,
  )
  act(clearAnnouncements)
  const [, letter] = /^ctrl\+(.)$/.exec(key) ?? []
  const cell = container.querySelector('[data-at="1,0"]')!
  const isLeftToBrowser = fireEvent.keyDown(
    cell,
    letter === undefined ? { key } : { key: letter, ctrlKey: true },
  )
  const effect = actions[0] ?? ANNOUNCED[container.querySelector('p')?.textContent ?? '']
  unmount()
  pausing.unmount()
  return isLeftToBrowser ? undefined : effect
}

test.each(Object.keys(KEY_BINDINGS) as Key[])(
  'the key %s does on every board what the key map says, or is left to the game',
  key => {
    expect(effectOf(key)).toBe(SHELL_ACTIONS.find(action => action === KEY_BINDINGS[key]))
  },
)

test('keys that the map does not have are left to the browser', () => {
  for (const key of ['`', "'", 'ctrl+r', 'ctrl+w', 'ctrl+t', 'ctrl+n', 'ctrl+c'])
    expect([key, effectOf(key)]).toEqual([key, undefined])
})

test('keys for what a table does not have are left to the browser', () => {
  const play = { snapshot: { view: {} }, people: [] } as unknown as PlayControls
  for (const key of ['^', '"', '\\', 'ctrl+s'])
    expect(handleBoardKey(key, CELL, play, loadedGame, { openHelp() {}, focusMoveField() {} })).toBe(false)
})

test.each(Object.keys(faces))(
  'the board of %s describes only keys of the key map, and none that every board uses',
  async id => {
    const keys = (await faces[id]!()).face.keys ?? []
    const described = keys
      .filter(([, does]) => does !== '')
      .map(([key]) => key.replace(/^Ctrl-(.)$/, (_, letter: string) => `ctrl+${letter.toLowerCase()}`))
      .filter(key => !/^\p{L}/u.test(key) || key.startsWith('ctrl+'))
    for (const key of described) {
      expect([key, actionFor(key)]).not.toEqual([key, undefined])
      expect(SHELL_ACTIONS).not.toContain(actionFor(key))
    }
  },
)
