import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { gameIds, loadGame, titleOf } from '#games/catalog.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

/** The lines typed in each step, wherever the step puts the focus; in other games, the answers of the steps. */
const TYPED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  guessgo: [['plum'], ['apple', 'quince'], ['pear']],
  obstruction: [[''], ['d1'], ['c1', 'e1']],
  scribble: [['heart'], ['/e10 across hats'], ['/exchange ccxlg']],
  solitudo: [['/shade e1'], ['/keep b3', 'shade e3'], ['/keep a2', 'shade d2']],
  worderly: [['red'], ['age'], ['garden']],
}

/** Until then the layout may still shift. */
const FONTS_LOADED = 'document.fonts.ready.then(() => {})'

/** A slash leads from the board to the line for moves, and the focus stays there until the step is done. */
const typedMoves = (moves: readonly string[]) => moves.map((move, index) => (index === 0 ? `/${move}` : move))

const offer = (page: Page) => page.locator('.first-offer')
const step = (page: Page) => page.locator('.first-step')
const enter = async (page: Page, text: string) => {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

describe('the first steps', () => {
  it.each(gameIds)('of %s are offered once, and completed by keyboard alone', async id => {
    const page = await app.openPage(`/${id}`)
    const { firstSteps } = await (await loadGame(id))!.loadFirstSteps()
    await expect(offer(page)).toContainText('New here?')
    await offer(page).getByRole('link').focus()
    await page.keyboard.press('Enter')
    for (const [index, { heading, answer }] of firstSteps.entries()) {
      await expect(step(page).getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('[role=gridcell]:focus')).toBeVisible()
      for (const line of TYPED[id]?.[index] ?? typedMoves(answer)) {
        await enter(page, line)
        await expect(page.locator('.first-answer')).toBeVisible()
      }
      await expect(page.locator('.first-step .primary:focus')).toBeVisible()
      await page.keyboard.press('Enter')
    }
    // The last button begins a game.
    await expect(page).toHaveURL(new RegExp(`/${id}/g/`))
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${titleOf(id)}`) })).toBeAttached()
    // Nothing of the steps is left for a screen reader.
    for (const { heading } of firstSteps) await expect(page.locator('.live')).not.toContainText(heading)
    await page.goto(`${app.server.url}/${id}`)
    await expect(offer(page)).toHaveText('First steps')
  })

  it('explain a wrong move, show a right one, and can be left for good', async () => {
    const page = await app.openPage('/obstruction/first')
    const grid = page.getByRole('grid')
    await expect(grid).toBeVisible()
    await page.evaluate(FONTS_LOADED)
    const gridBox = await grid.boundingBox()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('gridcell', { name: /a1$/ }).click()
    await expect(page.locator('.message.refused', { hasText: 'Try further in.' })).toBeVisible()
    await page.getByRole('button', { name: 'Show me' }).click()
    await expect(page.locator('.message.hint', { hasText: 'One way to do it: c3' })).toBeVisible()
    await expect(page.locator('.cell.pointed')).toHaveCount(1)
    await page.getByRole('gridcell', { name: /c3$/ }).click()
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await expect.poll(() => grid.boundingBox()).toEqual(gridBox)
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/obstruction$/)
    await expect(offer(page)).toHaveText('First steps')
  })
})
