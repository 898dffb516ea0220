import type { Page } from 'playwright-core'

/** Touches with any number of fingers, which a mouse cannot stand in for. */
export async function createTouchDispatcher(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: { readonly x: number; readonly y: number }[]
  ) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
}
