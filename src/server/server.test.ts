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
  test('the next free port is taken when none was asked for by name', async () => {
    const blocker = createNetServer().listen(0, '127.0.0.1')
    await new Promise(resolve => blocker.once('listening', resolve))
    const { port } = blocker.address() as { port: number }
    const one = await createServer({
      webFolder,
      storage: openMemoryStorage(),
      engineClient: openEngineClient(),
    })
    expect(await listen(one, { host: '127.0.0.1', port, exact: true })).toBeUndefined()
    const found = await listen(one, { host: '127.0.0.1', port, exact: false })
    expect(found).toBeGreaterThan(port)
    expect((await fetch(`http://127.0.0.1:${found}/healthz`)).status).toBe(200)
    await one.close()
    blocker.close()
  })
})

test('[F15] a server that nobody is connected to waits for nothing when it is closed', async () => {
  const waiting = new Set<() => void>()
  const clock: Clock = {
    now: Date.now,
    after(_, call) {
      waiting.add(call)
      return () => waiting.delete(call)
    },
  }
  const one = await createServer({
    webFolder,
    storage: openMemoryStorage(),
    engineClient: openEngineClient(),
    clock,
  })
  expect(waiting.size).toBeGreaterThan(0)
  await one.close()
  expect(waiting.size).toBe(0)
})
