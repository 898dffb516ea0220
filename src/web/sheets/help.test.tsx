// @vitest-environment happy-dom
import { render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { defaultParams } from '#kernel/options.ts'
import type { KeyHelp } from '../kit/face.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { keyText } from '../text/en/sheets.ts'
import { webCards } from '../web-cards.ts'
import { GameHelp, KeyMap } from './help.tsx'

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
  expect(lists()).toEqual([keyText.map(([key, does]) => key + does)])
})

test('the keys of a game are listed apart, and those without meaning in it are not listed', () => {
  const [everywhere, own] = lists({ card: { title: 'Five' }, commands, face: {} } as never, keys)
  expect(everywhere).toContain('=read out whose turn it is and the score')
  expect(everywhere!.filter(text => text.startsWith('Enter') || text.startsWith('!'))).toEqual([])
  expect(own).toEqual(['_Pass', '&Fill the rest', 'Enter, Spacechoose a cell'])
})

test('keys with Ctrl are listed by their usual name', () => {
  const toggles = [{ id: 'pool', word: 'words', key: 'ctrl+p', label: 'The pool' }]
  const [, own] = lists({ card: { title: 'Five' }, commands: [...commands, ...toggles], face: {} } as never)
  expect(own).toEqual(['_Pass', '&Fill the rest', 'Ctrl-PThe pool'])
})

test('in the help of a game, typed text is set apart as code', () => {
  const help = [{ heading: 'Typing', paragraphs: ['`fill` fills the grid, `take c3` takes a word off.'] }]
  const { container } = render(<GameHelp help={help} />)
  expect([...container.querySelectorAll('code')].map(code => code.textContent)).toEqual(['fill', 'take c3'])
  expect(container.querySelector('p')?.textContent).toBe('fill fills the grid, take c3 takes a word off.')
})

test.each(['obstruction', 'scribble', 'guessgo', 'solitudo', 'worderly'])(
  'the help of %s lists only keys that do something in it',
  async game => {
    const { rules, commands = [], card } = (await loadGame(game))!
    const { face } = await webCards.find(({ id }) => id === game)!.loadFace()
    const shown = lists({ card, commands, face } as never, face.keys).flat()
    const isListed = (key: string) => shown.some(text => text.startsWith(key))
    expect(isListed('Shift with Up, Down')).toBe(game === 'solitudo')
    expect(isListed('<  >')).toBe(rules.undo(defaultParams(rules.options)) === 'free')
  },
)
