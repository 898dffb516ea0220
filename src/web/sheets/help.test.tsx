// @vitest-environment happy-dom
import { render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { KeyHelp } from '../kit/face.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { KeyMap } from './help.tsx'
import { keyWords } from './words.ts'

const commands = [
  { word: 'pass', key: '_', label: 'Pass', move: () => 'pass' },
  { word: 'fill', key: '&', label: 'Fill the rest', move: () => 'fill' },
]
const keys = [
  ['Enter, Space', 'choose a cell'],
  ['!', ''],
] as const

function lists(
  loadedGame?: Partial<LoadedGame>,
  keys: readonly KeyHelp[] = [],
): readonly (readonly string[])[] {
  const { container } = render(
    <KeyMap {...(loadedGame && { loadedGame: loadedGame as LoadedGame })} keys={keys} />,
  )
  return [...container.querySelectorAll('dl')].map(list =>
    [...list.children].map(({ textContent }) => textContent ?? ''),
  )
}

test('without a game the keys are those of every game', () => {
  expect(lists()).toEqual([keyWords.map(([key, does]) => key + does)])
})

test('a game has its own keys apart, and those it has no use for are told nowhere', () => {
  const [everywhere, own] = lists({ words: { title: 'Five', commands }, face: {} } as never, keys)
  expect(everywhere).toContain('=say whose turn it is and how the game stands')
  expect(everywhere!.filter(text => text.startsWith('Enter') || text.startsWith('!'))).toEqual([])
  expect(own).toEqual(['_Pass', '&Fill the rest', 'Enter, Spacechoose a cell'])
})

test('what stands on Ctrl is the terminal’s alone', () => {
  const toggles = [{ id: 'pool', word: 'words', key: 'ctrl+w', label: 'The pool' }]
  const [, own] = lists({ words: { title: 'Five', toggles, commands }, face: {} } as never)
  expect(own).toEqual(['_Pass', '&Fill the rest'])
})
