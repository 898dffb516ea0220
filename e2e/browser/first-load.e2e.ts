import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { clickPlay } from './scribble-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

/** Holds back what matches until it is let go. */
async function holdRequests(page: Page, what: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(what, async route => {
    await held
    await route.continue()
  })
  return letGo
}

describe('a first load', () => {
  it('shows a chosen theme before any script has come', async () => {
    const page = await app.openPage('/settings', { settings: { theme: 'dark' }, colorScheme: 'light' })
    const letGo = await holdRequests(page, '**/assets/*.js')
    await page.goto(`${app.server.url}/`, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
    expect(await page.locator('h1').count()).toBe(0)
    letGo()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('asks for all that a game’s page needs with the page itself', async () => {
    const page = await app.openPage('/settings')
    const letGo = await holdRequests(page, '**/assets/core-*.js')
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(`${app.server.url}/solitudo`, { waitUntil: 'commit' })
    for (const part of ['setup-page', 'solitudo-face', 'puzzle'])
      await expect
        .poll(() => asked.filter(path => new RegExp(`/${part}-[\\w-]{8}\\.js$`).test(path)))
        .toHaveLength(1)
    letGo()
    await page.getByRole('heading', { name: 'Solitudo' }).waitFor()
    expect(asked).toHaveLength(new Set(asked).size)
  })

  it('says that there is a moment to wait only where there is', async () => {
    const page = await app.openPage('/settings')
    const letGo = await holdRequests(page, '**/assets/setup-page-*.js')
    await page.goto(`${app.server.url}/obstruction`, { waitUntil: 'commit' })
    await page.getByText('One moment').waitFor()
    letGo()
    await page.getByRole('heading', { name: 'Obstruction' }).waitFor()
    expect(await page.getByText('One moment').count()).toBe(0)
  })
})

describe('a game whose words are still on their way', () => {
  it('is set up meanwhile, and begins when they are here', async () => {
    const page = await app.openPage('/settings')
    const letGo = await holdRequests(page, '**/words/broad-*')
    await page.goto(`${app.server.url}/scribble`)
    await page.getByRole('heading', { name: 'Scribble' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Built-in English words' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByRole('button', { name: 'Opening the table' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/scribble')
    letGo()
    await page.waitForURL(/\/scribble\/g\//)
  })

  it('says so when they do not come, keeps what was chosen, and begins when they do', async () => {
    app.allowErrors(/ERR_FAILED/)
    const page = await app.openPage('/settings')
    await page.route('**/words/broad-*', route => route.abort())
    await page.goto(`${app.server.url}/scribble`)
    await page.getByRole('radio', { name: 'Two people' }).check()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByRole('alert').getByText('did not arrive').waitFor()
    await page.unroute('**/words/broad-*')
    expect(await page.getByRole('radio', { name: 'Two people' }).isChecked()).toBe(true)
    await clickPlay(page)
  })
})
