import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
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
  const form = page.getByRole('form', { name: 'Claim your name' })
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
  it('what is not there is said kindly, and a mere visit makes nobody a guest', async () => {
    app.allowErrors(/status of 404/)
    const page = await app.openPage('/players/nobody')
    await page.getByRole('heading', { name: 'There is no such player' }).waitFor()
    await goTo(page, '/games/nothing')
    await page.getByRole('heading', { name: 'There is no such game' }).waitFor()
    await goTo(page, '/t/what-is-this')
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor()
    for (const path of ['/together', '/me', '/obstruction?who=online']) {
      await goTo(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    expect(await page.context().cookies()).toEqual([])
    await goTo(page, '/me')
    await page.getByText('The house does not know you yet.').waitFor()
  })

  it('[O11] figures and games are on one’s page, and each game can be replayed', async () => {
    const { ann, bob } = await seatTwoPlayers(app)
    await playOutTogether([ann, bob])
    const won = (await ending(ann).textContent())!.startsWith('YOU WON')
    const other = await playerNameOf(bob)
    await goTo(ann, '/me')
    const row = ann.locator('.list-row', { hasText: `against ${other}` })
    await row.waitFor()
    expect(await row.textContent()).toContain(won ? 'Won' : 'Lost')
    expect(await row.textContent()).toMatch(/No open cell left · 5x5, \d+ marks/)
    const reasons = ann.getByRole('table', { name: 'How they ended' })
    expect(await reasons.getByRole('row').nth(1).textContent()).toBe(
      won ? 'No open cell left10' : 'No open cell left01',
    )
    await ann.getByText('provisional').waitFor()
    await row.getByRole('link', { name: /^Replay/ }).click()
    await ann.getByRole('slider').waitFor()
    expect(await openCells(ann).count()).toBe(0)
    await ann.getByRole('button', { name: 'First position' }).click()
    expect(await marks(ann).count()).toBe(0)
    const link = ann.url().replace(app.server.url, '')
    const eve = await app.openPage(link)
    await eve.getByRole('slider').waitFor()
    await eve.getByRole('link', { name: `${other}’s page` }).click()
    await eve.getByRole('heading', { level: 1, name: other }).waitFor()
    await eve.locator('.list-row').waitFor()
  })

  it('a name is changed, claimed with a password, and signed in with on another device', async () => {
    // What is refused Chromium reports as a failed request.
    app.allowErrors(/status of 40[0139]/)
    const ann = await app.openPage('/together')
    await quickMatch(ann)
    await ann.getByRole('button', { name: 'Leave the table' }).click()
    await ann.getByRole('link', { name: /, your page$/ }).click()
    const naming = ann.getByRole('form', { name: 'Change the name' })
    await naming.getByLabel('Name').fill('Annabel')
    await naming.getByRole('button').click()
    await ann.getByRole('heading', { level: 1, name: 'Annabel' }).waitFor()
    await claim(ann, 'Annabel', 'short')
    await ann.getByText('A password needs at least 8 letters or signs.').first().waitFor()
    expect(await ann.locator('[aria-invalid]').getAttribute('autocomplete')).toBe('new-password')
    await claim(ann, 'Annabel', 'three blue plums')
    await ann.getByText('A name held by a password.').waitFor()

    const phone = await app.openPage('/me', PHONE)
    await signIn(phone, 'annabel', 'three blue figs')
    await phone.getByText('The name or the password is wrong.').first().waitFor()
    await signIn(phone, 'annabel', 'three blue plums')
    await phone.getByRole('heading', { level: 1, name: 'Annabel' }).waitFor()
    await phone.locator('.list-row', { hasText: 'this device' }).waitFor()
    expect(await phone.getByText(/last seen/).count()).toBe(1)

    const eve = await app.openPage('/together')
    await quickMatch(eve)
    await goTo(eve, '/me')
    await claim(eve, 'ANNABEL', 'something else')
    await eve.getByText('belongs to someone else').first().waitFor()

    await ann.reload()
    await ann.getByRole('button', { name: 'Sign out all others' }).click()
    await ann.getByText('All other devices are signed out.').first().waitFor()
    await goTo(phone, '/together')
    await phone
      .getByText(/This device had been signed out, so you are a new guest/)
      .first()
      .waitFor()
    expect(await playerNameOf(phone)).not.toBe('Annabel')
  })

  it('the password is changed, and signing out asks first', async () => {
    app.allowErrors(/status of 403/)
    const ann = await app.openPage('/together')
    await quickMatch(ann)
    await goTo(ann, '/me')
    await claim(ann, 'Beatrix', 'three blue plums')
    const form = ann.getByRole('form', { name: 'Change the password' })
    await form.getByLabel('Present password').fill('wrong one')
    await form.getByLabel('New password').fill('four green gages')
    await form.getByRole('button').click()
    await ann.getByText('That is not your present password.').first().waitFor()
    await form.getByLabel('Present password').fill('three blue plums')
    await form.getByRole('button').click()
    await ann.getByText('The password is changed').first().waitFor()
    await ann.getByRole('button', { name: 'Sign out here' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click()
    await ann.getByText('The house does not know you yet.').waitFor()
    await signIn(ann, 'Beatrix', 'four green gages')
    await ann.getByRole('heading', { level: 1, name: 'Beatrix' }).waitFor()
  })
})

describe('online, in every colour', () => {
  it('axe finds nothing where people sign in, meet, wait, play and end, and on players’ pages', async () => {
    const ann = await app.openPage('/me')
    const clean = async (page: Page) => expect(await findAccessibilityViolations(page)).toEqual([])
    await ann.getByRole('form', { name: 'Sign in on this device' }).waitFor()
    await clean(ann)
    await goTo(ann, '/together')
    await quickMatch(ann)
    await ann.locator('.room-code').waitFor()
    await clean(ann)
    const bob = await app.openPage('/together')
    await bob.getByRole('link', { name: /^Sit down with/ }).waitFor()
    await clean(bob)
    await bob.getByRole('link', { name: /^Sit down with/ }).click()
    await propose(bob, 5, 5)
    await propose(ann, 5, 5)
    await bob.goto(`${app.server.url}/settings`)
    await ann.locator('.message.missing').waitFor()
    await clean(ann)
    await ann.getByRole('button', { name: 'Resign' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await ann.getByText('The draws were fixed').waitFor()
    await clean(ann)
    await goTo(ann, '/me')
    await ann.locator('.list-row').first().waitFor()
    await clean(ann)
    await ann
      .getByRole('link', { name: /^Replay/ })
      .first()
      .click()
    await ann.getByRole('slider').waitFor()
    await clean(ann)
    await ann
      .getByRole('link', { name: /’s page$/ })
      .last()
      .click()
    await ann.locator('.list-row').first().waitFor()
    await clean(ann)
  }, 90_000)
})

describe('on a phone', () => {
  it('an online table fits without scrolling, and no page is wider than the screen', async () => {
    const { ann } = await seatTwoPlayers(app, { rows: 10, columns: 7 }, PHONE)
    const root = 'document.scrollingElement'
    expect(
      await ann.evaluate(`${root}.scrollHeight <= innerHeight && ${root}.scrollWidth <= innerWidth`),
    ).toBe(true)
    for (const path of ['/together', '/me', '/obstruction?who=online']) {
      await goTo(ann, path)
      await ann.getByRole('heading', { level: 1 }).waitFor()
      expect(await ann.evaluate(`${root}.scrollWidth`)).toBe(390)
    }
    await openTable(ann)
    await ann.locator('.room-code').waitFor()
    expect(await ann.evaluate(`${root}.scrollWidth`)).toBe(390)
  })
})
