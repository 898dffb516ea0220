import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { validateParams } from '#kernel/read-params.ts'
import { act, openTable } from '#table/act.ts'
import type { Player } from '#table/player.ts'
import type { Table } from '#table/table.ts'
import { matchStatisticsOf } from './match-statistics.ts'
import type { SeatedGame } from './win-loss.ts'

const { rules, text } = (await loadGame('obstruction'))!
const ANN: Player = { kind: 'person', name: 'Ann' }
const BEN: Player = { kind: 'person', name: 'Ben' }
const computer = (level: string): Player => ({ kind: 'computer', level })

function board(side: number, resigns?: number): Table {
  const params = validateParams<object>(rules, { rows: side, cols: side })
  const table = openTable(rules, params.ok ? params.value : {}, 'plum', 5)
  const next = resigns === undefined ? undefined : act(table, { do: 'resign', seat: resigns }, 6)
  return next?.ok ? next.value : table
}

test('games are counted by board and level, those between people apart', () => {
  const [easiest, next] = Object.keys(text.levels)
  const statistics = matchStatisticsOf({ text }, [
    { players: [ANN, computer(next!)], table: board(8, 1) },
    { players: [ANN, computer(easiest!)], table: board(8, 0) },
    { players: [ANN, computer(easiest!)], table: board(8) },
    { players: [ANN, BEN], table: board(5, 0) },
  ])
  expect(statistics).toMatchObject({
    won: 1,
    lost: 1,
    drawn: 0,
    unfinished: 1,
    betweenPeople: 1,
    bestScore: undefined,
    averageScore: undefined,
  })
  expect(
    statistics.rows.map(({ category, winLoss }) => [category, winLoss.level, winLoss.won, winLoss.lost]),
  ).toEqual([
    ['8×8', easiest, 0, 1],
    ['8×8', next, 1, 0],
    ['5×5', undefined, 0, 1],
  ])
})

test('scores of games that were played to the end have a best and a mean', () => {
  const scored = (score: number): SeatedGame => ({
    players: [ANN, computer('casual')],
    table: {
      ...board(5),
      ending: { by: 'rules', outcome: { winners: [0], scores: [score, 1], reason: 'empty' } },
    },
  })
  const games = [scored(300), scored(201), { players: [ANN, BEN], table: scored(999).table }]
  expect(matchStatisticsOf({ text }, games)).toMatchObject({ bestScore: 300, averageScore: 251 })
})

/** A turn that leaves the board as it was. */
const BEGUN = board(5).opening

test('the best turn and the best word are those of the only person, in any game', async () => {
  const { presentation = {} } = (await loadGame('scribble'))!
  const word = (text: string, points: number) => ({ word: text, points, cells: [] })
  const placed = (seat: number, before: number, ...words: readonly ReturnType<typeof word>[]) => ({
    kind: 'placed',
    seat,
    words,
    before,
    total: words.reduce((sum, { points }) => sum + points, before),
  })
  const game = (players: readonly Player[], ...events: readonly object[]): SeatedGame => ({
    players,
    table: {
      ...board(5),
      turns: events.map(event => ({ ...BEGUN, events: [event] })),
      cursor: events.length,
    } as never,
  })
  const against = [ANN, computer('casual')]
  const games = [
    game(against, placed(0, 0, word('CORN', 6), word('ON', 2)), placed(1, 0, word('QUIZ', 22))),
    game(against, placed(0, 10, word('NAVY', 7))),
    game([ANN, BEN], placed(0, 0, word('JAZZ', 29))),
  ]
  expect(matchStatisticsOf({ text, presentation }, games).bests).toEqual([
    { code: 'turn', points: 8, made: 'CORN, ON' },
    { code: 'word', points: 7, made: 'NAVY' },
  ])
})
