import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openThinker } from '#machine/thinker.ts'
import type { Clock } from '#session/clock.ts'
import { listen } from './listen.ts'
import { createServer } from './server.ts'
import { openMemory } from './storage/memory.ts'

let webFolder: string
let server: FastifyInstance

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
  mkdirSync(join(webFolder, 'assets'))
  mkdirSync(join(webFolder, 'words'))
  writeFileSync(join(webFolder, 'index.html'), '<title>Quincunx</title>')
  writeFileSync(join(webFolder, 'assets', 'app-1a2b.js'), 'export {}')
  writeFileSync(join(webFolder, 'words', 'broad-1a2b.packed'), 'words')
  server = await createServer({ webFolder, storage: openMemory(), thinker: openThinker() })
})

afterAll(async () => {
  await server.close()
  rmSync(webFolder, { recursive: true })
})

const get = (url: string) => server.inject({ url })

describe('pages', () => {
  test.each(['/', '/obstruction', '/obstruction/g/abc/review', '/replay?x=1.5'])(
    '%s is the app',
    async url => {
      const { statusCode, body, headers } = await get(url)
      expect([statusCode, body]).toEqual([200, '<title>Quincunx</title>'])
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  test('a file whose name holds its hash is kept for ever', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable')
  })

  test('so are words, which are sent as they are: whoever reads them unpacks them', async () => {
    const { body, headers } = await get('/words/broad-1a2b.packed')
    expect(body).toBe('words')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-encoding']).toBeUndefined()
  })

  test.each(['/missing.js', '/assets/gone.css', '/../package.json', '/%2e%2e/package.json'])(
    '%s is not there, and not the app either',
    async url => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  test('what is not asked for by GET is not there', async () => {
    expect((await server.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
  })
})

test('the content policy allows nothing from elsewhere and no inline script', async () => {
  const policy = (await get('/')).headers['content-security-policy']
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('http')
})

describe('ports', () => {
  test('the next free port is taken when none was asked for by name', async () => {
    const blocker = createNetServer().listen(0, '127.0.0.1')
    await new Promise(resolve => blocker.once('listening', resolve))
    const { port } = blocker.address() as { port: number }
    const one = await createServer({ webFolder, storage: openMemory(), thinker: openThinker() })
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
  const one = await createServer({ webFolder, storage: openMemory(), thinker: openThinker(), clock })
  expect(waiting.size).toBeGreaterThan(0)
  await one.close()
  expect(waiting.size).toBe(0)
})
