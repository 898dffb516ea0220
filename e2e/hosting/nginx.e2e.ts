import { describe, expect, test } from 'vitest'
import { checkProxy, checkRestart } from './proxy-checks.ts'
import { startNginx } from './reverse-proxy.ts'

/** As the guide configures them. */
const RATE = 100
const BURST = 2_000
const CONNECTIONS = 1_000

describe('nginx as docs/hosting.md configures it', () => {
  const hosted = checkProxy(startNginx)

  test('an address may send 2,000 requests at once and 100 a second, and does not disturb others', async () => {
    const client = hosted.client()
    const startedAt = performance.now()
    let left = 2 * BURST
    const statuses: number[] = []
    async function flood(): Promise<void> {
      while (left-- > 0) statuses.push((await client.request('/api/nothing', { from: '127.0.0.20' })).status)
    }
    await Promise.all(Array.from({ length: 50 }, flood))
    expect((await client.request('/', { from: '127.0.0.21' })).status).toBe(200)
    const seconds = (performance.now() - startedAt) / 1000
    const passed = statuses.filter(status => status === 404).length
    expect(statuses.filter(status => status === 429)).toHaveLength(2 * BURST - passed)
    expect(passed).toBeGreaterThan(BURST)
    expect(passed).toBeLessThanOrEqual(BURST + 1 + Math.ceil(RATE * seconds))
  })

  test('an address may have 1,000 connections at a time, and does not disturb others', async () => {
    const client = hosted.client()
    const from = '127.0.0.22'
    const openSome = (count: number) =>
      Promise.all(Array.from({ length: count }, () => client.unfinishedRequest({ from, waitMs: 400 })))
    const answers: (number | undefined)[] = []
    while (answers.length < CONNECTIONS + 50) answers.push(...(await openSome(50)))
    expect(answers.filter(status => status === undefined)).toHaveLength(CONNECTIONS)
    expect(answers.slice(CONNECTIONS)).toEqual(Array.from({ length: 50 }, () => 429))
    expect((await client.request('/', { from: '127.0.0.23' })).status).toBe(200)
  })

  checkRestart(hosted)
})
