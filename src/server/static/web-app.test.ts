import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SharedPages } from '../shared-pages/shared-pages.ts'
import { registerWebApp } from './web-app.ts'

const SCRIPT = 'document.documentElement.dataset.theme = "dark"'
const PAGE = `<title>Quincunx</title><script>${SCRIPT}</script><script type="module" src="/assets/app-1a2b.js"></script>`
const APP = `export const words = [${'"quincunx", '.repeat(200)}]`

let webFolder: string
let server: FastifyInstance

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
  mkdirSync(join(webFolder, 'assets'))
  mkdirSync(join(webFolder, 'words'))
  const write = (path: string, text: string) => writeFileSync(join(webFolder, path), text)
  write('index.html', PAGE)
  write('assets/app-1a2b.js', APP)
  write('assets/small-1a2b.js', 'export {}')
  write('words/broad-1a2b.packed', 'words')
  write('preload.json', '{ "obstruction": ["/assets/app-1a2b.js", "/assets/app-3c4d.css"] }')
  server = fastify()
  await registerWebApp(server, webFolder)
})

afterAll(async () => {
  await server.close()
  rmSync(webFolder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

describe('pages', () => {
  test.each(['/', '/obstruction', '/obstruction/g/abc/review', '/replay?x=1.5', '/index.html'])(
    '%s is the app',
    async url => {
      const { statusCode, body, headers } = await get(url)
      expect([statusCode, body]).toEqual([200, PAGE])
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )

  test('a file with a hash in its name is cached forever', async () => {
    const { headers } = await get('/assets/app-1a2b.js')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  test('word lists are cached forever and sent without gzip, since they are compressed already', async () => {
    const { body, headers } = await get('/words/broad-1a2b.packed', { 'accept-encoding': 'gzip' })
    expect(body).toBe('words')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('a large file is compressed for clients that accept it, and sent plain to others', async () => {
    const gzipped = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' })
    expect(gzipped.headers['content-encoding']).toBe('gzip')
    expect(gzipped.rawPayload.length).toBeLessThan(APP.length / 4)
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(APP)
    const plain = await get('/assets/app-1a2b.js')
    expect([plain.body, plain.headers['content-encoding']]).toEqual([APP, undefined])
    expect([gzipped.headers.vary, plain.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
    const small = await get('/assets/small-1a2b.js', { 'accept-encoding': 'gzip' })
    expect(small.headers['content-encoding']).toBeUndefined()
  })

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await get('/')
    const again = await get('/obstruction', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200)
  })

  test('HEAD returns the headers of a page without its body', async () => {
    const { statusCode, body, headers } = await server.inject({ method: 'HEAD', url: '/obstruction' })
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers['content-length']).toBe(String(PAGE.length))
  })

  test('a game’s page names the files to preload', async () => {
    const links =
      '</assets/app-1a2b.js>; rel=modulepreload, </assets/app-3c4d.css>; rel=preload; as=style; crossorigin'
    expect((await get('/obstruction')).headers.link).toBe(links)
    expect((await get('/obstruction/g/abc')).headers.link).toBe(links)
    expect((await get('/')).headers.link).toBeUndefined()
    expect((await get('/constructor')).headers.link).toBeUndefined()
    // The browser would complain about files that a page does not use.
    expect((await get('/obstruction/nothing')).headers.link).toBeUndefined()
  })

  test.each(['/missing.js', '/assets/gone.css', '/../package.json', '/%2e%2e/package.json'])(
    '%s is not found, and not answered with the app',
    async url => {
      const { statusCode, body } = await get(url)
      expect([statusCode, body]).toEqual([404, 'There is nothing here.\n'])
    },
  )

  test('other methods than GET are not found', async () => {
    expect((await server.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
  })
})

test('the content security policy allows nothing from other origins, and only the page’s own inline scripts', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('http')
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
})

test('a page gets the tags of what it shows, and a shared game its picture', async () => {
  writeFileSync(join(webFolder, 'index.html'), '<html><head><title>Quincunx</title></head></html>')
  const shared = fastify()
  const sharedPages: SharedPages = {
    describe: async path => ({ title: `Page $& ${path}`, description: '', image: '/icon.png' }),
    picture: async path => (path === '/s/abc' ? Buffer.from('a picture') : undefined),
  }
  const clientInfo = () => ({ host: 'here', secure: false })
  let mayDescribe = true
  await registerWebApp(shared, webFolder, {
    sharing: { sharedPages, clientInfo, mayDescribe: async () => mayDescribe },
  })
  const { body } = await shared.inject({ url: '/s/abc' })
  expect(body).toContain('<meta property="og:title" content="Page $&amp; /s/abc" />')
  expect(body).toContain('</head>')
  const picture = await shared.inject({ url: '/s/abc.png' })
  expect([picture.headers['content-type'], picture.body]).toEqual(['image/png', 'a picture'])
  expect((await shared.inject({ url: '/s/nothing.png' })).statusCode).toBe(404)
  mayDescribe = false
  expect((await shared.inject({ url: '/s/abc' })).body).not.toContain('og:title')
  expect((await shared.inject({ url: '/s/abc.png' })).statusCode).toBe(404)
  await shared.close()
})

describe('framing', () => {
  const SITES = ['https://blog.example.org', 'https://*.school.example']
  const policyOf = ({ headers }: { readonly headers: Record<string, unknown> }) =>
    String(headers['content-security-policy'])

  test('is refused everywhere unless the host allows it', async () => {
    for (const url of ['/', '/embed/replay', '/embed/obstruction']) {
      const { headers } = await get(url)
      expect(policyOf({ headers })).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    }
  })

  test('is allowed only to these sites, and only below /embed', async () => {
    const framed = fastify()
    await registerWebApp(framed, webFolder, { frameAncestors: SITES })
    const embedded = await framed.inject({ url: '/embed/replay' })
    expect(embedded.headers['x-frame-options']).toBeUndefined()
    expect(embedded.headers['set-cookie']).toBeUndefined()
    const refused = await framed.inject({ url: '/replay' })
    // Everything else of the policy stays.
    expect(policyOf(embedded)).toBe(
      policyOf(refused).replace("frame-ancestors 'none'", `frame-ancestors ${SITES.join(' ')}`),
    )
    for (const url of [
      '/',
      '/replay',
      '/settings',
      '/embed',
      '/embed/settings',
      '/embed/t/K7-PLUM',
      '/embedded',
    ])
      expect(policyOf(await framed.inject({ url })), url).toContain("frame-ancestors 'none'")
    await framed.close()
  })
})

test('a folder without the web app is refused with a sentence that says how to build it', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
  await expect(registerWebApp(fastify(), empty)).rejects.toThrow('npm run build makes them')
  rmSync(empty, { recursive: true })
})
