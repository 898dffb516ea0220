import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { clickPlay } from './scribble-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

/** Holds back the matching requests until the returned function is called. */
async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await released
    await route.continue()
  })
  return release
}

describe('a first load', () => {
  it('shows a chosen theme before any script has arrived', async () => {
    const page = await app.openPage('/settings', { settings: { theme: 'dark' }, colorScheme: 'light' })
    const release = await holdRequests(page, '**/assets/*.js')
    await page.goto(`${app.server.url}/`, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('h1')).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('requests all code of a game’s page together with the page', async () => {
    const page = await app.openPage('/settings', { preloads: false })
    const release = await holdRequests(page, '**/assets/core-*.js')
    const requested: string[] = []
    page.on('request', request => requested.push(new URL(request.url()).pathname))
    await page.goto(`${app.server.url}/solitudo`, { waitUntil: 'commit' })
    for (const part of ['setup-page', 'solitudo-face', 'puzzle'])
      await expect
        .poll(() => requested.filter(path => new RegExp(`/${part}-[\\w-]{8}\\.js$`).test(path)))
        .not.toHaveLength(0)
    release()
    await expect(page.getByRole('heading', { name: 'Solitudo' })).toBeVisible()
    expect(requested).toHaveLength(new Set(requested).size)
  })

  it('says “One moment” only while something still loads', async () => {
    const page = await app.openPage('/settings', { preloads: false })
    const release = await holdRequests(page, '**/assets/setup-page-*.js')
    await page.goto(`${app.server.url}/obstruction`, { waitUntil: 'commit' })
    await expect(page.getByText('One moment…')).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: 'Obstruction' })).toBeVisible()
    await expect(page.getByText('One moment…')).toHaveCount(0)
  })
})

describe('an idle page', () => {
  it('loads the parts that come next, so that their first use needs no network', async () => {
    const page = await app.openPage('/')
    const isLoaded = (part: string) =>
      page.evaluate(
        `performance.getEntriesByType('resource').some(({ name }) => /\\/${part}-[\\w-]{8}\\.js$/.test(name))`,
      )
    for (const part of ['setup-page', 'local-game-page']) await expect.poll(() => isLoaded(part)).toBe(true)
    await page.goto(`${app.server.url}/obstruction`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    for (const part of ['sheets', 'ending', 'share']) await expect.poll(() => isLoaded(part)).toBe(true)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

describe('a game whose words are still loading', () => {
  it('can be set up meanwhile, and begins when they have loaded', async () => {
    const page = await app.openPage('/settings', { preloads: false })
    const release = await holdRequests(page, '**/words/broad-*')
    await page.goto(`${app.server.url}/scribble`)
    await expect(page.getByRole('heading', { name: 'Scribble' })).toBeVisible()
    await page.getByText('More options').click()
    await expect(page.getByRole('radio', { name: 'Built-in English words' })).toBeChecked()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Opening the table' })).toBeVisible()
    await expect(page).toHaveURL(/\/scribble$/)
    release()
    await expect(page).toHaveURL(/\/scribble\/g\//)
  })

  it('reports that they did not load, keeps the choices, and begins when they do', async () => {
    app.allowErrors(/ERR_FAILED/)
    const page = await app.openPage('/settings', { preloads: false })
    await page.route('**/words/broad-*', route => route.abort())
    await page.goto(`${app.server.url}/scribble`)
    await page.getByRole('radio', { name: 'Two players' }).check()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('alert').getByText('couldn’t be loaded')).toBeVisible()
    await page.unroute('**/words/broad-*')
    await expect(page.getByRole('radio', { name: 'Two players' })).toBeChecked()
    await clickPlay(page)
  })
})
