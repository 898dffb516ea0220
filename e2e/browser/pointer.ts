import type { Locator } from 'playwright-core'

export interface Point {
  readonly x: number
  readonly y: number
}

export async function centreOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Clicks a button that is dimmed (aria-disabled) but answers with the reason why it does nothing.
 * Playwright's own click waits for such a button to be enabled.
 */
export async function clickDimmed(button: Locator): Promise<void> {
  await button.and(button.page().locator('[aria-disabled=true]')).scrollIntoViewIfNeeded()
  const { x, y } = await centreOf(button)
  await button.page().mouse.click(x, y)
}
