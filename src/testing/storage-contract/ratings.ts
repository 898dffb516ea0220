import { describe, expect, test } from 'vitest'
import { decayRating, FIRST_RATING, IDLE_PERIOD_MS, updatePair } from '#kernel/ratings/glicko2.ts'
import type { StorageNodes } from './nodes.ts'
import { computer, finishSampleGame, moveEntry, NOON, over, person, result } from './samples.ts'

export function describeRatings(nodes: StorageNodes): void {
  const history = () => nodes.storage.history
  const rating = (player: string, game = 'obstruction') => history().rating(player, game)
  const END = NOON + 1000

  describe('ratings', () => {
    const [winner, loser] = updatePair(FIRST_RATING, FIRST_RATING, 1)

    test('start with the first rated game and are separate for each game', async () => {
      expect(await rating('ann')).toBeUndefined()
      await finishSampleGame(nodes.storage, 't', { rated: true })
      expect(await rating('ann')).toBeCloseTo(winner.rating, 6)
      expect(await rating('ben')).toBeCloseTo(loser.rating, 6)
      expect(await rating('ann', 'guessgo')).toBeUndefined()
    })

    test('are returned with the game, with the statistics, and as a history', async () => {
      await finishSampleGame(nodes.storage, 't1', { rated: true })
      await finishSampleGame(nodes.storage, 't2', { rated: true, endedAt: END + IDLE_PERIOD_MS })
      const [first] = updatePair(decayRating(winner, IDLE_PERIOD_MS), decayRating(loser, IDLE_PERIOD_MS), 1)
      await nodes.reopen()
      const game = (await history().find('t1'))!
      expect(game.rated).toBe(true)
      expect(game.seats[0]!.rating).toBeCloseTo(winner.rating, 6)
      expect(game.seats[1]!.rating).toBeCloseTo(loser.rating, 6)
      expect(game.seats.map(({ ratingBefore }) => ratingBefore)).toEqual([1500, 1500])
      const next = (await history().find('t2'))!
      expect(next.seats[0]!.ratingBefore).toBeCloseTo(winner.rating, 6)
      expect(next.seats[1]!.ratingBefore).toBeCloseTo(loser.rating, 6)
      const [statistics] = await history().statistics('ann')
      expect(statistics!.rating?.rating).toBeCloseTo(first.rating, 6)
      expect(statistics!.rating?.deviation).toBeCloseTo(first.deviation, 6)
      expect(statistics!.ratings).toEqual([
        { at: END, rating: expect.closeTo(winner.rating, 6), won: true },
        { at: END + IDLE_PERIOD_MS, rating: expect.closeTo(first.rating, 6), won: true },
      ])
    })

    test('have a history of the last 200 games, the oldest first', async () => {
      for (let number = 0; number < 203; number++)
        await finishSampleGame(nodes.storage, `t${number}`, { rated: true, endedAt: END + number })
      const { ratings } = (await history().statistics('ann'))[0]!
      expect(ratings).toHaveLength(200)
      expect(ratings[0]!.at).toBe(END + 3)
      expect(ratings.at(-1)!.at).toBe(END + 202)
    })

    test('approach each other after a draw', async () => {
      await finishSampleGame(nodes.storage, 't1', { rated: true })
      const drawn = result('t2').seats.map(seat => ({ ...seat, won: false }))
      await finishSampleGame(nodes.storage, 't2', { rated: true, seats: drawn, reason: 'no-moves' })
      expect(await rating('ann')).toBeLessThan(winner.rating)
      expect(await rating('ben')).toBeGreaterThan(loser.rating)
    })

    test.each([
      ['an unrated game', { rated: false }],
      ['an aborted game', { rated: true, reason: 'abort' }],
      [
        'one against the computer',
        {
          rated: true,
          seats: [
            { sitter: person('ann'), won: true },
            { sitter: computer('casual'), won: false },
          ],
        },
      ],
    ])('are not changed by %s', async (_, overrides) => {
      await finishSampleGame(nodes.storage, 't', overrides)
      expect(await rating('ann')).toBeUndefined()
      expect(await history().find('t')).toMatchObject({ rated: false })
    })

    test('[I4] [F3] count a game once if its end is sent repeatedly', async () => {
      await finishSampleGame(nodes.storage, 't', { rated: true })
      const ending = {
        table: 't',
        entry: moveEntry('a1', 'c'),
        summary: over,
        result: result('t', { rated: true }),
      }
      expect(await nodes.storage.tables.append({ ...ending, seq: 2 })).toBe('taken')
      await expect(nodes.storage.tables.append({ ...ending, seq: 3 })).rejects.toThrow('ended already')
      expect(await rating('ann')).toBeCloseTo(winner.rating, 6)
      expect((await history().statistics('ann'))[0]!.ratings).toHaveLength(1)
    })

    test('[I4] count all games that end concurrently, one after the other', async () => {
      await Promise.all(['t1', 't2', 't3'].map(id => finishSampleGame(nodes.storage, id, { rated: true })))
      let pair: readonly [typeof winner, typeof loser] = [FIRST_RATING, FIRST_RATING]
      for (let game = 0; game < 3; game++) pair = updatePair(pair[0], pair[1], 1)
      expect(await rating('ann')).toBeCloseTo(pair[0].rating, 6)
      expect(await rating('ben')).toBeCloseTo(pair[1].rating, 6)
    })
  })
}
