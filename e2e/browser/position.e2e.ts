import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** CORN across from h8, with the tiles of the player to move and those of the other, or `?` for unknown ones. */
const ownLine = (bags: string) =>
  `${'15/'.repeat(7)}7CORN4/${'15/'.repeat(6)}15 ${bags} 18/6 round 3 passes 0 loose`
const CGP = `${'15/'.repeat(7)}7CORN4/${'15/'.repeat(6)}15 AEGNRTV/ 6/18 0`

const editor = (page: Page) => page.getByRole('grid', { name: 'The board to set up' })
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`, ${name}\\b`) })
const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bestPlays = (page: Page) => page.getByRole('listbox', { name: 'Best plays' }).getByRole('option')

async function read(page: Page, line: string): Promise<void> {
  await field(page, /^Or paste a position/).fill(line)
  await button(page, 'Read').click()
}

describe('setting up a position of Scribble', () => {
  it('a position typed on the board is analysed, and its link opens it again', async () => {
    const page = await app.openPage('/scribble/position')
    await expect(editor(page)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await cell(page, 'h8').click()
    await page.keyboard.type('corn')
    await expect(cell(page, 'k8')).toHaveAccessibleName('N, k8')
    await field(page, 'Tiles of the player to move').fill('aegnrtv')
    await button(page, 'Analyse').click()
    await expect(page).toHaveURL(/\/replay#/)
    await expect(bestPlays(page).first()).toHaveAccessibleName(
      /^1\. [A-Z]+ at [a-o]\d+ (across|down).* \d+ points/,
    )
    const friend = await app.openPage(new URL(page.url()).pathname + new URL(page.url()).hash)
    await expect(bestPlays(friend).first()).toBeVisible()
    await expect(friend.getByRole('gridcell', { name: /^C, h8/ })).toBeVisible()
  })

  it('our own line and CGP fill the form, with both bags or one; a mistake in them is named', async () => {
    const page = await app.openPage('/scribble/position')
    await read(page, ownLine('AEGNRTV/FOGARTY'))
    await expect(field(page, 'Tiles of the player to move')).toHaveValue('AEGNRTV')
    await expect(field(page, 'Tiles of the other player, if known')).toHaveValue('FOGARTY')
    await expect(field(page, 'Score of the player to move')).toHaveValue('18')
    await expect(cell(page, 'h8')).toHaveAccessibleName(/^C, h8/)
    await read(page, CGP)
    await expect(field(page, 'Tiles of the other player, if known')).toHaveValue('')
    await expect(field(page, 'Score of the other player')).toHaveValue('18')
    await read(page, ownLine('AEGNRTV/FOGARTY').replace('7CORN4', '7CORN9'))
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await read(page, ownLine('AEGNRTV/FOGARTY'))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await button(page, 'Analyse').click()
    // Both bags are known, so both are shown.
    await expect(bestPlays(page).first()).toBeVisible()
    await expect(page.getByText('Second player’s tiles:')).toBeVisible()
  })

  it('without tiles for the player to move the page says so and stays', async () => {
    const page = await app.openPage('/scribble/position')
    await button(page, 'Analyse').click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(page).toHaveURL(/\/scribble\/position$/)
  })

  it('works by touch on a phone, where the whole board is in sight', async () => {
    const page = await app.openPage('/scribble/position', PHONE)
    const corner = (await cell(page, 'o15').boundingBox())!
    expect(corner.x + corner.width).toBeLessThanOrEqual(390)
    await cell(page, 'd4').tap()
    await button(page, 'Switch to down').tap()
    await field(page, /^Letters from d4 down/).fill('corn')
    await button(page, 'Lay').tap()
    await expect(cell(page, 'd7')).toHaveAccessibleName('N, d7')
    await cell(page, 'd7').tap()
    await field(page, /^Letters from d7 down/).fill('.')
    await button(page, 'Lay').tap()
    await expect(cell(page, 'd7')).toHaveAccessibleName('empty, d7')
    await expect.poll(() => page.evaluate('document.scrollingElement.scrollWidth')).toBe(390)
    await field(page, 'Tiles of the player to move').fill('aegnrtv')
    await button(page, 'Analyse').tap()
    await expect(bestPlays(page).first()).toBeVisible()
    const analysed = (await cell(page, 'o15').boundingBox())!
    expect(analysed.x + analysed.width).toBeLessThanOrEqual(390)
  })
})
