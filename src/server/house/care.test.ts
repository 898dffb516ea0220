import { expect, test } from 'vitest'
import { StorageTrouble } from '#server/storage/storage.ts'
import { openTestHouse } from '#testing/house.ts'

/** A house whose storage keeps nothing while it is out. */
async function shakyHouse() {
  const outage = { isOn: false }
  const unless = <Given extends readonly unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async function asked(...given: Given): Promise<Answer> {
      if (outage.isOn) throw new StorageTrouble('An outage to order')
      return ask(...given)
    }
  const house = await openTestHouse({
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
  const { begin, clock, pass, outage, violations } = await shakyHouse()
  const { ann, ben } = await begin()
  outage.isOn = true
  await ann.order({ do: 'move', text: '5x5' })
  await ben.leave()
  await pass(10_000)
  outage.isOn = false
  await pass(2_000)
  outage.isOn = true
  await ann.order({ do: 'move', text: '5x5' })
  await pass(1_000)
  const again = clock.now()
  outage.isOn = false
  await clock.passUntil(again + 8_000)
  const [grace] = ann.standing().game!.deadlines.filter(({ kind }) => kind === 'grace')
  expect(grace!.at).toBeGreaterThanOrEqual(again + 30_000)
  expect(await violations()).toEqual([])
})

test('[F10] a move just after an outage does not lose by the time that the outage took', async () => {
  const { begin, clock, outage, violations } = await shakyHouse()
  const { ann, ben } = await begin()
  const start = clock.now()
  await ben.order({ do: 'move', text: '5x5' })
  await clock.passUntil(start + 50_000)
  outage.isOn = true
  const held = await ann.order({ do: 'move', text: '6x6' })
  expect(held).toBe('not-kept')
  // The storage works again, and the house is about to find out.
  await clock.passUntil(start + 60_600)
  outage.isOn = false
  const early = await ann.order({ do: 'move', text: '6x6' })
  expect(early).toBe('not-kept')
  await clock.passUntil(start + 62_000)
  expect(ann.standing().phase).toBe('playing')
  expect(await ann.order({ do: 'move', text: '6x6' })).toBeTypeOf('number')
  expect(await violations()).toEqual([])
})
