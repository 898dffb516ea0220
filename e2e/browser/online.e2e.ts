import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { cell, ending, liveRegion, marks, openCells } from './obstruction-page.ts'
import {
  markInTurn,
  missingMessage,
  openTable,
  playerNameOf,
  playOutTogether,
  propose,
  quickMatch,
  seatTwoPlayers,
} from './online-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

describe('a game of Obstruction online', () => {
  it('[O2, O3, O6, O10, O12] two players who look for a match find each other, propose sizes, play to the end and start a rematch', async () => {
    const ann = await app.openPage('/together')
    await quickMatch(ann)
    await expect(ann.getByText('Waiting for an opponent').first()).toBeVisible()
    const bob = await app.openPage('/')
    await expect(bob.getByText('1 player waiting')).toBeVisible()
    await bob.getByRole('link', { name: 'Find an opponent' }).click()
    await quickMatch(bob)
    await expect(bob).toHaveURL(ann.url())
    await propose(ann, 5, 5)
    await expect(ann.getByText('Waiting for your opponent’s proposal.').first()).toBeVisible()
    await expect(bob.locator('main')).not.toContainText('5×5')
    await propose(bob, 5, 5)
    await expect(openCells(ann)).toHaveCount(25)
    // Between people there are no hints and no undo.
    for (const name of ['Undo', 'Redo', 'Hint'])
      await expect(ann.getByRole('button', { name })).toHaveCount(0)
    await playOutTogether([ann, bob])
    const results = [ann, bob].map(page => ending(page).getByRole('heading'))
    for (const result of results) await expect(result).toHaveText(/^YOU (WON|LOST)$/)
    const headlines = await Promise.all(results.map(result => result.textContent()))
    expect(headlines.toSorted()).toEqual(['YOU LOST', 'YOU WON'])
    await expect(ending(ann)).toContainText('made the last mark')
    for (const page of [ann, bob]) {
      await expect(page.getByText('Fair draw verified. How?')).toBeVisible()
      await expect(liveRegion(page, 'assertive')).toContainText(/YOU (WON|LOST)/)
    }
    const first = ann.url()
    await ann.getByRole('button', { name: 'Rematch' }).click()
    await expect(ann.getByText('You offered a rematch.').first()).toBeVisible()
    await expect(ann.getByRole('heading', { name: /^YOU/ })).toBeFocused()
    await expect(bob.getByText(`${await playerNameOf(ann)} wants a rematch.`).first()).toBeVisible()
    await bob.getByRole('button', { name: 'Rematch' }).click()
    for (const page of [ann, bob]) {
      await expect(page).toHaveURL(url => url.href !== first)
      await expect(page.getByRole('button', { name: 'Propose' })).toBeVisible()
    }
    await expect(ann).toHaveURL(bob.url())
  })

  it('by link: the code is shown and copied, the table is not listed, and a visitor may sit down', async () => {
    const ann = await app.openPage('/settings', { permissions: ['clipboard-read', 'clipboard-write'] })
    const code = await openTable(ann)
    await expect(ann.locator('.room-code')).toHaveText(code)
    await ann.getByRole('button', { name: 'Copy link' }).click()
    await expect(ann.getByText('Link copied.').first()).toBeVisible()
    await expect
      .poll(() => ann.evaluate('navigator.clipboard.readText()'))
      .toBe(`${app.server.url}/t/${code}`)
    // A page without TLS has no clipboard API.
    await ann.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await ann.getByRole('button', { name: 'Copy code' }).click()
    await expect(ann.getByText('Code copied.').first()).toBeVisible()
    const bob = await app.openPage('/together')
    await expect(bob.getByText('No open tables right now.')).toBeVisible()
    const field = bob.getByRole('textbox', { name: 'Table code' })
    await field.press('Control+V')
    await expect(field).toHaveValue(code)
    await field.fill('plum')
    await bob.getByRole('button', { name: 'Join' }).click()
    await expect(bob.getByText('A code is a letter, a digit and one or two words')).toBeVisible()
    await bob.getByRole('textbox', { name: 'Table code' }).fill('z2 nowhere')
    await bob.getByRole('button', { name: 'Join' }).click()
    await expect(bob.getByRole('heading', { name: 'Table not found' })).toBeVisible()
    await bob.getByRole('textbox', { name: 'Table code' }).fill(` ${code.toLowerCase().replace('-', ' ')} `)
    await bob.getByRole('button', { name: 'Join' }).click()
    await expect(bob.getByText('A seat is free. Join the game, or watch.')).toBeVisible()
    await bob.getByRole('button', { name: 'Join' }).click()
    for (const page of [ann, bob]) await expect(page.getByRole('grid')).toBeVisible()
    await expect(liveRegion(ann, 'polite')).toContainText('The game begins.')
  })

  it('an open table is listed, can be watched and left, and closes when nobody is left', async () => {
    const ann = await app.openPage('/settings')
    const code = await openTable(ann, { seating: 'Anyone' })
    const bob = await app.openPage('/together')
    const name = await playerNameOf(ann)
    await bob.getByRole('link', { name: `Watch ${name}` }).click()
    await expect(bob.getByText('You’re watching. The game appears here')).toBeVisible()
    await ann.getByRole('button', { name: 'Leave the table' }).click()
    await expect(ann).toHaveURL(/\/together$/)
    await expect(bob.getByRole('heading', { name: 'This table is closed' })).toBeVisible()
    await ann.goto(`${app.server.url}/t/${code}`)
    await expect(ann.getByRole('heading', { name: /This table is closed|no such table/ })).toBeVisible()
  })

  it('[O5, O10] a refused move has its reason, resigning asks first, and a spectator sees everything but has no controls', async () => {
    const { ann, bob, code } = await seatTwoPlayers(app)
    const name = await playerNameOf(bob)
    const eve = await app.openPage(`/t/${code}`)
    await expect(eve.getByText('You’re watching this game.')).toBeVisible()
    await markInTurn([ann, bob], 'b2')
    await expect(marks(eve)).toHaveCount(1)
    await cell(bob, 'c3').click()
    await expect(
      bob.getByText('c3 is blocked by a mark next to it. Choose an open cell.').first(),
    ).toBeVisible()
    await cell(ann, 'e5').click()
    await expect(ann.getByText('It isn’t your turn yet.').first()).toBeVisible()
    await expect(eve.getByRole('button', { name: /Resign|Undo|Hint|Play it/ })).toHaveCount(0)
    await cell(eve, 'a1').click()
    await bob.getByRole('button', { name: 'Resign' }).click()
    await bob.getByRole('button', { name: 'Keep playing' }).click()
    await expect(bob.getByRole('dialog')).toBeHidden()
    await expect(ending(bob)).toHaveCount(0)
    await bob.getByRole('button', { name: 'Resign' }).click()
    await bob.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await expect(ending(bob).getByText('You resigned.')).toBeVisible()
    await expect(ending(ann)).toContainText(`YOU WON${name} resigned.`)
    await expect(ending(eve).getByText(`${name} resigned.`)).toBeVisible()
    await expect(marks(eve)).toHaveCount(1)
    await expect(eve.getByRole('button', { name: 'Rematch' })).toHaveCount(0)
  })

  it('[O8] the opponent sees a countdown for a player who left; that player may return, and loses when the time is up', async () => {
    const { ann, bob } = await seatTwoPlayers(app)
    const name = await playerNameOf(bob)
    await markInTurn([ann, bob], 'c3')
    await expect(bob.getByText('you have 30 seconds to come back')).toHaveCount(1)
    const tableUrl = bob.url()
    await bob.goto(`${app.server.url}/settings`)
    await expect(missingMessage(ann)).toContainText(
      new RegExp(`^${name} has disconnected: (30|[12]\\d) s to return`),
    )
    await expect(liveRegion(ann, 'polite')).toContainText(`${name} has disconnected`)
    await expect(missingMessage(ann)).toContainText(/(2[0-8]|1\d) s to return/)
    await expect(liveRegion(ann, 'polite')).not.toHaveText(/disconnected.*disconnected/s)
    await bob.goto(`${app.server.url}/`)
    await bob.getByRole('link', { name: /^(Your turn:|Back to) Obstruction with/ }).click()
    await expect(bob).toHaveURL(tableUrl)
    await expect(missingMessage(ann)).toHaveCount(0)
    await expect(liveRegion(ann, 'polite')).toContainText(`${name} is back.`)
    await bob.goto(`${app.server.url}/settings`)
    await expect(missingMessage(ann)).toBeVisible()
    app.server.clock.advance(31_000)
    await expect(ending(ann).getByText(`${name} left and didn’t come back in time.`)).toBeVisible()
    await expect(ending(ann).getByRole('heading')).toHaveText('YOU WON')
  })

  it('[O7] both players see the clock, and time up loses', async () => {
    const { ann, bob } = await seatTwoPlayers(app)
    for (const page of [ann, bob]) await expect(page.getByRole('timer')).toHaveText(/^(1:00|0:5\d)/)
    app.server.clock.advance(61_000)
    await expect(ending(ann).getByText('You ran out of time.')).toBeVisible()
    await expect(ending(bob).getByText('ran out of time.')).toBeVisible()
    await expect(ending(bob).getByRole('heading')).toHaveText('YOU WON')
  })

  it('[O9] a move made while the server is down is sent when it is back, and nobody loses by it', async () => {
    const { ann, bob } = await seatTwoPlayers(app)
    await markInTurn([ann, bob], 'c3')
    await app.whileServerStopped(async () => {
      for (const page of [ann, bob])
        await expect(missingMessage(page)).toHaveText('Connection lost. Reconnecting…')
      await cell(bob, 'a1').click()
      await expect(missingMessage(bob)).toHaveText('Connection lost. a1 will be sent when it’s back.')
      await expect(marks(bob)).toHaveCount(1)
    })
    for (const page of [ann, bob]) {
      await expect(page.getByRole('gridcell', { name: 'O, a1, last move' })).toBeVisible()
      await expect(missingMessage(page)).toHaveCount(0)
    }
    await markInTurn([ann, bob], 'e5')
  })

  it('a player without a network is told at once, and the move is sent when it is back', async () => {
    app.allowErrors(/ERR_INTERNET_DISCONNECTED/)
    const { ann, bob } = await seatTwoPlayers(app)
    await markInTurn([ann, bob], 'c3')
    await bob.context().setOffline(true)
    await expect(missingMessage(bob)).toHaveText('Connection lost. Reconnecting…')
    await cell(bob, 'a1').click()
    await expect(missingMessage(bob)).toHaveText('Connection lost. a1 will be sent when it’s back.')
    await bob.context().setOffline(false)
    for (const page of [ann, bob])
      await expect(page.getByRole('gridcell', { name: 'O, a1, last move' })).toBeVisible()
    await expect(missingMessage(bob)).toHaveCount(0)
  })

  it('a server that cannot be reached is reported, and games at one screen still work', async () => {
    const page = await app.openPage('/together')
    await page.getByRole('link', { name: 'Games', exact: true }).click()
    await app.whileServerStopped(async () => {
      await page.getByRole('link', { name: 'Find an opponent' }).click()
      await expect(page.getByText('You’re offline. Games on this device still work.').first()).toBeVisible()
      await page.getByRole('button', { name: 'Obstruction' }).click()
      await expect(page.locator('.message.refused')).toBeVisible()
    })
  })

  it('[O13] an online game against the computer has hints and undo, and counts in the statistics', async () => {
    const ann = await app.openPage('/settings')
    await openTable(ann, { seating: 'The computer', clock: false })
    await expect(ann.getByRole('grid')).toBeVisible()
    await cell(ann, 'c3').click()
    await expect(marks(ann)).toHaveCount(2)
    await ann.getByRole('button', { name: 'Hint' }).click()
    await expect(ann.locator('.message.hint')).toBeVisible()
    await ann.getByRole('button', { name: 'Undo' }).click()
    await expect(marks(ann)).toHaveCount(0)
    await ann.getByRole('button', { name: 'Resign' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await expect(ending(ann)).toBeVisible()
    await ann.goto(`${app.server.url}/me`)
    await expect(ann.getByRole('table', { name: 'Against the computer' })).toBeVisible()
  })
})
