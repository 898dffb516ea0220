import type { Page } from 'playwright-core'

/**
 * Waits two frames, in which the page runs the effects of its last drawing: it installs key handlers and makes its
 * announcements. Needed only before keys that are not sent to a focused element.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
  )
}
