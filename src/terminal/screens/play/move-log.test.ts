import { expect, it } from 'vitest'
import { loadGame } from '../../game/loaded-game.ts'
import { plainText } from '../../kit/styled-text.ts'
import { drawMoveLog } from './move-log.ts'

const PEOPLE = [
  { name: 'Ann', you: false },
  { name: 'Bo', you: false },
]
const SIZE = { rows: 7, cols: 8 }
const LOG = [
  { seat: null, events: [] },
  { seat: 0, events: [{ kind: 'proposed', seat: 0 }] },
  { seat: 1, events: [] },
  {
    seat: 1,
    events: [
      { kind: 'proposed', seat: 1 },
      { kind: 'sized', ...SIZE, proposals: [SIZE, SIZE] },
    ],
  },
]

async function drawn(rows: number, scrolled: number, log = LOG): Promise<readonly string[]> {
  const loaded = await loadGame('obstruction')
  if (!loaded.ok) throw new Error(loaded.rejection.code)
  const picture = { loaded: loaded.value, people: PEOPLE, log, columns: 20, rows, scrollOffset: scrolled }
  return drawMoveLog(picture).map(plainText)
}

it('numbers every move once, but none that nobody was told of, and wraps what is too long', async () => {
  expect(await drawn(10, 0)).toEqual([
    ' 1  Ann has proposed',
    '    a size.',
    ' 2  Bo has proposed',
    '    a size.',
    '    Both proposed 7',
    '    by 8.',
  ])
})

it('numbers the moves from the first on, also where the opening is not told', async () => {
  expect(await drawn(1, 99, LOG.slice(1))).toEqual([' 1  Ann has proposed'])
})

it('shows its end, and can be scrolled back as far as its start', async () => {
  expect(await drawn(2, 0)).toEqual(['    Both proposed 7', '    by 8.'])
  expect(await drawn(2, 3)).toEqual(['    a size.', ' 2  Bo has proposed'])
  expect(await drawn(2, 99)).toEqual([' 1  Ann has proposed', '    a size.'])
})
