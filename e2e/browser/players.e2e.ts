import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { ending, marks, openCells } from './obstruction-page.ts'
import {
  openTable,
  playerNameOf,
  playOutTogether,
  propose,
  quickMatch,
  seatTwoPlayers,
} from './online-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const goTo = (page: Page, path: string) => page.goto(app.server.url + path)

async function claim(page: Page, name: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Register your name' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button').click()
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in on this device' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button').click()
}

describe('players', () => {
  it('missing pages are reported kindly, and a visit alone does not create a guest', async () => {
    app.allowErrors(/status of 404/)
    const page = await app.openPage('/players/nobody')
    await expect(page.getByRole('heading', { name: 'Player not found' })).toBeVisible()
    await goTo(page, '/games/nothing')
    await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible()
    await goTo(page, '/t/what-is-this')
    await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible()
    for (const path of ['/together', '/me', '/obstruction?who=online']) {
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(await page.context().cookies()).toEqual([])
    await goTo(page, '/me')
    await expect(page.getByText('You haven’t played online yet.')).toBeVisible()
  })

  it('[O11] a player’s page has statistics and games, and each game can be replayed', async () => {
    const { ann, bob } = await seatTwoPlayers(app)
    await playOutTogether([ann, bob])
    await expect(ending(ann)).toHaveText(/^YOU (WON|LOST)/)
    const won = (await ending(ann).textContent())!.startsWith('YOU WON')
    const other = await playerNameOf(bob)
    await goTo(ann, '/me')
    const row = ann.locator('.list-row', { hasText: `against ${other}` })
    await expect(row).toContainText(won ? 'Won' : 'Lost')
    await expect(row).toContainText(/No open cells left · 5×5, \d+ marks/)
    const reasons = ann.getByRole('table', { name: 'How games ended' })
    await expect(reasons.getByRole('row').nth(1)).toHaveText(
      won ? 'No open cells left10' : 'No open cells left01',
    )
    await expect(ann.getByText('provisional')).toBeVisible()
    await row.getByRole('link', { name: /^Replay/ }).click()
    await expect(ann.getByRole('slider')).toBeVisible()
    await expect(openCells(ann)).toHaveCount(0)
    await ann.getByRole('button', { name: 'First position' }).click()
    await expect(marks(ann)).toHaveCount(0)
    const link = ann.url().replace(app.server.url, '')
    const eve = await app.openPage(link)
    await expect(eve.getByRole('slider')).toBeVisible()
    await eve.getByRole('link', { name: `${other}’s page` }).click()
    await expect(eve.getByRole('heading', { level: 1, name: other })).toBeVisible()
    await expect(eve.locator('.list-row')).toBeVisible()
    // A visitor who does not play here has nothing to report.
    await expect(eve.getByRole('button', { name: 'Report this name' })).toHaveCount(0)
    await goTo(ann, new URL(eve.url()).pathname)
    await ann.getByRole('button', { name: 'Report this name' }).click()
    await expect(ann.locator('.message')).toHaveText('Reported. The host of this server will look at it.')
  })

  it('a name is changed, claimed with a password, and used to sign in on another device', async () => {
    // Chromium logs refused requests as failed.
    app.allowErrors(/status of 40[0139]/)
    const ann = await app.openPage('/together')
    await quickMatch(ann)
    await ann.getByRole('button', { name: 'Leave the table' }).click()
    await ann.getByRole('link', { name: /, your page$/ }).click()
    const naming = ann.getByRole('form', { name: 'Change name' })
    await naming.getByLabel('Name').fill('Annabel')
    await naming.getByRole('button').click()
    await expect(ann.getByRole('heading', { level: 1, name: 'Annabel' })).toBeVisible()
    await claim(ann, 'Annabel', 'short')
    await expect(ann.getByText('A password needs at least 8 characters.').first()).toBeVisible()
    await expect(ann.locator('[aria-invalid]')).toHaveAttribute('autocomplete', 'new-password')
    await claim(ann, 'Annabel', 'three blue plums')
    await expect(ann.getByText(/^Registered\. Member since /)).toBeVisible()

    const phone = await app.openPage('/me', PHONE)
    await signIn(phone, 'annabel', 'three blue figs')
    await expect(phone.getByText('The name or the password is wrong.').first()).toBeVisible()
    await signIn(phone, 'annabel', 'three blue plums')
    await expect(phone.getByRole('heading', { level: 1, name: 'Annabel' })).toBeVisible()
    await expect(phone.locator('.list-row', { hasText: 'this device' })).toBeVisible()
    await expect(phone.getByText(/last seen/)).toHaveCount(1)

    const eve = await app.openPage('/together')
    await quickMatch(eve)
    await goTo(eve, '/me')
    await claim(eve, 'ANNABEL', 'something else')
    await expect(eve.getByText('is taken').first()).toBeVisible()

    await goTo(phone, '/settings')
    await ann.reload()
    await ann.getByRole('button', { name: 'Sign out all others' }).click()
    await expect(ann.getByText('All other devices are signed out.').first()).toBeVisible()
    await goTo(phone, '/together')
    await expect(phone.getByText(/This device was signed out, so you’re a new guest/).first()).toBeVisible()
    await expect.poll(() => playerNameOf(phone)).not.toBe('Annabel')
  })

  it('the password is changed, and signing out asks first', async () => {
    app.allowErrors(/status of 403/)
    const ann = await app.openPage('/together')
    await quickMatch(ann)
    await goTo(ann, '/me')
    await claim(ann, 'Beatrix', 'three blue plums')
    const form = ann.getByRole('form', { name: 'Change password' })
    await form.getByLabel('Current password').fill('wrong one')
    await form.getByLabel('New password').fill('four green gages')
    await form.getByRole('button').click()
    await expect(ann.getByText('That isn’t your current password.').first()).toBeVisible()
    await form.getByLabel('Current password').fill('three blue plums')
    await form.getByRole('button').click()
    await expect(ann.getByText('Password changed.').first()).toBeVisible()
    await ann.getByRole('button', { name: 'Sign out here' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click()
    await expect(ann.getByText('You haven’t played online yet.')).toBeVisible()
    await signIn(ann, 'Beatrix', 'four green gages')
    await expect(ann.getByRole('heading', { level: 1, name: 'Beatrix' })).toBeVisible()
  })

  it('a device that was signed out elsewhere says so and offers to sign in', async () => {
    app.allowErrors(/status of 401/)
    const ann = await app.openPage('/together')
    // Private, so that nobody is matched with it.
    await openTable(ann)
    await goTo(ann, '/me')
    await claim(ann, 'Cordelia', 'three blue plums')
    const phone = await app.openPage('/me')
    await signIn(phone, 'Cordelia', 'three blue plums')
    await phone.getByRole('button', { name: 'Sign out all others' }).click()
    await expect(ann.getByText('This device has been signed out.').first()).toBeVisible()
    await expect(ann.getByRole('form', { name: 'Sign in on this device' })).toBeVisible()
    await expect(phone.locator('.list-row strong')).toHaveCount(1)
  })
})

describe('online, in every colour', () => {
  it('axe finds nothing where people sign in, meet, wait, play and end, and on players’ pages', async () => {
    const ann = await app.openPage('/me')
    const expectNoViolations = async (page: Page) =>
      expect(await findAccessibilityViolations(page)).toEqual([])
    await expect(ann.getByRole('form', { name: 'Sign in on this device' })).toBeVisible()
    await expectNoViolations(ann)
    await goTo(ann, '/together')
    await quickMatch(ann)
    await expect(ann.locator('.room-code')).toBeVisible()
    await expectNoViolations(ann)
    const bob = await app.openPage('/together')
    await expect(bob.getByRole('link', { name: /^Join / })).toBeVisible()
    await expectNoViolations(bob)
    await bob.getByRole('link', { name: /^Join / }).click()
    await propose(bob, 5, 5)
    await propose(ann, 5, 5)
    await bob.goto(`${app.server.url}/settings`)
    await expect(ann.locator('.message.missing')).toBeVisible()
    await expectNoViolations(ann)
    await ann.getByRole('button', { name: 'Resign' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await expect(ann.getByText('Fair draw verified')).toBeVisible()
    await expectNoViolations(ann)
    await goTo(ann, '/me')
    await expect(ann.locator('.list-row').first()).toBeVisible()
    await expectNoViolations(ann)
    await ann
      .getByRole('link', { name: /^Replay/ })
      .first()
      .click()
    await expect(ann.getByRole('slider')).toBeVisible()
    await expectNoViolations(ann)
    await ann
      .getByRole('link', { name: /’s page$/ })
      .last()
      .click()
    await expect(ann.locator('.list-row').first()).toBeVisible()
    await expectNoViolations(ann)
  })
})

describe('on a phone', () => {
  it('an online table fits without scrolling, and no page is wider than the screen', async () => {
    const { ann } = await seatTwoPlayers(app, { rows: 10, columns: 7 }, PHONE)
    const root = 'document.scrollingElement'
    await expect
      .poll(() => ann.evaluate(`${root}.scrollHeight <= innerHeight && ${root}.scrollWidth <= innerWidth`))
      .toBe(true)
    for (const path of ['/together', '/me', '/obstruction?who=online']) {
      await goTo(ann, path)
      await expect(ann.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => ann.evaluate(`${root}.scrollWidth`)).toBe(390)
    }
    await openTable(ann)
    await expect(ann.locator('.room-code')).toBeVisible()
    await expect.poll(() => ann.evaluate(`${root}.scrollWidth`)).toBe(390)
  })
})
