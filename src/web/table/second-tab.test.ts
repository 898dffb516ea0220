import { beforeEach, expect, it, vi } from 'vitest'
import type { Thinker } from '#session/thinker.ts'
import { SILENCE_MS, thinkSecond } from './second-tab.ts'

const job = { do: 'hint', game: 'obstruction', view: {} } as const
const clock = {
  now: () => Date.now(),
  after(ms: number, call: () => void) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

function watched() {
  const think = vi.fn(() => ({ answer: Promise.resolve(null), cancel: () => {} }))
  return { think, thinker: { think, close: () => {} } as unknown as Thinker }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('a tab that follows leaves the thinking to the other, and takes over when that one is gone', async () => {
  const { think, thinker } = watched()
  const { answer } = thinkSecond(thinker, clock).thinker.think(job)
  vi.advanceTimersByTime(SILENCE_MS - 1)
  expect(think).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(think).toHaveBeenCalledOnce()
  expect(await answer).toBeNull()
})

it('a tab that hears the other’s move in time never thinks', () => {
  const { think, thinker } = watched()
  thinkSecond(thinker, clock).thinker.think(job).cancel()
  vi.advanceTimersByTime(2 * SILENCE_MS)
  expect(think).not.toHaveBeenCalled()
})

it('a tab in which someone acts thinks at once', () => {
  const { think, thinker } = watched()
  const second = thinkSecond(thinker, clock)
  second.acted()
  second.thinker.think(job)
  expect(think).toHaveBeenCalledOnce()
})
