import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { gradePuzzle } from '#games/solitudo/engine/grader.ts'
import { solve } from '#games/solitudo/engine/solver/solve.ts'
import { readAnyPuzzle } from '#games/solitudo/formats/read-any.ts'
import { sampleDeals } from '#games/solitudo/testing/sample-deals.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { ending } from './obstruction-page.ts'
import { centreOf } from './pointer.ts'
import { cellAt, openPuzzle, SIX_BY_SIX, shadedCellsOf } from './solitudo-page.ts'
import { openTestApp } from './test-app.ts'
import { createTouchDispatcher } from './touchscreen.ts'

const app = openTestApp()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const composePath = (puzzle: string) => `/solitudo/compose?puzzle=${encodeURIComponent(puzzle)}`
const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const published = (page: Page, label: string) => page.getByRole('textbox', { name: label })

/** A shading of 8 by 8 cells to which no cell can be added. */
const SHADED = 'a1 c1 g1 e2 b3 f3 h3 d4 a5 g5 c6 e6 h7 b8 d8 f8'.split(' ')

describe('composing Solitudo', () => {
  it('a puzzle lover makes a unique 8 by 8 of grade 4, and a friend gets it and solves it', async () => {
    const page = await app.openPage('/')
    await page.getByRole('link', { name: 'Compose Solitudo' }).click()
    await page.getByRole('radio', { name: 'Paint' }).check()
    for (const cell of SHADED) await cellAt(page, cell).click()
    await page.getByLabel('Difficulty').selectOption('4')
    await button(page, 'Fill blanks').click()
    await expect(verdict(page)).toContainText('Exactly one solution.')
    await expect(verdict(page)).toContainText('Grade 4 (expert)')
    await expect(verdict(page)).toContainText('It’s the one you painted.')
    await button(page, 'Publish').click()
    const address = await published(page, 'puzz.link URL').inputValue()
    expect(address).toMatch(/^https:\/\/puzz\.link\/p\?hitori\/8\/8\/[1-8]{64}$/)
    const read = readAnyPuzzle(address)
    if (!read.ok) throw new Error(`${address} cannot be read`)
    const { solutions, first } = solve(read.value)
    expect([solutions, gradePuzzle(read.value).grade]).toEqual([1, 4])

    const link = new URL(await published(page, 'Link to play it here').inputValue())
    const friend = await app.openPage(`${link.pathname}${link.search}`)
    await button(friend, 'Play').click()
    for (const cell of shadedCellsOf(first!.join('/'))) await cellAt(friend, cell).click()
    await expect(ending(friend)).toContainText('All three rules hold')
  })

  it('everything works by keyboard, and nothing is lost by a reload', async () => {
    const page = await app.openPage(composePath(sampleDeals.several.puzzle))
    await expect(page).toHaveURL(/\/solitudo\/compose$/)
    await expect(verdict(page)).toContainText('Several solutions.')
    await cellAt(page, 'e3').focus()
    await page.keyboard.press('1')
    await expect(verdict(page)).toContainText('Exactly one solution.')
    await page.keyboard.press('Control+z')
    await expect(verdict(page)).toContainText('Several solutions.')
    await page.keyboard.press('!')
    await expect(button(page, /^a3 1 to 2/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toContainText('Grade 3 (tricky)')
    await cellAt(page, 'a1').focus()
    await page.keyboard.press('#')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toContainText('a1 and b1 are both shaded, but they touch')
    await page.reload()
    await expect(cellAt(page, 'b1')).toHaveAccessibleName('2, painted, breaks a rule, b1')
    await expect(cellAt(page, 'a3')).toHaveAccessibleName('2, a3')
    for (let step = 0; step < 3; step++) await button(page, 'Undo').click()
    await expect(cellAt(page, 'a3')).toHaveAccessibleName('1, a3')
    await expect(verdict(page)).toContainText('Several solutions.')
  })

  it('a drag paints, the right button paints too, and two solutions are shown as a difference', async () => {
    const page = await app.openPage(composePath('...../...../...../...../.....'))
    await page.getByRole('radio', { name: 'Paint' }).check()
    const [start, end] = [await centreOf(cellAt(page, 'a1')), await centreOf(cellAt(page, 'a3'))]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByRole('gridcell', { name: /painted/ })).toHaveCount(3)
    await button(page, 'Undo').click()
    await expect(page.getByRole('gridcell', { name: /painted/ })).toHaveCount(0)
    await page.getByRole('radio', { name: 'Set numbers' }).check()
    await cellAt(page, 'c3').click({ button: 'right' })
    await expect(cellAt(page, 'c3')).toHaveAccessibleName(/painted/)
    await button(page, 'Import').click()
    await page.getByLabel('The puzzle').fill(sampleDeals.several.puzzle)
    await button(page, 'Edit').click()
    await button(page, 'Show the difference').click()
    await expect(cellAt(page, 'e3')).toHaveAccessibleName('2, shaded only in solution 2, e3')
  })

  it('a puzzle in play is edited by the menu, and printed from the editor', async () => {
    const page = await openPuzzle(app, SIX_BY_SIX)
    await button(page, 'Menu').click()
    await page.getByRole('link', { name: 'Edit this puzzle' }).click()
    await expect(verdict(page)).toContainText('Grade 2 (steady)')
    // The browser's own dialog would stop the test; it begins with this event.
    await page.evaluate("globalThis.print = () => dispatchEvent(new Event('beforeprint'))")
    await button(page, 'Publish').click()
    await button(page, 'Print').click()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.printed-puzzle')
    await expect(sheet.locator('svg')).toBeVisible()
    await expect(sheet).toContainText('6×6, steady')
    await expect(page.getByRole('grid')).toBeHidden()
  })

  it('works by touch on a phone, where the page is no wider than the screen', async () => {
    const page = await app.openPage('/solitudo/compose', PHONE)
    await button(page, 'New board').tap()
    await page.getByRole('radio', { name: 'Hexagon' }).check()
    await page.getByLabel(/Cells per side/).fill('3')
    await button(page, 'Start').tap()
    await expect(page.getByRole('gridcell')).toHaveCount(19)
    await cellAt(page, 'c3').tap()
    await button(page, 'Set the cell to 4').tap()
    await expect(cellAt(page, 'c3')).toHaveAccessibleName('4, c3')
    const touch = await createTouchDispatcher(page)
    await page.getByRole('radio', { name: 'Paint' }).check()
    await touch('touchStart', await centreOf(cellAt(page, 'c1')))
    await touch('touchMove', await centreOf(cellAt(page, 'd1')))
    await touch('touchMove', await centreOf(cellAt(page, 'e1')))
    await touch('touchEnd')
    await expect(page.getByRole('gridcell', { name: /painted/ })).toHaveCount(3)
    await expect.poll(() => page.evaluate('document.scrollingElement.scrollWidth')).toBe(390)
    for (const one of await page.getByRole('button').all())
      if (await one.isVisible()) expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  })

  it('axe finds nothing on the editor and its sheets', async () => {
    const page = await app.openPage(composePath(sampleDeals.several.puzzle))
    await button(page, 'Show the difference').click()
    await cellAt(page, 'b2').click()
    expect(await findAccessibilityViolations(page)).toEqual([])
    for (const sheet of ['Publish', 'Your puzzles', 'Import', 'New board']) {
      await button(page, sheet).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findAccessibilityViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})
