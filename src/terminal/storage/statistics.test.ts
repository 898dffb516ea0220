import { expect, it } from 'vitest'
import { loadGameOrThrow } from '../game/loaded-game.ts'
import { ASCII } from '../kit/glyphs.ts'
import { textWidth } from '../kit/width.ts'
import { statisticsLines } from './statistics.ts'

const NO_SCORES = { bestScore: undefined, averageScore: undefined, bests: [] }

it('games won and lost are in columns below their names', async () => {
  const tally = { won: 12, lost: 3, drawn: 0, unfinished: 1 }
  const tallies = [{ ...tally, level: 'casual' }, tally]
  const lines = statisticsLines(
    { kind: 'tallies', tallies, scores: NO_SCORES },
    await loadGameOrThrow('obstruction'),
    ASCII,
  )
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
  const lines = statisticsLines({ kind: 'tallies', tallies, scores: NO_SCORES }, game, ASCII).slice(2)
  expect(new Set(lines.map(textWidth)).size).toBe(1)
})

it('a game with points also tells the best score, the best turn and the best word', async () => {
  const tallies = [{ won: 2, lost: 1, drawn: 0, unfinished: 0, level: 'casual' }]
  const bests = [
    { code: 'turn', points: 41, made: 'QUIZ, ZA' },
    { code: 'word', points: 22, made: 'QUIZ' },
  ]
  const scores = { bestScore: 312, averageScore: 268, bests }
  const lines = statisticsLines(
    { kind: 'tallies', tallies, scores },
    await loadGameOrThrow('scribble'),
    ASCII,
  )
  expect(lines.slice(0, 5)).toEqual([
    '2 won, 1 lost, 0 unfinished.',
    'Best score 312, average 268.',
    'Best turn: 41 points for QUIZ, ZA.',
    'Best word: 22 points for QUIZ.',
    '',
  ])
})
