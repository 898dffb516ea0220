import { beforeEach, expect, it, vi } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import { createFollowerEngine, LEADER_SILENCE_MS } from './follower-tab.ts'

const job = { do: 'hint', game: 'obstruction', view: {} } as const
const clock = {
  now: () => Date.now(),
  after(ms: number, call: () => void) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

function watched() {
  const think = vi.fn(() => ({ result: Promise.resolve(null), cancel: () => {} }))
  return { think, thinker: { request: think, close: () => {} } as unknown as EngineClient }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('a tab that follows leaves the thinking to the other, and takes over when that one is gone', async () => {
  const { think, thinker } = watched()
  const { result } = createFollowerEngine(thinker, clock).thinker.request(job)
  vi.advanceTimersByTime(LEADER_SILENCE_MS - 1)
  expect(think).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(think).toHaveBeenCalledOnce()
  expect(await result).toBeNull()
})

it('a tab that hears the other’s move in time never thinks', () => {
  const { think, thinker } = watched()
  createFollowerEngine(thinker, clock).thinker.request(job).cancel()
  vi.advanceTimersByTime(2 * LEADER_SILENCE_MS)
  expect(think).not.toHaveBeenCalled()
})

it('a tab in which someone acts thinks at once', () => {
  const { think, thinker } = watched()
  const second = createFollowerEngine(thinker, clock)
  second.acted()
  second.thinker.request(job)
  expect(think).toHaveBeenCalledOnce()
})
