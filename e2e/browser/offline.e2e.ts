import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import type { Manifest } from '#lexicon/library.ts'
import { mark, marks, openCells, playOut, startGame } from './obstruction-page.ts'
import { PUZZLE } from './small-puzzle-page.ts'
import { openTestApp } from './test-app.ts'
import { startTestServer, WEB_FOLDER } from './test-server.ts'

const WORDS_MANIFEST = join(WEB_FOLDER, '..', 'words', 'manifest.json')

const app = openTestApp()

const cacheNames = (page: Page) => page.evaluate('caches.keys()') as Promise<string[]>

const cachedPaths = (page: Page) =>
  page.evaluate(`caches.keys().then(async names => {
    const kept = await Promise.all(names.map(name => caches.open(name).then(cache => cache.keys())))
    return kept.flat().map(request => new URL(request.url).pathname)
  })`) as Promise<string[]>

async function waitUntilCached(page: Page): Promise<void> {
  const settled = "it => !it.installing && !it.waiting && it.active.state === 'activated'"
  await expect.poll(() => page.evaluate(`navigator.serviceWorker.ready.then(${settled})`)).toBe(true)
}

it('after one visit every game, its words and its engine are there with the server gone, by whatever link', async () => {
  const site = await startTestServer()
  const page = await app.openPage('/settings', { serviceWorkers: 'allow' })
  // A puzzle is made here, and a dictionary compiled.
  page.setDefaultTimeout(25_000)
  await page.goto(site.url)
  await waitUntilCached(page)
  // The house itself is always asked, never remembered.
  await page.goto(`${site.url}/together`)
  await page.getByText('No table is open at the moment.').waitFor()
  await waitUntilWordsCached(page)
  expect(await cachedPaths(page)).not.toContainEqual(expect.stringMatching(/^\/api/))
  await site.close()
  app.allowErrors(/ERR_CONNECTION/)

  await page.goto(`${site.url}/obstruction`)
  await startGame(page, { level: 'Steady', rows: 5, columns: 5 })
  await playOut(page, open => open.click())
  await page.reload()
  await expect.poll(() => marks(page).count()).toBeGreaterThan(3)
  expect(await openCells(page).count()).toBe(0)

  await page.goto(`${site.url}/solitudo/daily/hexagon`)
  await page.waitForURL('**/solitudo/g/*')
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.message.hint').waitFor()
  await page.goto(`${site.url}/solitudo?puzzle=${encodeURIComponent(PUZZLE)}&play`)
  await page.waitForURL('**/solitudo/g/*')
  await page.getByRole('gridcell').first().waitFor()

  await page.goto(`${site.url}/worderly/daily/words`)
  await page.locator('.wo-given').first().waitFor()

  await page.goto(`${site.url}/scribble`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.message.hint').waitFor()

  await page.goto(`${site.url}/guessgo`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('The computer (careful) is ready.').first().waitFor()

  await page.goto(`${site.url}/about`)
  await page.getByRole('button', { name: 'Show them' }).click()
  await page.locator('.about-full').waitFor()
  await page.goto(`${site.url}/`)
  await page.getByText('The house cannot be reached').waitFor()
  await page.getByRole('link', { name: /^Resume GuessGo/ }).waitFor()
}, 90_000)

it('a new version is offered away from tables, used at the next load, and keeps the words that are here', async () => {
  const first = await startTestServer()
  const page = await app.openPage('/settings', { serviceWorkers: 'allow' })
  await page.goto(`${first.url}/obstruction`)
  await waitUntilCached(page)
  // From the next load on, the page is the service worker's.
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
  expect(await page.getByText('A new version of Quincunx is here.').count()).toBe(0)
  await page.getByRole('link', { name: /to all games/ }).click()
  await page.getByText('A new version of Quincunx is here.').waitFor()
  expect(await page.locator('meta[name=trial]').count()).toBe(0)
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => page.locator('meta[name=trial]').count()).toBe(1)
  await page.getByRole('link', { name: 'Resume Obstruction, Ada to move' }).click()
  await expect.poll(() => marks(page).count()).toBe(2)
  // Nobody answers any more, and still they are there.
  await second.close()
  const { lexicons } = JSON.parse(readFileSync(WORDS_MANIFEST, 'utf8')) as Manifest
  const size = `fetch('/words/${lexicons.common.packed}').then(it => it.arrayBuffer()).then(it => it.byteLength)`
  expect(await page.evaluate(size)).toBeGreaterThan(50_000)
})

async function waitUntilWordsCached(page: Page): Promise<void> {
  const all = readdirSync(join(WEB_FOLDER, 'words')).map(file => `/words/${file}`)
  await expect
    .poll(async () => (await cachedPaths(page)).filter(path => path.startsWith('/words/')).sort(), {
      timeout: 20_000,
    })
    .toEqual(all.sort())
}

/** The same pages with a sign that they are newer. */
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
