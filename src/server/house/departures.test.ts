import { expect, test } from 'vitest'
import { StorageTrouble } from '#server/storage/storage.ts'
import { houseInHand } from '#testing/house-in-hand.ts'

test('[F10] whoever goes while nothing can be kept does not count as here for ever', async () => {
  let isOut = false
  const { begin, time, done, house, kept, violations } = await houseInHand({
    wrap: storage => ({
      ...storage,
      presence: {
        ...storage.presence,
        async depart(visit) {
          if (isOut) throw new StorageTrouble('An outage to order')
          return storage.presence.depart(visit)
        },
      },
    }),
  })
  const game = await begin()
  isOut = true
  await done(game.visits.ben.end())
  expect(house.trouble()).toBe('An outage to order')
  await time.passUntil(time.now() + 20_000)
  isOut = false
  await time.passUntil(time.now() + 10_000)
  expect(house.trouble()).toBeUndefined()
  expect(game.last('ann').seats![1]).toMatchObject({ id: 'ben', here: false })
  // The time of the outage is given back, then the grace runs as ever.
  await time.passUntil(time.now() + 20_000)
  expect(game.last('ann').phase).toBe('playing')
  await time.passUntil(time.now() + 10_000)
  expect(game.last('ann').game!.ending).toEqual({ by: 'abandonment', loser: 1 })
  await done(game.visits.ann.end())
  expect([kept.visits.size, house.tablesInMemory()]).toEqual([0, 0])
  expect(await violations()).toEqual([])
})
