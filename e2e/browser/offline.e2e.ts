import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { it, onTestFinished } from 'vitest'
import type { Manifest } from '#lexicon/library.ts'
import { expect } from './expect.ts'
import { mark, marks, openCells, playOut, startGame } from './obstruction-page.ts'
import { PUZZLE } from './small-puzzle-page.ts'
import { openTestApp } from './test-app.ts'
import { builtFiles, startTestServer, WEB_FOLDER } from './test-server.ts'

const WORDS_MANIFEST = join(WEB_FOLDER, '..', 'words', 'manifest.json')

const app = openTestApp()

const cacheNames = (page: Page) => page.evaluate('caches.keys()') as Promise<string[]>

const cachedPaths = (page: Page) =>
  page.evaluate(`caches.keys().then(async names => {
    const requests = await Promise.all(names.map(name => caches.open(name).then(cache => cache.keys())))
    return requests.flat().map(request => new URL(request.url).pathname)
  })`) as Promise<string[]>

async function waitUntilCached(page: Page): Promise<void> {
  const isSettled =
    "registration => !registration.installing && !registration.waiting && registration.active.state === 'activated'"
  await expect.poll(() => page.evaluate(`navigator.serviceWorker.ready.then(${isSettled})`)).toBe(true)
}

it('after one visit every game works without the server, with its words and its engine, by any link', async () => {
  const server = await startTestServer()
  const page = await app.openPage('/settings', { serviceWorkers: 'allow' })
  await page.goto(server.url)
  await waitUntilCached(page)
  // Answers of the server's API are not cached.
  await page.goto(`${server.url}/together`)
  await expect(page.getByText('No open tables right now.')).toBeVisible()
  await waitUntilWordsCached(page)
  expect(await cachedPaths(page)).not.toContainEqual(expect.stringMatching(/^\/api/))
  await server.close()
  app.allowErrors(/ERR_CONNECTION/)

  await page.goto(`${server.url}/obstruction`)
  await startGame(page, { level: 'Steady', rows: 5, columns: 5 })
  await playOut(page, open => open.click())
  await page.reload()
  await expect(marks(page).nth(3)).toBeVisible()
  await expect(openCells(page)).toHaveCount(0)

  await page.goto(`${server.url}/solitudo/daily/hexagon`)
  await expect(page).toHaveURL(/\/solitudo\/g\//)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.message.hint')).toBeVisible()
  await page.goto(`${server.url}/solitudo?puzzle=${encodeURIComponent(PUZZLE)}&play`)
  await expect(page).toHaveURL(/\/solitudo\/g\//)
  await expect(page.getByRole('gridcell').first()).toBeVisible()

  await page.goto(`${server.url}/worderly/daily/words`)
  await expect(page.locator('.wo-given').first()).toBeVisible()

  await page.goto(`${server.url}/scribble`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.message.hint')).toBeVisible()

  await page.goto(`${server.url}/guessgo`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText('The computer is ready.').first()).toBeVisible()

  await page.goto(`${server.url}/about`)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('.about-full')).toBeVisible()
  await page.goto(`${server.url}/`)
  await expect(page.getByText('You’re offline. Games on this device still work.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Resume Scribble/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Resume Solitudo/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Play Obstruction' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})

it('a new version is offered away from tables, used at the next load, and keeps the cached words', async () => {
  const first = await startTestServer()
  const page = await app.openPage('/settings', { serviceWorkers: 'allow' })
  await page.goto(`${first.url}/obstruction`)
  await waitUntilCached(page)
  // From the next load on, the service worker controls the page.
  await page.reload()
  await startGame(page, { names: ['Ada', 'Grace'] })
  await mark(page, 'c3')
  await waitUntilWordsCached(page)
  await first.close()

  const second = await startTestServer({ webFolder: newVersion(), port: Number(new URL(first.url).port) })
  await page.evaluate('navigator.serviceWorker.getRegistration().then(registration => registration.update())')
  await expect.poll(() => cacheNames(page)).toHaveLength(3)
  await waitUntilCached(page)
  await mark(page, 'a1')
  await expect(page.getByText('There’s a new version of Quincunx.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Quincunx, all games' }).click()
  await expect(page.getByText('There’s a new version of Quincunx.')).toBeVisible()
  await expect(page.locator('meta[name=trial]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('meta[name=trial]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Resume Obstruction, Ada to move' }).click()
  await expect(marks(page)).toHaveCount(2)
  // Without any server the words are still there.
  await second.close()
  const { lexicons } = JSON.parse(readFileSync(WORDS_MANIFEST, 'utf8')) as Manifest
  const size = `fetch('/words/${lexicons.common.packed}').then(response => response.arrayBuffer()).then(({ byteLength }) => byteLength)`
  expect(await page.evaluate(size)).toBeGreaterThan(50_000)
})

async function waitUntilWordsCached(page: Page): Promise<void> {
  const files = builtFiles('words').map(file => `/words/${file}`)
  await expect
    .poll(async () => (await cachedPaths(page)).filter(path => path.startsWith('/words/')).sort())
    .toEqual(files.sort())
}

/** Copies the built pages and marks the copy as a newer version. */
function newVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-version-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(WEB_FOLDER, folder, { recursive: true })
  const change = (name: string, from: RegExp, to: string) => {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  change('index.html', /<head>/, '<head><meta name="trial" content="newer">')
  change('service-worker.js', /`[0-9a-f]{16}`/, '`trial`')
  return folder
}
