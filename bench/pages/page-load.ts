import type { Browser } from 'playwright-core'

/**
 * Records when the page is usable: a heading and something to press have been drawn. It checks only when the page
 * changes, because checking at every frame or polling from outside would slow the page down.
 */
const USABLE_OBSERVER_SCRIPT = `{
  const watch = new MutationObserver(() => {
    if (!document.querySelector('h1') || !document.querySelector('main :is(a[href], button)')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.usableAt = performance.now() }))
  })
  watch.observe(document, { childList: true, subtree: true })
}`

/** The interval for polling the recorded time, long enough not to disturb the page. */
const POLL_MS = 1500

/** The time in ms from requesting a page with an empty cache until it is usable. */
export async function measureLoad(browser: Browser, url: string, throttling: number): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(USABLE_OBSERVER_SCRIPT)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttling })
    await page.goto(url, { waitUntil: 'commit' })
    for (;;) {
      await page.waitForTimeout(POLL_MS)
      const usableAt = await page.evaluate<number | undefined>('window.usableAt')
      if (usableAt !== undefined) return usableAt
    }
  } finally {
    await context.close()
  }
}
