import { expect, test } from 'vitest'
import { ANN, openTestTableService } from '#testing/fixtures/table-service.ts'

test('[F7] with two devices the grace period counts from the last activity of either', async () => {
  const { startGame, clock, connect, violations } = await openTestTableService()
  const { ann, ben, table } = await startGame()
  const asleep = clock.now()
  const tablet = await connect(ANN, table.id, { heardAt: () => asleep })
  await clock.advanceTo(asleep + 15_000)
  await ann.leave()
  expect(ben.state().game!.deadlines.filter(({ kind }) => kind === 'grace')).toEqual([])
  await clock.advanceTo(asleep + 18_000)
  await tablet.leave()
  const [grace] = ben.state().game!.deadlines.filter(({ kind }) => kind === 'grace')
  expect(grace).toEqual({ kind: 'grace', seat: 0, at: asleep + 15_000 + 30_000 })
  expect(await violations()).toEqual([])
})
