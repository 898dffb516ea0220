import { expect, test } from 'vitest'
import { openTestTableService } from '#testing/fixtures/table-service.ts'
import { StorageUnavailableError } from '../storage/storage.ts'

/** A service whose storage fails while `outage.isOn`. */
async function serviceOnFaultyStorage() {
  const outage = { isOn: false }
  const failDuringOutage = <Given extends readonly unknown[], Answer>(
    method: (...parameters: Given) => Promise<Answer>,
  ) =>
    async function methodOrFailure(...parameters: Given): Promise<Answer> {
      if (outage.isOn) throw new StorageUnavailableError('An outage to order')
      return method(...parameters)
    }
  const server = await openTestTableService({
    wrap: storage => ({
      ...storage,
      check: failDuringOutage(storage.check),
      tables: { ...storage.tables, append: failDuringOutage(storage.tables.append) },
      presence: { ...storage.presence, depart: failDuringOutage(storage.presence.depart) },
    }),
  })
  return { ...server, outage }
}

test('[F10] after two outages in a row the grace period begins after the second', async () => {
  const { startGame, clock, advance, outage, violations } = await serviceOnFaultyStorage()
  const { ann, ben } = await startGame()
  outage.isOn = true
  await ann.send({ do: 'move', text: '5x5' })
  await ben.leave()
  await advance(10_000)
  outage.isOn = false
  await advance(2_000)
  outage.isOn = true
  await ann.send({ do: 'move', text: '5x5' })
  await advance(1_000)
  const outageEnd = clock.now()
  outage.isOn = false
  await clock.advanceTo(outageEnd + 8_000)
  const [grace] = ann.state().game!.deadlines.filter(({ kind }) => kind === 'grace')
  expect(grace!.at).toBeGreaterThanOrEqual(outageEnd + 30_000)
  expect(await violations()).toEqual([])
})

test('[F10] a move just after an outage is not too late because of the outage', async () => {
  const { startGame, clock, outage, violations } = await serviceOnFaultyStorage()
  const { ann, ben } = await startGame()
  const start = clock.now()
  await ben.send({ do: 'move', text: '5x5' })
  await clock.advanceTo(start + 50_000)
  outage.isOn = true
  const duringOutage = await ann.send({ do: 'move', text: '6x6' })
  expect(duringOutage).toBe('not-kept')
  // Storage works again, but the watchdog has not noticed yet.
  await clock.advanceTo(start + 60_600)
  outage.isOn = false
  const beforeRecovery = await ann.send({ do: 'move', text: '6x6' })
  expect(beforeRecovery).toBe('not-kept')
  await clock.advanceTo(start + 62_000)
  expect(ann.state().phase).toBe('playing')
  expect(await ann.send({ do: 'move', text: '6x6' })).toBeTypeOf('number')
  expect(await violations()).toEqual([])
})
