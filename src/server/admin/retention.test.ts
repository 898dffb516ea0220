import { expect, test } from 'vitest'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { createVirtualClock } from '#testing/simulation/virtual-clock.ts'
import { addSamplePlayer, finishSampleGame, NOON } from '#testing/storage-contract/samples.ts'
import { DEFAULT_RETENTION, type Retention, RetentionRunner } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000

async function storageAfter(days: number, retention: Retention) {
  const storage = openMemoryStorage()
  await addSamplePlayer(storage, 'guest')
  await addSamplePlayer(storage, 'ann')
  await finishSampleGame(storage, 'g')
  const clock = createVirtualClock(NOON + days * DAY)
  const errors: unknown[] = []
  const runner = new RetentionRunner({ storage, clock, retention, onError: error => errors.push(error) })
  runner.start()
  for (let minute = 0; minute < 3; minute++) await clock.advanceTo(clock.now() + 60_000)
  runner.stop()
  expect(errors).toEqual([])
  return storage
}

test('by default guests without games go after 90 days, and games stay', async () => {
  const before = await storageAfter(89, DEFAULT_RETENTION)
  expect(await before.players.find('guest')).toBeDefined()
  const after = await storageAfter(91, DEFAULT_RETENTION)
  expect(await after.players.find('guest')).toBeUndefined()
  expect(await after.players.find('ann')).toBeDefined()
  expect(await after.players.sessions('ann')).toHaveLength(1)
  expect(await after.tables.load('g')).toBeDefined()
})

test('logs go when the host wants it, guests stay for ever when the host wants it', async () => {
  const storage = await storageAfter(400, { guests: null, closedTables: null, logs: 365 })
  expect(await storage.players.find('guest')).toBeDefined()
  expect(await storage.players.sessions('ann')).toEqual([])
  expect(await storage.tables.load('g')).toBeUndefined()
  expect(await storage.history.find('g')).toBeDefined()
})
