import type { Page } from 'playwright-core'
import type { Point } from './pointer.ts'

/** Sends touches with any number of fingers, which Playwright's own touchscreen cannot. */
export async function createTouchDispatcher(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
}
