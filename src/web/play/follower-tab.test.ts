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

function fakeEngineClient() {
  const request = vi.fn(() => ({ result: Promise.resolve(null), cancel: () => {} }))
  return { request, engineClient: { request, close: () => {} } as unknown as EngineClient }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('a follower tab leaves the thinking to the leader, and takes over when the leader is gone', async () => {
  const { request, engineClient } = fakeEngineClient()
  const { result } = createFollowerEngine(engineClient, clock).engineClient.request(job)
  vi.advanceTimersByTime(LEADER_SILENCE_MS - 1)
  expect(request).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(request).toHaveBeenCalledOnce()
  expect(await result).toBeNull()
})

it('a follower tab that receives the leader’s move in time never thinks', () => {
  const { request, engineClient } = fakeEngineClient()
  createFollowerEngine(engineClient, clock).engineClient.request(job).cancel()
  vi.advanceTimersByTime(2 * LEADER_SILENCE_MS)
  expect(request).not.toHaveBeenCalled()
})

it('a tab that takes the lead thinks at once', () => {
  const { request, engineClient } = fakeEngineClient()
  const follower = createFollowerEngine(engineClient, clock)
  follower.takeLead()
  follower.engineClient.request(job)
  expect(request).toHaveBeenCalledOnce()
})
