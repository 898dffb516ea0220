import { describe, expect, it } from 'vitest'
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
  it('[O2, O3, O6, O10, O12] two who look for a match find each other, propose sizes, play to the end, and again', async () => {
    const ann = await app.openPage('/together')
    await quickMatch(ann)
    await ann.getByText('Waiting for another player').first().waitFor()
    const bob = await app.openPage('/')
    await bob.getByText('1 player waiting').waitFor()
    await bob.getByRole('link', { name: 'Find a player' }).click()
    await quickMatch(bob)
    expect(bob.url()).toBe(ann.url())
    await propose(ann, 5, 5)
    await ann.getByText('Your proposal is in.').first().waitFor()
    expect(await bob.locator('main').textContent()).not.toContain('5 by 5')
    await propose(bob, 5, 5)
    await expect.poll(() => openCells(ann).count()).toBe(25)
    // Between people there is no help and no way back.
    for (const name of ['Undo', 'Redo', 'Hint'])
      expect(await ann.getByRole('button', { name }).count()).toBe(0)
    await playOutTogether([ann, bob])
    const headlines = await Promise.all(
      [ann, bob].map(page => ending(page).getByRole('heading').textContent()),
    )
    expect(headlines.toSorted()).toEqual(['YOU LOST', 'YOU WON'])
    expect(await ending(ann).textContent()).toContain('made the last mark')
    for (const page of [ann, bob]) {
      await page.getByText('The draws were fixed before the first move; checked.').waitFor()
      await expect.poll(() => liveRegion(page, 'assertive').textContent()).toMatch(/YOU (WON|LOST)/)
    }
    const first = ann.url()
    await ann.getByRole('button', { name: 'Rematch' }).click()
    await ann.getByText('You asked for another game.').first().waitFor()
    await expect.poll(() => ann.evaluate('document.activeElement?.textContent')).toMatch(/^YOU/)
    await bob
      .getByText(`${await playerNameOf(ann)} wants another game.`)
      .first()
      .waitFor()
    await bob.getByRole('button', { name: 'Rematch' }).click()
    for (const page of [ann, bob]) {
      await page.waitForURL(url => url.href !== first)
      await page.getByRole('button', { name: 'Propose' }).waitFor()
    }
    expect(ann.url()).toBe(bob.url())
  })

  it('by link: the code is shown and copied, the table is not listed, and who comes may sit down', async () => {
    const ann = await app.openPage('/settings', { permissions: ['clipboard-read', 'clipboard-write'] })
    const code = await openTable(ann)
    expect(await ann.locator('.room-code').textContent()).toBe(code)
    await ann.getByRole('button', { name: 'Copy the link' }).click()
    await ann.getByText('The link is copied.').first().waitFor()
    expect(await ann.evaluate('navigator.clipboard.readText()')).toBe(`${app.server.url}/t/${code}`)
    // As on a page without TLS.
    await ann.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await ann.getByRole('button', { name: 'Copy the code' }).click()
    await ann.getByText('The code is copied.').first().waitFor()
    const bob = await app.openPage('/together')
    await bob.getByText('No table is open at the moment.').waitFor()
    const field = bob.getByRole('textbox', { name: 'A table’s code' })
    await field.press('Control+V')
    expect(await field.inputValue()).toBe(code)
    await field.fill('plum')
    await bob.getByRole('button', { name: 'Join' }).click()
    await bob.getByText('A code is a letter, a digit and a word').waitFor()
    await bob.getByRole('textbox', { name: 'A table’s code' }).fill('z2 nowhere')
    await bob.getByRole('button', { name: 'Join' }).click()
    await bob.getByRole('heading', { name: 'There is no such table' }).waitFor()
    await bob
      .getByRole('textbox', { name: 'A table’s code' })
      .fill(` ${code.toLowerCase().replace('-', ' ')} `)
    await bob.getByRole('button', { name: 'Join' }).click()
    await bob.getByText('A seat is free. Sit down to play, or watch.').waitFor()
    await bob.getByRole('button', { name: 'Sit down' }).click()
    for (const page of [ann, bob]) await page.getByRole('grid').waitFor()
    await expect.poll(() => liveRegion(ann, 'polite').textContent()).toContain('The game begins.')
  })

  it('an open table is listed, can be sat down at and left, and closes when nobody is left', async () => {
    const ann = await app.openPage('/settings')
    const code = await openTable(ann, { seating: 'Anyone' })
    const bob = await app.openPage('/together')
    const name = await playerNameOf(ann)
    await bob.getByRole('link', { name: `Watch ${name}` }).click()
    await bob.getByText('You are watching. The game appears here').waitFor()
    await ann.getByRole('button', { name: 'Leave the table' }).click()
    await ann.waitForURL(/\/together$/)
    await bob.getByRole('heading', { name: 'This table is closed' }).waitFor()
    await ann.goto(`${app.server.url}/t/${code}`)
    await ann.getByRole('heading', { name: /This table is closed|no such table/ }).waitFor()
  })

  it('[O5, O10] a refused move has its reason, resigning asks first, and a spectator sees all without controls', async () => {
    const { ann, bob, code } = await seatTwoPlayers(app)
    const name = await playerNameOf(bob)
    const eve = await app.openPage(`/t/${code}`)
    await eve.getByText('You are watching this game.').waitFor()
    await markInTurn([ann, bob], 'b2')
    await expect.poll(() => marks(eve).count()).toBe(1)
    await cell(bob, 'c3').click()
    await bob.getByText('c3 is blocked by a mark beside it. Choose an open cell.').first().waitFor()
    await cell(ann, 'e5').click()
    await ann.getByText('It is not your turn.').first().waitFor()
    expect(await eve.getByRole('button', { name: /Resign|Undo|Hint|Play it/ }).count()).toBe(0)
    await cell(eve, 'a1').click()
    await bob.getByRole('button', { name: 'Resign' }).click()
    await bob.getByRole('button', { name: 'Play on' }).click()
    expect(await ending(bob).count()).toBe(0)
    await bob.getByRole('button', { name: 'Resign' }).click()
    await bob.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await ending(bob).getByText('You resigned.').waitFor()
    expect(await ending(ann).textContent()).toContain(`YOU WON${name} resigned.`)
    await ending(eve).getByText(`${name} resigned.`).waitFor()
    expect(await marks(eve).count()).toBe(1)
    expect(await eve.getByRole('button', { name: 'Rematch' }).count()).toBe(0)
  })

  it('[O8] who leaves is counted down to the other, may come back, and loses when the time is up', async () => {
    const { ann, bob } = await seatTwoPlayers(app)
    const name = await playerNameOf(bob)
    await markInTurn([ann, bob], 'c3')
    expect(await bob.getByText('you have 30 s to come back').count()).toBe(1)
    const table = bob.url()
    await bob.goto(`${app.server.url}/settings`)
    await expect
      .poll(() => missingMessage(ann).textContent())
      .toMatch(new RegExp(`^${name} has left, (30|2\\d) s to return`))
    await expect.poll(() => liveRegion(ann, 'polite').textContent()).toContain(`${name} has left`)
    await expect.poll(() => missingMessage(ann).textContent()).toMatch(/2[0-8] s to return/)
    expect((await liveRegion(ann, 'polite').textContent())!.split('has left')).toHaveLength(2)
    await bob.goto(`${app.server.url}/`)
    await bob.getByRole('link', { name: /^(Your turn:|Back to) Obstruction with/ }).click()
    expect(bob.url()).toBe(table)
    await expect.poll(() => missingMessage(ann).count()).toBe(0)
    await expect.poll(() => liveRegion(ann, 'polite').textContent()).toContain(`${name} is back.`)
    await bob.goto(`${app.server.url}/settings`)
    await missingMessage(ann).waitFor()
    app.server.clock.advance(31_000)
    await ending(ann).getByText(`${name} left and did not come back in time.`).waitFor()
    expect(await ending(ann).getByRole('heading').textContent()).toBe('YOU WON')
  })

  it('[O7] both clocks are seen, and time up loses', async () => {
    const { ann, bob } = await seatTwoPlayers(app)
    for (const page of [ann, bob])
      expect(await page.getByRole('timer').textContent()).toMatch(/^(1:00|0:5\d)/)
    app.server.clock.advance(61_000)
    await ending(ann).getByText('You ran out of time.').waitFor()
    await ending(bob).getByText('ran out of time.').waitFor()
    expect(await ending(bob).getByRole('heading').textContent()).toBe('YOU WON')
  })

  it('[O9] a move made while the house is away is sent when it is back, and nobody loses by it', async () => {
    const { ann, bob } = await seatTwoPlayers(app)
    await markInTurn([ann, bob], 'c3')
    await app.whileServerStopped(async () => {
      for (const page of [ann, bob])
        await expect.poll(() => missingMessage(page).textContent()).toBe('Connection lost, trying again.')
      await cell(bob, 'a1').click()
      await expect
        .poll(() => missingMessage(bob).textContent())
        .toBe('Connection lost, trying again. Your move a1 is sent as soon as it is back.')
      expect(await marks(bob).count()).toBe(1)
    })
    for (const page of [ann, bob]) {
      await page.getByRole('gridcell', { name: 'O, a1, last move' }).waitFor()
      await expect.poll(() => missingMessage(page).count()).toBe(0)
    }
    await markInTurn([ann, bob], 'e5')
  })

  it('where the house cannot be reached it is said so, and one screen still works', async () => {
    const page = await app.openPage('/together')
    await page.getByRole('link', { name: 'Games', exact: true }).click()
    await app.whileServerStopped(async () => {
      await page.getByRole('link', { name: 'Find a player' }).click()
      await page.getByText('The house cannot be reached; everything at one screen works.').first().waitFor()
      await page.getByRole('button', { name: 'Obstruction' }).click()
      await page.locator('.message.refused').waitFor()
    })
  })

  it('[O13] against the computer at a table of the house there are hints, and the figures count it', async () => {
    const ann = await app.openPage('/settings')
    await openTable(ann, { seating: 'The computer', clock: false })
    await ann.getByRole('grid').waitFor()
    await cell(ann, 'c3').click()
    await expect.poll(() => marks(ann).count()).toBe(2)
    await ann.getByRole('button', { name: 'Hint' }).click()
    await ann.locator('.message.hint').waitFor()
    await ann.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => marks(ann).count()).toBe(0)
    await ann.getByRole('button', { name: 'Resign' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await ending(ann).waitFor()
    await ann.goto(`${app.server.url}/me`)
    await ann.getByRole('table', { name: 'Against the computer' }).waitFor()
  })
})
