import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { UpgradeQueue } from './upgrade-queue.ts'

test('[F16] a burst of upgrades passes in the order of arrival, a few in each turn of the event loop', async () => {
  const queue = new UpgradeQueue()
  const passed: number[] = []
  for (let number = 0; number < 10; number++) void queue.next().then(() => passed.push(number))
  const lengths: number[] = []
  while (passed.length < 10) {
    await nextTurn()
    lengths.push(passed.length)
  }
  expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(lengths).toEqual([4, 8, 10])
  await queue.next()
})
