import { expect, test } from 'vitest'
import { StorageTrouble } from '#server/storage/storage.ts'
import { openTestHouse } from '#testing/house.ts'

test('[F10] whoever goes while nothing can be kept does not count as here for ever', async () => {
  let isOut = false
  const { begin, pass, house, kept, violations } = await openTestHouse({
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
  const { ann, ben } = await begin()
  isOut = true
  await ben.leave()
  expect(house.trouble()).toBe('An outage to order')
  await pass(20_000)
  isOut = false
  await pass(10_000)
  expect(house.trouble()).toBeUndefined()
  expect(ann.standing().seats[1]).toMatchObject({ id: 'ben', here: false })
  // The time of the outage is given back, then the grace runs as ever.
  await pass(20_000)
  expect(ann.standing().phase).toBe('playing')
  await pass(10_000)
  expect(ann.standing().game?.ending).toEqual({ by: 'abandonment', loser: 1 })
  await ann.leave()
  expect([kept.visits.size, house.tablesInMemory()]).toEqual([0, 0])
  expect(await violations()).toEqual([])
})
