import { expect, it } from 'vitest'
import { loadGameOrThrow } from '../game/loaded-game.ts'
import { ASCII } from '../kit/glyphs.ts'
import { statisticsLines } from './statistics.ts'

it('games won and lost stand in columns, each below its name', async () => {
  const tally = { won: 12, lost: 3, drawn: 0, unfinished: 1 }
  const tallies = [{ ...tally, level: 'casual' }, tally]
  const lines = statisticsLines({ kind: 'tallies', tallies }, await loadGameOrThrow('obstruction'), ASCII)
  expect(lines.slice(2)).toEqual([
    'Against                              won    lost   drawn  unfinished',
    'Casual                                12       3       0           1',
    'Other people, the first player’s      12       3       0           1',
  ])
})
