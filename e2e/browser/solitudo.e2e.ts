import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { writePuzzle } from '#games/solitudo/rules/puzzle.ts'
import { sampleDeals } from '#games/solitudo/testing/sample-deals.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { ending } from './obstruction-page.ts'
import { centreOf } from './pointer.ts'
import { cellAt, cellsMarked, openPuzzle, SIX_BY_SIX, shadedCellsOf } from './solitudo-page.ts'
import { openTestApp } from './test-app.ts'
import { createTouchDispatcher } from './touchscreen.ts'

const app = openTestApp()
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

async function drag(page: Page, from: string, to: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const [start, end] = [await centreOf(cellAt(page, from)), await centreOf(cellAt(page, to))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button })
  await page.mouse.move(end.x, end.y, { steps: 4 })
}

const TWELVE =
  '287c784a95a3/9971341581b6/b1595392489c/637193ac7bc8/c119b983542b/b5436257c68b/895a61b5bc48/3baacc731b35/764b8a213452/57b72827a321/34cc5738bc6a/37845ccb31aa'

/** A Latin square with one number changed in a corner: a cheap puzzle of any size. */
function latin(size: number): string {
  const cells = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => 1 + ((row + column) % size)),
  )
  cells[0]![0] = 2
  return writePuzzle({ shape: 'rectangle', cells })
}

describe('Solitudo in the browser', () => {
  it('[H2, H9] is solved by mouse: the right button keeps, a drag paints, a click shades', async () => {
    const page = await openPuzzle(app, SIX_BY_SIX)
    await drag(page, 'a2', 'd2', 'right')
    await expect(cellsMarked(page, 'kept')).toHaveCount(4)
    await page.mouse.up({ button: 'right' })
    await expect(page.getByText('a2 b2 c2 d2')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cellsMarked(page, 'kept')).toHaveCount(0)
    for (const cell of shadedCellsOf(SIX_BY_SIX.solution)) await cellAt(page, cell).click()
    await expect(ending(page)).toContainText('All three rules hold')
    await expect(cellsMarked(page, 'shaded')).toHaveCount(shadedCellsOf(SIX_BY_SIX.solution).length)
  })

  it('[H9] a stroke is cancelled by Escape, and nothing changes', async () => {
    const page = await openPuzzle(app, SIX_BY_SIX)
    await drag(page, 'b2', 'e2')
    await expect(cellsMarked(page, 'shaded')).toHaveCount(4)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(cellsMarked(page, 'shaded')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('[H9, H12] a hexagon is solved by touch on a phone, and neither drag nor pinch moves the page', async () => {
    const page = await openPuzzle(app, sampleDeals.hexagon, { shape: 'hexagon' }, PHONE)
    const touch = await createTouchDispatcher(page)
    const [left, right] = [await centreOf(cellAt(page, 'a3')), await centreOf(cellAt(page, 'b3'))]
    // Start and move are sent together, because a pause between them would be a long press.
    await Promise.all([touch('touchStart', left), touch('touchMove', { ...left, x: (left.x + right.x) / 2 })])
    await touch('touchMove', right)
    await touch('touchEnd')
    await expect(cellsMarked(page, 'shaded')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cellsMarked(page, 'shaded')).toHaveCount(0)
    await Promise.all([touch('touchStart', left), touch('touchStart', left, right)])
    await touch('touchMove', left, { ...right, y: right.y + 30 })
    await touch('touchEnd')
    await expect(cellsMarked(page, 'shaded')).toHaveCount(0)
    await touch('touchStart', left)
    await expect(cellsMarked(page, 'kept')).toHaveCount(1)
    await touch('touchEnd')
    expect(await page.evaluate('scrollX + scrollY')).toBe(0)
    for (const cell of shadedCellsOf(sampleDeals.hexagon.solution)) await cellAt(page, cell).tap()
    await expect(ending(page)).toBeVisible()
  })

  it('[H12] arrows lead to all six neighbours, past a hole', async () => {
    const page = await openPuzzle(app, sampleDeals.holed, { shape: 'holed' })
    await cellAt(page, 'b3').focus()
    await page.keyboard.press('ArrowRight')
    await expect(cellAt(page, 'd3')).toBeFocused()
    await page.keyboard.press('Shift+ArrowUp')
    await expect(cellAt(page, 'e2')).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(cellAt(page, 'd3')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(cellAt(page, 'd2')).toBeFocused()
  })
})

describe('in every colour', () => {
  it('[H6] axe finds nothing on a board with wrong marks, a trial and equal numbers', async () => {
    const moves = ['shade b1', 'keep a2 b2', 'try', 'shade d4', 'keep c4']
    const page = await openPuzzle(app, SIX_BY_SIX, { mode: 'practice' }, { moves })
    await expect(page.getByRole('gridcell', { name: /^2 shaded, wrong, b1$/ })).toBeVisible()
    await cellAt(page, 'c3').focus()
    await page.keyboard.press('$')
    await expect(page.locator('.so-equal').first()).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})

describe('large boards', () => {
  const PUZZLES = { 12: TWELVE, 20: latin(20) }
  const openLarge = (size: 12 | 20, viewport: { readonly width: number; readonly height: number }) =>
    openPuzzle(app, { puzzle: PUZZLES[size], solution: '', rating: 'several' }, {}, { ...PHONE, viewport })

  it('fit a phone up to twelve by twelve, in cells of 24 pixels', async () => {
    const page = await openLarge(12, PHONE.viewport)
    const box = (await page.getByRole('grid').boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(360)
    expect(box.y + box.height).toBeLessThanOrEqual(640)
    expect((await cellAt(page, 'a1').boundingBox())!.width).toBeGreaterThanOrEqual(24)
    await expect(page.locator('.board[data-scrolls]')).toHaveCount(0)
  })

  it('scroll in their frame beyond that, while the page does not move', async () => {
    const page = await openLarge(20, { width: 390, height: 844 })
    await expect(page.locator('.board[data-scrolls]')).toBeVisible()
    await expect.poll(() => page.evaluate('document.scrollingElement.scrollHeight')).toBe(844)
    const touch = await createTouchDispatcher(page)
    const from = await centreOf(cellAt(page, 'f9'))
    await Promise.all([touch('touchStart', from), touch('touchMove', { x: from.x - 30, y: from.y })])
    for (const step of [60, 90, 120]) await touch('touchMove', { x: from.x - step, y: from.y })
    await touch('touchEnd')
    await expect.poll(() => page.evaluate("document.querySelector('.board').scrollLeft")).toBeGreaterThan(50)
    await expect(cellsMarked(page, 'shaded')).toHaveCount(0)
    await cellAt(page, 't20').focus()
    await page.keyboard.press('#')
    await expect(cellsMarked(page, 'shaded')).toHaveCount(1)
    await expect(cellAt(page, 't20')).toBeInViewport()
  })
})
