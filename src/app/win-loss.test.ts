import { expect, test } from 'vitest'
import { act, openTable } from '#table/act.ts'
import type { Action } from '#table/action.ts'
import type { Player } from '#table/player.ts'
import type { Table } from '#table/table.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { winLossByLevel } from './win-loss.ts'

const ANN: Player = { kind: 'person', name: 'Ann' }
const BEN: Player = { kind: 'person', name: 'Ben' }
const fair: Player = { kind: 'computer', level: 'fair' }
const keen: Player = { kind: 'computer', level: 'keen' }

function ended(action?: Action): Table {
  const table = openTable(odds, { points: 3, clock: false }, 's', 5)
  const next = action ? act(table, action, 6) : undefined
  return next?.ok ? next.value : table
}
const resigned = (seat: number) => ended({ do: 'resign', seat })

test('games are counted by the level of the computer, for either seat of the person', () => {
  const games = [
    { players: [ANN, fair], table: resigned(1) },
    { players: [fair, ANN], table: resigned(1) },
    { players: [ANN, keen], table: resigned(0) },
    { players: [ANN, keen], table: ended() },
  ]
  expect(winLossByLevel(games, ['fair', 'keen'])).toEqual([
    { level: 'fair', won: 1, lost: 1, drawn: 0, unfinished: 0 },
    { level: 'keen', won: 0, lost: 1, drawn: 0, unfinished: 1 },
  ])
})

test('games between people are counted for the first player and listed after the computers', () => {
  const games = [
    { players: [ANN, BEN], table: resigned(1) },
    { players: [fair, ANN], table: ended() },
  ]
  expect(winLossByLevel(games, ['fair'])).toEqual([
    { level: 'fair', won: 0, lost: 0, drawn: 0, unfinished: 1 },
    { won: 1, lost: 0, drawn: 0, unfinished: 0 },
  ])
})

test('a level without games is left out', () => {
  expect(winLossByLevel([], ['fair'])).toEqual([])
})
