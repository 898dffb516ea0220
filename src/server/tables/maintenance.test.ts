import { expect, test } from 'vitest'
import { openTestTableService } from '#testing/fixtures/table-service.ts'
import { StorageUnavailableError } from '../storage/storage.ts'

/** A house whose storage keeps nothing while it is out. */
async function serviceOnFaultyStorage() {
  const outage = { isOn: false }
  const unless = <Given extends readonly unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async function asked(...given: Given): Promise<Answer> {
      if (outage.isOn) throw new StorageUnavailableError('An outage to order')
      return ask(...given)
    }
  const house = await openTestTableService({
    wrap: storage => ({
      ...storage,
      check: unless(storage.check),
      tables: { ...storage.tables, append: unless(storage.tables.append) },
      presence: { ...storage.presence, depart: unless(storage.presence.depart) },
    }),
  })
  return { ...house, outage }
}

test('[F10] after two outages in a row the grace begins after the second', async () => {
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
  const again = clock.now()
  outage.isOn = false
  await clock.advanceTo(again + 8_000)
  const [grace] = ann.state().game!.deadlines.filter(({ kind }) => kind === 'grace')
  expect(grace!.at).toBeGreaterThanOrEqual(again + 30_000)
  expect(await violations()).toEqual([])
})

test('[F10] a move just after an outage does not lose by the time that the outage took', async () => {
  const { startGame: begin, clock, outage, violations } = await serviceOnFaultyStorage()
  const { ann, ben } = await begin()
  const start = clock.now()
  await ben.send({ do: 'move', text: '5x5' })
  await clock.advanceTo(start + 50_000)
  outage.isOn = true
  const held = await ann.send({ do: 'move', text: '6x6' })
  expect(held).toBe('not-kept')
  // The storage works again, and the house is about to find out.
  await clock.advanceTo(start + 60_600)
  outage.isOn = false
  const early = await ann.send({ do: 'move', text: '6x6' })
  expect(early).toBe('not-kept')
  await clock.advanceTo(start + 62_000)
  expect(ann.state().phase).toBe('playing')
  expect(await ann.send({ do: 'move', text: '6x6' })).toBeTypeOf('number')
  expect(await violations()).toEqual([])
})
