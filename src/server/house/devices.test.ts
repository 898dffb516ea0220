import { expect, test } from 'vitest'
import { ANN, openTestHouse } from '#testing/house.ts'

test('[F7] with two devices the grace counts from the last that was heard of either', async () => {
  const { begin, clock, come, violations } = await openTestHouse()
  const { ann, ben, table } = await begin()
  const asleep = clock.now()
  const tablet = await come(ANN, table.id, { heardAt: () => asleep })
  await clock.passUntil(asleep + 15_000)
  await ann.leave()
  expect(ben.standing().game!.deadlines.filter(({ kind }) => kind === 'grace')).toEqual([])
  await clock.passUntil(asleep + 18_000)
  await tablet.leave()
  const [grace] = ben.standing().game!.deadlines.filter(({ kind }) => kind === 'grace')
  expect(grace).toEqual({ kind: 'grace', seat: 0, at: asleep + 15_000 + 30_000 })
  expect(await violations()).toEqual([])
})
