import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { emptyMemoryData } from '#testing/memory-storage/memory-data.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { sharedChromium } from './chromium.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export interface TestApp {
  readonly server: TestServer
  /** Complaints of this kind are what this test is about. */
  allowErrors(kind: RegExp): void
  /** The server is stopped, and opened again with all it has kept. */
  whileServerStopped(work: () => Promise<void>): Promise<void>
  /** A page of its own storage, with games that do not dawdle. */
  openPage(path: string, options?: PageOptions): Promise<Page>
}

export interface PageOptions extends BrowserContextOptions {
  readonly settings?: object
  /** What the browser remembers from an earlier visit. */
  readonly localStorage?: Readonly<Record<string, object>>
  /** Scripts that are run before those of the page. */
  readonly initScripts?: readonly string[]
}

/** One server for a file of tests; a test fails when a page complained about anything. */
export function openTestApp(): TestApp {
  let browser: Browser
  let site: TestServer
  let complaints: string[] = []
  let tolerated: RegExp[] = []
  const kept = emptyMemoryData()
  const pages: Page[] = []

  beforeAll(async () => {
    site = await startTestServer({ storage: openMemoryStorage(kept) })
    browser = await sharedChromium()
  })
  afterEach(async () => {
    await Promise.all(pages.splice(0).map(page => page.context().close()))
    const heard = complaints.filter(complaint => !tolerated.some(kind => kind.test(complaint)))
    complaints = []
    tolerated = []
    expect(heard).toEqual([])
  })
  afterAll(async () => {
    await site?.close()
  })

  return {
    get server() {
      return site
    },
    allowErrors: kind => tolerated.push(kind),
    async whileServerStopped(work) {
      // Chromium itself reports every request that finds nobody.
      tolerated.push(/ERR_CONNECTION|WebSocket connection/)
      const { url, clock } = site
      await site.close()
      try {
        await work()
      } finally {
        site = await startTestServer({
          storage: openMemoryStorage(kept),
          port: Number(new URL(url).port),
          clock,
        })
      }
    },
    async openPage(path, { settings = {}, localStorage = {}, initScripts = [], ...options } = {}) {
      const context = await browser.newContext({ serviceWorkers: 'block', ...options })
      context.setDefaultTimeout(10_000)
      const items = { ...localStorage, 'quincunx.settings': { pace: 'at-once', ...settings } }
      for (const [key, value] of Object.entries(items))
        await context.addInitScript(
          // A page that is still blank has no storage.
          `try { localStorage.getItem('${key}') ?? localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(value))}) } catch {}`,
        )
      for (const script of initScripts) await context.addInitScript(script)
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
