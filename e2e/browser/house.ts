import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from './chromium.ts'
import { openSite, type Site } from './site.ts'

export interface House {
  readonly site: Site
  /** A page of its own storage, with games that do not dawdle. */
  visit(path: string, options?: BrowserContextOptions & { settings?: object }): Promise<Page>
}

/** One browser and one server for a file of tests; a test fails when a page complained about anything. */
export function openHouse(): House {
  let browser: Browser
  let site: Site
  let complaints: string[] = []
  const pages: Page[] = []

  beforeAll(async () => {
    site = await openSite()
    browser = await launchChromium()
  })
  afterEach(async () => {
    await Promise.all(pages.splice(0).map(page => page.context().close()))
    const heard = complaints
    complaints = []
    expect(heard).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  return {
    get site() {
      return site
    },
    async visit(path, { settings = {}, ...options } = {}) {
      const context = await browser.newContext({ serviceWorkers: 'block', ...options })
      context.setDefaultTimeout(10_000)
      const kept = JSON.stringify({ pace: 'at-once', ...settings })
      await context.addInitScript(
        // A page that is still blank has no storage.
        `try { localStorage.getItem('quincunx.settings') ?? localStorage.setItem('quincunx.settings', '${kept}') } catch {}`,
      )
      context.on('page', page => {
        pages.push(page)
        page.on('pageerror', error => complaints.push(error.message))
        page.on('console', message => {
          const blocked = message.text().includes('registration blocked by Playwright')
          if (['error', 'warning'].includes(message.type()) && !blocked) complaints.push(message.text())
        })
      })
      const page = await context.newPage()
      await page.goto(site.url + path)
      // A page that is left while its parts still load complains of what was cut off.
      await page.locator('h1').first().waitFor()
      return page
    },
  }
}
