import { expect, test } from 'vitest'
import { openTestTableService } from '#testing/fixtures/table-service.ts'
import { StorageUnavailableError } from '../storage/storage.ts'

test('[F10] whoever goes while nothing can be kept does not count as here for ever', async () => {
  let isOut = false
  const { startGame, advance, service, kept, violations } = await openTestTableService({
    wrap: storage => ({
      ...storage,
      presence: {
        ...storage.presence,
        async depart(visit) {
          if (isOut) throw new StorageUnavailableError('An outage to order')
          return storage.presence.depart(visit)
        },
      },
    }),
  })
  const { ann, ben } = await startGame()
  isOut = true
  await ben.leave()
  expect(service.unavailableReason()).toBe('An outage to order')
  await advance(20_000)
  isOut = false
  await advance(10_000)
  expect(service.unavailableReason()).toBeUndefined()
  expect(ann.state().seats[1]).toMatchObject({ id: 'ben', here: false })
  // The time of the outage is given back, then the grace runs as ever.
  await advance(20_000)
  expect(ann.state().phase).toBe('playing')
  await advance(10_000)
  expect(ann.state().game?.ending).toEqual({ by: 'abandonment', loser: 1 })
  await ann.leave()
  expect([kept.presence.size, service.tablesInMemory()]).toEqual([0, 0])
  expect(await violations()).toEqual([])
})
