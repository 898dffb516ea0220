import { expect, test } from 'vitest'
import { StorageTrouble } from '#server/storage/storage.ts'
import { houseInHand } from '#testing/house-in-hand.ts'

/** A house whose storage keeps nothing while it is out. */
async function shakyHouse() {
  const outage = { isOn: false }
  const unless = <Given extends readonly unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async function asked(...given: Given): Promise<Answer> {
      if (outage.isOn) throw new StorageTrouble('An outage to order')
      return ask(...given)
    }
  const hand = await houseInHand({
    wrap: storage => ({
      ...storage,
      check: unless(storage.check),
      tables: { ...storage.tables, append: unless(storage.tables.append) },
      presence: { ...storage.presence, depart: unless(storage.presence.depart) },
    }),
  })
  return { ...hand, outage }
}

test('[F10] after two outages in a row the grace begins after the second', async () => {
  const { begin, time, done, outage, violations } = await shakyHouse()
  const game = await begin()
  outage.isOn = true
  await game.command('ann', { do: 'move', text: '5x5' })
  await done(game.visits.ben.end())
  await time.passUntil(time.now() + 10_000)
  outage.isOn = false
  await time.passUntil(time.now() + 2_000)
  outage.isOn = true
  await game.command('ann', { do: 'move', text: '5x5' })
  await time.passUntil(time.now() + 1_000)
  const again = time.now()
  outage.isOn = false
  await time.passUntil(again + 8_000)
  const [grace] = game.last('ann').game!.deadlines.filter(({ kind }) => kind === 'grace')
  expect(grace!.at).toBeGreaterThanOrEqual(again + 30_000)
  expect(await violations()).toEqual([])
})

test('[F10] a move just after an outage does not lose by the time that the outage took', async () => {
  const { begin, time, outage, violations } = await shakyHouse()
  const game = await begin()
  const start = time.now()
  await game.command('ben', { do: 'move', text: '5x5' })
  await time.passUntil(start + 50_000)
  outage.isOn = true
  const held = await game.command('ann', { do: 'move', text: '6x6' })
  expect(held.result).toMatchObject({ ok: false, rejection: { code: 'not-kept' } })
  // The storage works again, and the house is about to find out.
  await time.passUntil(start + 60_600)
  outage.isOn = false
  const early = await game.command('ann', { do: 'move', text: '6x6' })
  expect(early.result).toMatchObject({ ok: false, rejection: { code: 'not-kept' } })
  await time.passUntil(start + 62_000)
  expect(game.last('ann').phase).toBe('playing')
  expect((await game.command('ann', { do: 'move', text: '6x6' })).result.ok).toBe(true)
  expect(await violations()).toEqual([])
})
