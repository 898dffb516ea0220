// Assertions: every test and helper of this folder imports `expect` from ./expect.ts. It is Playwright's, for pages and
// locators as well as for plain values; Vitest provides only the test functions (describe, it, hooks).
// After an action, assert on a locator, which waits for what a person would see. Read a value (count, textContent,
// evaluate) only when an assertion before it has shown that the page is at rest.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { emptyMemoryData } from '#testing/memory-storage/memory-data.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { sharedChromium } from './chromium.ts'
import { expect, WAIT_MS } from './expect.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export interface TestApp {
  readonly server: TestServer
  /** Console messages of this kind do not fail the test. */
  allowErrors(pattern: RegExp): void
  /** Stops the server during `work`, then starts it again with the same data. */
  whileServerStopped(work: () => Promise<void>): Promise<void>
  /**
   * Opens a page in a browser context of its own, where the computer moves without delay. The path may be the whole
   * address of a page of another server.
   */
  openPage(path: string, options?: PageOptions): Promise<Page>
}

export interface PageOptions extends BrowserContextOptions {
  readonly settings?: object
  /** Items that are in the local storage beforehand. */
  readonly localStorage?: Readonly<Record<string, object>>
  /** Scripts that run before those of the page. */
  readonly initScripts?: readonly string[]
  /** False for a page that never gets idle, so that each part is loaded on its first use. */
  readonly preloads?: boolean
}

/**
 * Playwright blocks service workers on purpose. Chromium's hint about an unused preload comes only when a page has been
 * open for some seconds, so it would fail tests on a slow machine alone.
 */
const IGNORED_MESSAGES = /registration blocked by Playwright|preloaded using link preload but not used/

/** Starts a server for a test file; a test fails when a page logs an error or a warning. */
export function openTestApp(): TestApp {
  let browser: Browser
  let server: TestServer
  let errors: string[] = []
  let allowed: RegExp[] = []
  const data = emptyMemoryData()
  const pages: Page[] = []

  beforeAll(async () => {
    server = await startTestServer({ storage: openMemoryStorage(data) })
    browser = await sharedChromium()
  })
  afterEach(async () => {
    await Promise.all(pages.splice(0).map(page => page.context().close()))
    const unexpected = errors.filter(error => !allowed.some(pattern => pattern.test(error)))
    errors = []
    allowed = []
    expect(unexpected).toEqual([])
  })
  afterAll(async () => {
    await server?.close()
  })

  return {
    get server() {
      return server
    },
    allowErrors: pattern => allowed.push(pattern),
    async whileServerStopped(work) {
      // Chromium logs every failed request.
      allowed.push(/ERR_CONNECTION|WebSocket connection/)
      const { url, clock } = server
      await server.close()
      try {
        await work()
      } finally {
        server = await startTestServer({
          storage: openMemoryStorage(data),
          port: Number(new URL(url).port),
          clock,
        })
      }
    },
    async openPage(
      path,
      { settings = {}, localStorage = {}, initScripts = [], preloads = true, ...options } = {},
    ) {
      const context = await browser.newContext({ serviceWorkers: 'block', ...options })
      context.setDefaultTimeout(WAIT_MS)
      const items = { ...localStorage, 'quincunx.settings': { pace: 'at-once', ...settings } }
      for (const [key, value] of Object.entries(items))
        await context.addInitScript(
          // A blank page has no storage.
          `try { localStorage.getItem('${key}') ?? localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(value))}) } catch {}`,
        )
      if (!preloads) await context.addInitScript('window.requestIdleCallback = () => 0')
      for (const script of initScripts) await context.addInitScript(script)
      context.on('page', page => {
        pages.push(page)
        page.on('pageerror', error => errors.push(error.message))
        page.on('console', message => {
          const isError = ['error', 'warning'].includes(message.type())
          if (isError && !IGNORED_MESSAGES.test(message.text())) errors.push(message.text())
        })
      })
      const page = await context.newPage()
      await page.goto(new URL(path, server.url).href)
      // A page that is left while it still loads logs the requests that were cut off.
      await expect(page.locator('h1').first()).toBeVisible()
      return page
    },
  }
}
