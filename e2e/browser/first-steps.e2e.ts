import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import { titleOf } from '#games/game-list.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

/** What is typed in each step, with the focus where the step puts it; each line ends with Enter. */
const TYPED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  guessgo: [['plum'], ['apple', 'quince'], ['pear']],
  obstruction: [[''], ['d1'], ['c1', 'e1']],
  scribble: [['heart'], ['/e10 across hats'], ['/exchange ccxlg']],
  solitudo: [['/shade e1'], ['/keep b3', 'shade e3'], ['/keep a2', 'shade d2']],
  worderly: [['red'], ['age'], ['garden']],
}

const offer = (page: Page) => page.locator('.first-offer')
const step = (page: Page) => page.locator('.first-step')
const enter = async (page: Page, text: string) => {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

describe('the first steps', () => {
  it.each(gameIds)('of %s are offered once, and made by keyboard alone', async id => {
    const page = await app.openPage(`/${id}`)
    const { firstSteps } = await (await loadGame(id))!.loadFirstSteps()
    expect(await offer(page).textContent()).toContain('New here?')
    await offer(page).getByRole('link').focus()
    await page.keyboard.press('Enter')
    for (const [index, lines] of TYPED[id]!.entries()) {
      const { heading } = firstSteps[index]!
      await step(page).getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.locator('[role=gridcell]:focus').waitFor()
      for (const line of lines) {
        await enter(page, line)
        await page.locator('.first-answer').waitFor()
      }
      await page.locator('.first-step .primary:focus').waitFor()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('heading', { level: 1, name: titleOf(id) }).waitFor()
    expect(page.url()).toMatch(new RegExp(`/${id}$`))
    expect(await offer(page).textContent()).toBe('First steps')
  })

  it('answer what does not do it, show how it is done, and can be skipped for good', async () => {
    const page = await app.openPage('/obstruction/first')
    const before = await page.getByRole('grid').boundingBox()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('gridcell', { name: /a1$/ }).click()
    await page.locator('.message.refused', { hasText: 'Go further in.' }).waitFor()
    await page.getByRole('button', { name: 'Show me' }).click()
    await page.locator('.message.hint', { hasText: 'One way to do it: c3' }).waitFor()
    await page.getByRole('gridcell', { name: /c3$/ }).click()
    await page.getByRole('button', { name: 'Next' }).waitFor()
    expect(await page.getByRole('grid').boundingBox()).toEqual(before)
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.waitForURL(/\/obstruction$/)
    expect(await offer(page).textContent()).toBe('First steps')
    await page.goto(`${app.server.url}/guessgo`)
    const form = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox()
    await offer(page).getByRole('button', { name: 'Skip' }).click()
    expect(await page.getByRole('button', { name: 'Play', exact: true }).boundingBox()).toEqual(form)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await offer(page).textContent()).toBe('First steps')
  })
})
