import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

const PHONE = { viewport: { width: 390, height: 844 } }

/** Google's limit for a good page is 0.1; half of it is hardly noticed. */
const MOST_SHIFTED = 0.05

/** Sums up how far the parts of each page have moved that no click has moved. */
const OBSERVER = `window.shifted = 0
new PerformanceObserver(list => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value
}).observe({ type: 'layout-shift', buffered: true })`

/** Opens a page whose fonts come only when the page stands, and tells how far its parts have moved. */
async function measureShift(page: Page, path: string): Promise<number> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // Otherwise the fonts of the page before are still there.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.route('**/*.woff2', async route => {
    await released
    await route.continue()
  })
  await page.goto(app.server.url + path, { waitUntil: 'commit' })
  await expect(page.locator('h1').first()).toBeVisible()
  expect(await page.evaluate(`document.fonts.check('16px "Ysabeau Office Variable"')`)).toBe(false)
  release()
  await expect.poll(() => page.evaluate(`document.fonts.check('16px "Ysabeau Office Variable"')`)).toBe(true)
  // The frame in which the fonts are exchanged.
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
  await page.unroute('**/*.woff2')
  return Number(await page.evaluate('window.shifted'))
}

describe('when the fonts come late, hardly anything moves', () => {
  it.each(['', 'scribble', 'worderly'])('on the pages of /%s', async game => {
    const page = await app.openPage(`/${game}`, { ...PHONE, initScripts: [OBSERVER] })
    const paths = [`/${game}`]
    if (game !== '') {
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await expect(page).toHaveURL(/\/g\//)
      paths.push(new URL(page.url()).pathname)
    }
    const shifts: number[] = []
    for (const path of paths) shifts.push(await measureShift(page, path))
    expect(Math.max(...shifts)).toBeLessThan(MOST_SHIFTED)
  })
})
