import { expect, test } from 'vitest'
import { createVirtualClock } from '#testing/simulation/virtual-clock.ts'
import { SharedClock } from './shared-clock.ts'

const FIVE_MINUTES = 300_000

test('[F9] two servers whose clocks differ by minutes tell the same time', async () => {
  const time = createVirtualClock(1_000_000)
  const clockOf = async (skewMs: number) => {
    const clock = new SharedClock({ now: () => time.now() + skewMs, after: time.after })
    await clock.follow(async () => ({ now: time.now() }))
    return clock
  }
  const [ahead, behind] = [await clockOf(FIVE_MINUTES), await clockOf(-FIVE_MINUTES)]
  expect([ahead.now(), behind.now()]).toEqual([1_000_000, 1_000_000])
  await time.advanceTo(1_060_000)
  expect([ahead.now(), behind.now()]).toEqual([1_060_000, 1_060_000])
})

test('[F9] time does not run backwards when a slow answer corrects it', async () => {
  const time = createVirtualClock(1_000_000)
  const clock = new SharedClock(time)
  await clock.follow(async () => ({ now: 2_000_000 }))
  expect(clock.now()).toBe(2_000_000)
  await clock.follow(async () => ({ now: 1_999_000 }))
  expect(clock.now()).toBe(2_000_000)
})

test('[F9] [F10] an answer that took seconds does not set the clock ahead', async () => {
  const time = createVirtualClock(1_000_000)
  const clock = new SharedClock(time)
  await clock.follow(async () => ({ now: time.now() }))
  await clock.follow(async () => {
    // The storage stalls and tells its time when it goes on.
    await time.advanceTo(1_008_000)
    return { now: time.now() }
  })
  expect(clock.now()).toBe(1_008_000)
})
