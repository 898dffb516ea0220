import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { validateParams } from '#kernel/read-params.ts'
import { act, openTable } from '#table/act.ts'
import type { Player } from '#table/player.ts'
import { defaultLevel } from './game-request.ts'
import { estimateRating, recentResults, suggestLevel, winProbability } from './suggested-level.ts'

const obstruction = (await loadGame('obstruction'))!
const ratings = obstruction.levelRatings!

test('without results the default level is suggested', () => {
  expect(suggestLevel(obstruction, [])).toBe(defaultLevel(obstruction))
})

test('a person who wins is offered a harder level, one who loses an easier one', () => {
  const level = defaultLevel(obstruction)!
  const after = (won: number, lost: number) =>
    ratings[suggestLevel(obstruction, [{ level, won, lost, drawn: 0 }])!]!
  expect(after(6, 0)).toBeGreaterThan(ratings[level]!)
  expect(after(0, 6)).toBeLessThan(ratings[level]!)
  expect(after(10, 10)).toBe(ratings[level])
})

test('one game changes little, and many games outweigh the first guess', () => {
  const expected = ratings.steady!
  const one = estimateRating(ratings, [{ level: 'perfect', won: 0, lost: 1, drawn: 0 }], expected)
  expect(Math.abs(one - expected)).toBeLessThan(50)
  const many = estimateRating(ratings, [{ level: 'strong', won: 15, lost: 15, drawn: 0 }], expected)
  expect(Math.abs(many - ratings.strong!)).toBeLessThan(150)
})

test('a level that no longer exists does not count, and a draw is half a win', () => {
  const expected = ratings.steady!
  expect(estimateRating(ratings, [{ level: 'gone', won: 9, lost: 0, drawn: 0 }], expected)).toBe(expected)
  expect(estimateRating(ratings, [{ level: 'steady', won: 0, lost: 0, drawn: 8 }], expected)).toBe(expected)
})

test('400 points more win ten games out of eleven', () => {
  expect(winProbability(400)).toBeCloseTo(10 / 11)
  expect(winProbability(0)).toBe(0.5)
})

test('only finished games against the computer count, and of many the latest thirty', () => {
  const ann: Player = { kind: 'person', name: 'Ann' }
  const params = validateParams<object>(obstruction.rules, {})
  const game = (level: string, loser: number | undefined, at: number) => {
    const table = openTable(obstruction.rules, params.ok ? params.value : {}, 'plum', at)
    const next = loser === undefined ? undefined : act(table, { do: 'resign', seat: loser }, at + 1)
    const players: readonly Player[] = [ann, { kind: 'computer', level }]
    return { players, table: next?.ok ? next.value : table }
  }
  const old = Array.from({ length: 30 }, (_, index) => game('novice', 0, index))
  const late = Array.from({ length: 29 }, (_, index) => game('keen', 1, 100 + index))
  const results = recentResults(obstruction, [...old, ...late, game('keen', undefined, 500)])
  expect(results).toMatchObject([
    { level: 'novice', won: 0, lost: 1 },
    { level: 'keen', won: 29, lost: 0 },
  ])
})
