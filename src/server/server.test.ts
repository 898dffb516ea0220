import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Clock } from '#kernel/clock.ts'
import { openEngineClient } from '#node/engine-client.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { listen } from './listen.ts'
import { createServer } from './server.ts'

let webFolder: string

beforeAll(() => {
  webFolder = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
  writeFileSync(join(webFolder, 'index.html'), '<title>Quincunx</title>')
})

afterAll(() => {
  rmSync(webFolder, { recursive: true })
})

describe('ports', () => {
  test('the next free port is used unless an exact port was requested', async () => {
    const blocker = createNetServer().listen(0, '127.0.0.1')
    await new Promise(resolve => blocker.once('listening', resolve))
    const { port } = blocker.address() as { port: number }
    const server = await createServer({
      webFolder,
      storage: openMemoryStorage(),
      engineClient: openEngineClient(),
    })
    expect(await listen(server, { host: '127.0.0.1', port, exact: true })).toBeUndefined()
    const foundPort = await listen(server, { host: '127.0.0.1', port, exact: false })
    expect(foundPort).toBeGreaterThan(port)
    expect((await fetch(`http://127.0.0.1:${foundPort}/healthz`)).status).toBe(200)
    await server.close()
    blocker.close()
  })
})

test('[F15] a closed server leaves no timers behind', async () => {
  const timers = new Set<() => void>()
  const clock: Clock = {
    now: Date.now,
    after(_, call) {
      timers.add(call)
      return () => timers.delete(call)
    },
  }
  const server = await createServer({
    webFolder,
    storage: openMemoryStorage(),
    engineClient: openEngineClient(),
    clock,
  })
  expect(timers.size).toBeGreaterThan(0)
  await server.close()
  expect(timers.size).toBe(0)
})
