import { expect, test } from 'vitest'
import { houseInHand } from '#testing/house-in-hand.ts'

test('[F7] with two devices the grace counts from the last that was heard of either', async () => {
  const { begin, time, done, violations } = await houseInHand()
  const game = await begin()
  const asleep = time.now()
  const tablet = await game.visit('ann', 'tablet', () => asleep)
  await time.passUntil(asleep + 15_000)
  await done(game.visits.ann.end())
  expect(game.last('ben').game!.deadlines.filter(({ kind }) => kind === 'grace')).toEqual([])
  await time.passUntil(asleep + 18_000)
  await done(tablet.end())
  const [grace] = game.last('ben').game!.deadlines.filter(({ kind }) => kind === 'grace')
  expect(grace).toEqual({ kind: 'grace', seat: 0, at: asleep + 15_000 + 30_000 })
  expect(await violations()).toEqual([])
})
