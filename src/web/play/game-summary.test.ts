import { expect, it } from 'vitest'
import type { Ending } from '#table/action.ts'
import type { Player } from '#table/player.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { summariseGame } from './game-summary.ts'

const loadedGame = { face: {}, text: {} } as LoadedGame
const ada: Player = { kind: 'person', name: 'Ada' }
const grace: Player = { kind: 'person', name: 'Grace' }
const computer: Player = { kind: 'computer', level: 'casual' }

function summary(players: readonly Player[], ending?: Ending) {
  const toAct = ending ? [] : [0]
  const { line, won } = summariseGame({ view: {}, toAct, ending, moves: 3 }, players, loadedGame)
  return [line, won]
}

function by(winners: readonly number[]): Ending {
  return { by: 'rules', outcome: { winners, reason: '' } }
}

it('a puzzle for one is solved or given up', () => {
  expect(summary([ada])).toEqual(['unfinished', undefined])
  expect(summary([ada], by([0]))).toEqual(['solved', true])
  expect(summary([ada], by([]))).toEqual(['given up', false])
  expect(summary([ada], { by: 'resignation', loser: 0 })).toEqual(['given up', false])
})

it('[H7] the summary of a puzzle says what it is and how long it took', () => {
  const stopwatch = { ranMs: 252_000, since: null }
  const input = { view: {}, toAct: [], moves: 9, stopwatch }
  expect(summariseGame(input, [ada], loadedGame, '8 by 8, tricky').line).toBe('8 by 8, tricky')
  expect(summariseGame({ ...input, ending: by([0]) }, [ada], loadedGame, '8 by 8, tricky')).toEqual({
    line: '8 by 8, tricky, solved in 4:12',
    won: true,
    ms: 252_000,
    moves: 9,
  })
})

it('a game for one that can be lost says so', () => {
  const text = {
    puzzleOutcome: ({ reason }: { reason: string }) => (reason === 'lost' ? { short: 'lost' } : undefined),
  }
  const ended = (reason: string, winners: readonly number[]) =>
    summariseGame(
      { view: {}, toAct: [], moves: 9, ending: { by: 'rules', outcome: { winners, reason } } },
      [ada],
      { face: {}, text } as unknown as LoadedGame,
      'Elder, 12 of 21 words',
    )
  expect(ended('lost', [])).toMatchObject({ line: 'Elder, 12 of 21 words, lost', won: false })
  expect(ended('won', [0])).toMatchObject({ line: 'Elder, 12 of 21 words, solved', won: true })
})

it('a game against the computer is won, lost or drawn', () => {
  expect(summary([ada, computer], by([0]))).toEqual(['You won', true])
  expect(summary([ada, computer], by([1]))).toEqual(['You lost', false])
  expect(summary([ada, computer], by([]))).toEqual(['Draw', false])
  expect(summary([ada, computer], by([0, 1]))).toEqual(['Draw', false])
})

it('a result has the score of the player first, where the game has one', () => {
  const scored = (winner: number): Ending => ({
    by: 'rules',
    outcome: { winners: [winner], scores: [312, 287], reason: '' },
  })
  expect(summary([ada, computer], scored(0))).toEqual(['You won, 312 to 287', true])
  expect(summary([computer, ada], scored(0))).toEqual(['You lost, 287 to 312', false])
  expect(summary([ada, grace], scored(0))).toEqual(['Ada won, 312 to 287', undefined])
})

it('an imported game was played by somebody else', () => {
  const input = { view: {}, toAct: [], ending: by([0]), moves: 3 }
  expect(summariseGame(input, [ada, computer], loadedGame, '', true)).toEqual({ line: 'Ada won', moves: 3 })
})

it('between two people at one screen the winner is named', () => {
  expect(summary([ada, grace])).toEqual(['Ada to move', undefined])
  expect(summary([ada, grace], by([1]))).toEqual(['Grace won', undefined])
  expect(summary([ada, grace], by([]))).toEqual(['Draw', undefined])
})
