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

export function describeHistory(houses: StorageNodes): void {
  const history = () => houses.storage.history
  const annAgainst = (level: string, won: boolean) => [
    { sitter: person('ann'), won },
    { sitter: computer(level), won: !won },
  ]
  const annLoses = [
    { sitter: person('ben'), won: true },
    { sitter: person('ann'), won: false },
  ]

  describe('history', () => {
    test('[O11] keeps winner, loser, marks, size, reason, start and end', async () => {
      await finishSampleGame(houses.storage, 't')
      await houses.reopen()
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

    test('[O11] keeps the record to replay the game', async () => {
      await finishSampleGame(houses.storage, 't')
      expect((await houses.storage.tables.load('t'))!.entries).toHaveLength(2)
    })

    test('lists a player’s games page by page, the last ended first, and loses none between pages', async () => {
      const ends = [1, 2, 3, 3, 3, 4, 5]
      for (const [number, end] of ends.entries())
        await finishSampleGame(houses.storage, `t${number}`, { endedAt: NOON + end })
      await finishSampleGame(houses.storage, 'other', { seats: [{ sitter: person('eve'), won: true }] })
      const seen: string[] = []
      let before: number | undefined
      for (let page = 0; page < 4; page++) {
        const games = await history().games('ann', { ...(before !== undefined && { before }), limit: 3 })
        seen.push(...games.map(({ id }) => id))
        before = games.at(-1)?.endedAt ?? 0
      }
      expect(seen.slice(0, 2)).toEqual(['t6', 't5'])
      expect(seen.slice(2, 5).sort()).toEqual(['t2', 't3', 't4'])
      expect(seen.slice(5)).toEqual(['t1', 't0'])
      expect(await history().games('nobody', { limit: 3 })).toEqual([])
    })

    test('lists a game once for someone who sat on both sides of it', async () => {
      const both = [true, false].map(won => ({ sitter: person('ann'), won }))
      await finishSampleGame(houses.storage, 't', { seats: both, rated: true })
      expect(await history().games('ann', { limit: 5 })).toHaveLength(1)
      expect((await history().find('t'))?.rated).toBe(false)
    })
  })

  describe('statistics', () => {
    test('of someone who has finished nothing are none', async () => {
      await openSampleTable(houses.storage, 't', playing())
      expect(await history().statistics('ann')).toEqual([])
    })

    test('[O11] count one win for the winner and one loss for the loser, whatever the reason', async () => {
      await finishSampleGame(houses.storage, 't1')
      await finishSampleGame(houses.storage, 't2', { reason: 'timeout', seats: annLoses })
      await finishSampleGame(houses.storage, 't3', { reason: 'resignation' })
      await finishSampleGame(houses.storage, 't4', { reason: 'timeout' })
      await finishSampleGame(houses.storage, 't5', { reason: 'abandonment', seats: annLoses })
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

    test('keep games apart, count draws, and count aborted games for nobody', async () => {
      const nobodyWon = result('t').seats.map(seat => ({ ...seat, won: false }))
      await finishSampleGame(houses.storage, 't1', { game: 'scribble', seats: nobodyWon, reason: 'no-moves' })
      await finishSampleGame(houses.storage, 't2', { reason: 'abort', seats: nobodyWon })
      await finishSampleGame(houses.storage, 't3', { game: 'guessgo' })
      expect(await history().statistics('ann')).toMatchObject([
        { game: 'guessgo', wins: 1, losses: 0, draws: 0 },
        { game: 'scribble', wins: 0, losses: 0, draws: 1, reasons: [] },
      ])
      expect(await history().games('ann', { limit: 5 })).toHaveLength(3)
    })

    test('against the computer are counted apart, by its level', async () => {
      await finishSampleGame(houses.storage, 't1', { seats: annAgainst('casual', true) })
      await finishSampleGame(houses.storage, 't2', { seats: annAgainst('casual', true) })
      await finishSampleGame(houses.storage, 't3', { seats: annAgainst('perfect', false) })
      await finishSampleGame(houses.storage, 't4')
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

    test('[I4] count a game once, however many end it at once and in whichever house', async () => {
      const houseTwo = await houses.openAnother()
      await openSampleTable(houses.storage, 't', playing())
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, number) => {
          const { tables } = number % 2 === 0 ? houses.storage : houseTwo
          const ending = { entry: moveEntry('a1', `c${number}`), standing: over, result: result('t') }
          return tables.append({ table: 't', seq: 2, ...ending })
        }),
      )
      expect(answers.filter(answer => answer === 'appended')).toHaveLength(1)
      expect(await history().statistics('ann')).toMatchObject([{ wins: 1, losses: 0 }])
      expect(await history().games('ben', { limit: 5 })).toHaveLength(1)
    })
  })
}
