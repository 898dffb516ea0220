import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import type { Manifest } from '#lexicon/library.ts'
import { openHouse } from './house.ts'
import { mark, marks, openCells, playOut, start } from './playing.ts'
import { openSite, WEB_FOLDER } from './site.ts'

const WORDS_MANIFEST = join(WEB_FOLDER, '..', 'words', 'manifest.json')

const house = openHouse()

const keptVersions = (page: Page) => page.evaluate('caches.keys()') as Promise<string[]>

const keptPaths = (page: Page) =>
  page.evaluate(`caches.keys().then(async names => {
    const kept = await Promise.all(names.map(name => caches.open(name).then(cache => cache.keys())))
    return kept.flat().map(request => new URL(request.url).pathname)
  })`) as Promise<string[]>

async function untilKept(page: Page): Promise<void> {
  const settled = "it => !it.installing && !it.waiting && it.active.state === 'activated'"
  await expect.poll(() => page.evaluate(`navigator.serviceWorker.ready.then(${settled})`)).toBe(true)
}

it('once it has been loaded, everything works with the server gone', async () => {
  const site = await openSite()
  const page = await house.visit('/settings', { serviceWorkers: 'allow' })
  await page.goto(site.url)
  await untilKept(page)
  // The house itself is always asked, never remembered.
  await page.goto(`${site.url}/together`)
  await page.getByText('No table is open at the moment.').waitFor()
  expect(await keptPaths(page)).not.toContainEqual(expect.stringMatching(/^\/api/))
  await site.close()
  await page.goto(`${site.url}/obstruction`)
  await start(page, { level: 'Steady', rows: 5, columns: 5 })
  await playOut(page, open => open.click())
  await page.reload()
  await expect.poll(() => marks(page).count()).toBeGreaterThan(3)
  expect(await openCells(page).count()).toBe(0)
})

it('a new version is used at the next load, and a game under way goes on with its own', async () => {
  const first = await openSite()
  const page = await house.visit('/settings', { serviceWorkers: 'allow' })
  await page.goto(`${first.url}/obstruction`)
  await untilKept(page)
  await start(page, { names: ['Ada', 'Grace'] })
  await mark(page, 'c3')
  await first.close()

  const second = await openSite({ webFolder: newVersion(), port: Number(new URL(first.url).port) })
  onTestFinished(() => second.close())
  await page.evaluate('navigator.serviceWorker.getRegistration().then(registration => registration.update())')
  await expect.poll(() => keptVersions(page)).toHaveLength(2)
  await untilKept(page)
  await mark(page, 'a1')
  expect(await page.locator('meta[name=trial]').count()).toBe(0)
  await page.reload()
  expect(await page.locator('meta[name=trial]').count()).toBe(1)
  await expect.poll(() => marks(page).count()).toBe(2)
})

it('words are fetched when they are first needed, and kept for every later version', async () => {
  const first = await openSite()
  const page = await house.visit('/settings', { serviceWorkers: 'allow' })
  // A page that asks the house for nothing.
  await page.goto(`${first.url}/settings`)
  await untilKept(page)
  expect(await keptPaths(page)).not.toContainEqual(expect.stringMatching(/^\/words/))
  // From the next load on, the page's requests go through the service worker.
  await page.reload()
  const { lexicons } = JSON.parse(readFileSync(WORDS_MANIFEST, 'utf8')) as Manifest
  const size = (file: string) =>
    page.evaluate(`fetch('/words/${file}').then(it => it.arrayBuffer()).then(it => it.byteLength)`)
  expect(await size(lexicons.common.packed)).toBeGreaterThan(50_000)
  await first.close()
  expect(await size(lexicons.common.packed)).toBeGreaterThan(50_000)

  const second = await openSite({ webFolder: newVersion(), port: Number(new URL(first.url).port) })
  await page.evaluate('navigator.serviceWorker.getRegistration().then(registration => registration.update())')
  await expect.poll(() => keptVersions(page)).toHaveLength(3)
  await untilKept(page)
  await page.reload()
  // Nobody answers any more, and still it is there.
  await second.close()
  expect(await size(lexicons.common.packed)).toBeGreaterThan(50_000)
})

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
