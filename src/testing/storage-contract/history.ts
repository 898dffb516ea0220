import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'
import {
  computer,
  finishSampleGame,
  moveEntry,
  NOON,
  openSampleTable,
  over,
  person,
  playing,
  result,
} from './samples.ts'

const annAgainst = (level: string, won: boolean) => [
  { sitter: person('ann'), won },
  { sitter: computer(level), won: !won },
]
const annLoses = [
  { sitter: person('ben'), won: true },
  { sitter: person('ann'), won: false },
]

export function describeHistory(nodes: StorageNodes): void {
  describeGames(nodes)
  describeStatistics(nodes)
}

function describeGames(nodes: StorageNodes): void {
  const history = () => nodes.storage.history

  describe('history', () => {
    test('counts the results between two players, game by game', async () => {
      await finishSampleGame(nodes.storage, 't1')
      await finishSampleGame(nodes.storage, 't2', { seats: annLoses })
      await finishSampleGame(nodes.storage, 't3', { seats: annLoses })
      const drawn = result('t4').seats.map(seat => ({ ...seat, won: false }))
      await finishSampleGame(nodes.storage, 't4', { seats: drawn })
      await finishSampleGame(nodes.storage, 't5', { seats: drawn, reason: 'abort' })
      await finishSampleGame(nodes.storage, 't6', { game: 'guessgo' })
      await finishSampleGame(nodes.storage, 't7', { seats: annAgainst('casual', true) })
      expect(await history().between('obstruction', ['ann', 'ben'])).toEqual({ wins: [1, 2], draws: 1 })
      expect(await history().between('obstruction', ['ben', 'ann'])).toEqual({ wins: [2, 1], draws: 1 })
      expect(await history().between('obstruction', ['ann', 'eve'])).toEqual({ wins: [0, 0], draws: 0 })
    })

    test('[O11] stores winner, loser, marks, size, reason, start and end', async () => {
      await finishSampleGame(nodes.storage, 't')
      await nodes.reopen()
      expect(await history().find('t')).toEqual({
        id: 't',
        game: 'obstruction',
        startedAt: NOON,
        endedAt: NOON + 1000,
        seats: [
          { player: { kind: 'person', id: 'ann', name: 'ANN', here: false }, won: true },
          { player: { kind: 'person', id: 'ben', name: 'BEN', here: false }, won: false },
        ],
        reason: 'blocked',
        facts: { rows: 6, cols: 7, marks: 12 },
        rated: false,
      })
      expect(await history().find('nowhere')).toBeUndefined()
    })

    test('[O11] stores the record for replaying the game', async () => {
      await finishSampleGame(nodes.storage, 't')
      expect((await nodes.storage.tables.load('t'))!.entries).toHaveLength(2)
    })

    test('lists a player’s games page by page, the latest first, without losing any between pages', async () => {
      const ends = [1, 2, 3, 3, 3, 4, 5]
      for (const [number, end] of ends.entries())
        await finishSampleGame(nodes.storage, `t${number}`, { endedAt: NOON + end })
      await finishSampleGame(nodes.storage, 'other', { seats: [{ sitter: person('eve'), won: true }] })
      const listed: string[] = []
      let before: number | undefined
      for (let page = 0; page < 4; page++) {
        const games = await history().games('ann', { ...(before !== undefined && { before }), limit: 3 })
        listed.push(...games.map(({ id }) => id))
        before = games.at(-1)?.endedAt ?? 0
      }
      expect(listed.slice(0, 2)).toEqual(['t6', 't5'])
      expect(listed.slice(2, 5).sort()).toEqual(['t2', 't3', 't4'])
      expect(listed.slice(5)).toEqual(['t1', 't0'])
      expect(await history().games('nobody', { limit: 3 })).toEqual([])
    })

    test('lists a game once for a player who sat on both sides', async () => {
      const both = [true, false].map(won => ({ sitter: person('ann'), won }))
      await finishSampleGame(nodes.storage, 't', { seats: both, rated: true })
      expect(await history().games('ann', { limit: 5 })).toHaveLength(1)
      expect((await history().find('t'))?.rated).toBe(false)
    })
  })
}

function describeStatistics(nodes: StorageNodes): void {
  const history = () => nodes.storage.history

  describe('statistics', () => {
    test('are empty for a player without finished games', async () => {
      await openSampleTable(nodes.storage, 't', playing())
      expect(await history().statistics('ann')).toEqual([])
    })

    test('[O11] count one win for the winner and one loss for the loser, for every reason', async () => {
      await finishSampleGame(nodes.storage, 't1')
      await finishSampleGame(nodes.storage, 't2', { reason: 'timeout', seats: annLoses })
      await finishSampleGame(nodes.storage, 't3', { reason: 'resignation' })
      await finishSampleGame(nodes.storage, 't4', { reason: 'timeout' })
      await finishSampleGame(nodes.storage, 't5', { reason: 'abandonment', seats: annLoses })
      expect(await history().statistics('ann')).toEqual([
        {
          game: 'obstruction',
          wins: 3,
          losses: 2,
          draws: 0,
          reasons: [
            { reason: 'abandonment', wins: 0, losses: 1 },
            { reason: 'blocked', wins: 1, losses: 0 },
            { reason: 'resignation', wins: 1, losses: 0 },
            { reason: 'timeout', wins: 1, losses: 1 },
          ],
          computer: [],
          ratings: [],
        },
      ])
      expect(await history().statistics('ben')).toMatchObject([{ wins: 2, losses: 3 }])
    })

    test('are separate for each game, count draws, and ignore aborted games', async () => {
      const nobodyWon = result('t').seats.map(seat => ({ ...seat, won: false }))
      await finishSampleGame(nodes.storage, 't1', { game: 'scribble', seats: nobodyWon, reason: 'no-moves' })
      await finishSampleGame(nodes.storage, 't2', { reason: 'abort', seats: nobodyWon })
      await finishSampleGame(nodes.storage, 't3', { game: 'guessgo' })
      expect(await history().statistics('ann')).toMatchObject([
        { game: 'guessgo', wins: 1, losses: 0, draws: 0 },
        { game: 'scribble', wins: 0, losses: 0, draws: 1, reasons: [] },
      ])
      expect(await history().games('ann', { limit: 5 })).toHaveLength(3)
    })

    test('against the computer are counted separately by level', async () => {
      await finishSampleGame(nodes.storage, 't1', { seats: annAgainst('casual', true) })
      await finishSampleGame(nodes.storage, 't2', { seats: annAgainst('casual', true) })
      await finishSampleGame(nodes.storage, 't3', { seats: annAgainst('perfect', false) })
      await finishSampleGame(nodes.storage, 't4')
      expect(await history().statistics('ann')).toMatchObject([
        {
          wins: 1,
          losses: 0,
          reasons: [{ reason: 'blocked', wins: 1, losses: 0 }],
          computer: [
            { level: 'casual', wins: 2, losses: 0 },
            { level: 'perfect', wins: 0, losses: 1 },
          ],
        },
      ])
      expect((await history().find('t3'))?.seats[1]).toEqual({
        player: { kind: 'computer', level: 'perfect' },
        won: true,
      })
    })

    test('[I4] count a game once if many requests on several servers end it concurrently', async () => {
      const secondNode = await nodes.openAnother()
      await openSampleTable(nodes.storage, 't', playing())
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, number) => {
          const { tables } = number % 2 === 0 ? nodes.storage : secondNode
          const ending = { entry: moveEntry('a1', `c${number}`), summary: over, result: result('t') }
          return tables.append({ table: 't', seq: 2, ...ending })
        }),
      )
      expect(results.filter(appended => appended === 'appended')).toHaveLength(1)
      expect(await history().statistics('ann')).toMatchObject([{ wins: 1, losses: 0 }])
      expect(await history().games('ben', { limit: 5 })).toHaveLength(1)
    })
  })
}
