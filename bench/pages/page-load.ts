import type { Browser } from 'playwright-core'

/**
 * Notes when what one came for is there and has been drawn: a heading, and something to press. It looks when the page
 * changes, not at every frame, and is not asked meanwhile: either would be work of its own.
 */
const USABLE_OBSERVER_SCRIPT = `{
  const watch = new MutationObserver(() => {
    if (!document.querySelector('h1') || !document.querySelector('main :is(a[href], button)')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.usableAt = performance.now() }))
  })
  watch.observe(document, { childList: true, subtree: true })
}`

/** How often it is looked whether the page has noted it. */
const POLL_MS = 1500

/** Milliseconds from asking for a page that was never loaded before until it can be used. */
export async function measureLoad(browser: Browser, url: string, slower: number): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(USABLE_OBSERVER_SCRIPT)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
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
