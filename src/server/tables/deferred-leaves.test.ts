import { expect, test } from 'vitest'
import { openTestTableService } from '#testing/fixtures/table-service.ts'
import { StorageUnavailableError } from '../storage/storage.ts'

test('[F10] a player who leaves during a storage outage does not stay present forever', async () => {
  let isOut = false
  const { startGame, advance, service, kept, violations } = await openTestTableService({
    wrap: storage => ({
      ...storage,
      presence: {
        ...storage.presence,
        async depart(row, heardAt) {
          if (isOut) throw new StorageUnavailableError('An outage to order')
          return storage.presence.depart(row, heardAt)
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
  // The clocks are extended by the outage; then the grace period runs as usual.
  await advance(20_000)
  expect(ann.state().phase).toBe('playing')
  await advance(10_000)
  expect(ann.state().game?.ending).toEqual({ by: 'abandonment', loser: 1 })
  await ann.leave()
  expect([kept.presence.size, service.tablesInMemory()]).toEqual([0, 0])
  expect(await violations()).toEqual([])
})
