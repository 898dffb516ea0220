import { expect, it } from 'vitest'
import { loadGameOrThrow } from '../game/loaded-game.ts'
import { ASCII } from '../kit/glyphs.ts'
import { textWidth } from '../kit/width.ts'
import { statisticsLines } from './statistics.ts'

it('games won and lost are in columns below their names', async () => {
  const tally = { won: 12, lost: 3, drawn: 0, unfinished: 1 }
  const tallies = [{ ...tally, level: 'casual' }, tally]
  const lines = statisticsLines({ kind: 'tallies', tallies }, await loadGameOrThrow('obstruction'), ASCII)
  expect(lines.slice(2)).toEqual([
    'Against                          won    lost   drawn  unfinished',
    'Casual                            12       3       0           1',
    'Two at one screen (player 1)      12       3       0           1',
  ])
})

it('columns stay below their names beside a wide letter and a combining accent', async () => {
  const loaded = await loadGameOrThrow('obstruction')
  const levels = { casual: { label: '漢字' }, strong: { label: 'Rene\u0301e' } }
  const tally = { won: 12, lost: 3, drawn: 0, unfinished: 1 }
  const tallies = Object.keys(levels).map(level => ({ ...tally, level }))
  const game = { ...loaded, text: { ...loaded.text, levels } }
  const lines = statisticsLines({ kind: 'tallies', tallies }, game, ASCII).slice(2)
  expect(new Set(lines.map(textWidth)).size).toBe(1)
})
