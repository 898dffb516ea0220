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

it('every move has a number, except secret ones, and long lines are wrapped', async () => {
  expect(await drawn(10, 0)).toEqual([
    ' 1  Ann proposed a',
    '    size.',
    ' 2  Bo proposed a',
    '    size.',
    '    Both proposed',
    '    7×8.',
  ])
})

it('the first move has the number 1, even where the opening has no text', async () => {
  expect(await drawn(1, 99, LOG.slice(1))).toEqual([' 1  Ann proposed a'])
})

it('the log shows its end, and can be scrolled back to its start', async () => {
  expect(await drawn(2, 0)).toEqual(['    Both proposed', '    7×8.'])
  expect(await drawn(2, 3)).toEqual(['    size.', ' 2  Bo proposed a'])
  expect(await drawn(2, 99)).toEqual([' 1  Ann proposed a', '    size.'])
})
