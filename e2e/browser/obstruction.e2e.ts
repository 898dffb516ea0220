import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import {
  cell,
  ending,
  liveRegion,
  mark,
  marks,
  myTurn,
  openCells,
  playOut,
  startGame,
} from './obstruction-page.ts'
import { clickDimmed } from './pointer.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()
const ENGINE_WORKER = /\/assets\/worker\/engine-worker-/

describe('a game of Obstruction in the browser', () => {
  it('[O6, O10] is played to its end by mouse against the computer, and the ending gives its reason', async () => {
    const page = await app.openPage('/')
    await page.getByRole('link', { name: 'Obstruction', exact: true }).click()
    await startGame(page, { level: 'Casual' })
    await playOut(page, open => open.click())
    await expect(ending(page).getByRole('heading')).toHaveText(/^YOU (WON|LOST)$/)
    await expect(ending(page)).toContainText('made the last mark')
    await expect(openCells(page)).toHaveCount(0)
    await expect(liveRegion(page, 'assertive')).toContainText(/YOU (WON|LOST)/)
  })

  it('[O5] a blocked cell is refused with the reason, and nothing changes', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'b2')
    await cell(page, 'c3').click()
    const sentence = 'c3 is blocked by a mark next to it. Choose an open cell.'
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(liveRegion(page, 'assertive')).toContainText(sentence)
    await expect(page.locator('.cell.refused')).toHaveCount(2)
    await expect(marks(page)).toHaveCount(1)
    await cell(page, 'b2').click()
    await expect(page.getByText('b2 already has an X').first()).toBeVisible()
  })

  it('[O4, O13] two people play in turn at one screen', async () => {
    const page = await app.openPage('/?')
    await page.getByRole('link', { name: 'Find an opponent' }).click()
    await page.locator('.together-part').last().getByRole('link', { name: 'Obstruction' }).click()
    await startGame(page, { names: ['Ada', 'Grace'] })
    await expect(page.locator('.player.turn')).toContainText('Ada')
    await mark(page, 'c3')
    await expect(page.locator('.player.turn')).toContainText('Grace')
    await expect(openCells(page)).toHaveCount(16)
    await mark(page, 'a1', 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5')
    await expect(ending(page)).toContainText('ADA WON')
  })

  it('[O2, O12] sizes are proposed in secret, and again for a rematch', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'], size: 'Each player proposes' })
    const propose = async (rows: string, columns: string) => {
      await page.getByRole('group', { name: 'Rows' }).getByRole('radio', { name: rows }).check()
      await page.getByRole('group', { name: 'Columns' }).getByRole('radio', { name: columns }).check()
      await page.getByRole('button', { name: 'Propose' }).click()
    }
    const passDeviceTo = async (name: string) => {
      await expect(page.getByRole('heading', { name: `${name}, your turn.` })).toBeVisible()
      await expect(page.getByRole('radio')).toHaveCount(0)
      await page.getByRole('button', { name: 'I’m ready' }).click()
      await expect(page.getByRole('heading', { name: `${name}, propose a size` })).toBeVisible()
    }
    await passDeviceTo('Ada')
    await propose('6', '6')
    await passDeviceTo('Grace')
    await expect(page.locator('main')).not.toContainText('6 by 6')
    await expect(page.getByRole('radio', { name: '6', checked: true })).toHaveCount(0)
    await propose('6', '6')
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(openCells(page)).toHaveCount(36)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await passDeviceTo('Grace')
  })

  it('a move is undone and redone', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Casual' })
    await mark(page, 'c3')
    await expect(marks(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(marks(page)).toHaveCount(0)
    await expect(liveRegion(page, 'polite')).toContainText('Move undone.')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(marks(page)).toHaveCount(2)
    // A dimmed button still says why it does nothing.
    await clickDimmed(page.getByRole('button', { name: 'Redo' }))
    await expect(page.getByText('There’s nothing to redo.').first()).toBeVisible()
  })

  it('a hint names a cell, outlines it and says how sure it is', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Casual' })
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect(page.locator('.message.hint')).toContainText('wins with best play')
    await expect(page.locator('.cell.pointed')).toHaveCount(1)
  })

  it('[O10] resigning asks first and then loses the game; in the rematch the other player begins', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Casual' })
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Keep playing' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(ending(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await expect(page.getByRole('dialog', { name: 'Resign this game?' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await expect(ending(page)).toContainText('YOU LOST')
    await expect(ending(page)).toContainText('You resigned.')
    const first = page.url()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await expect(page).toHaveURL(url => url.href !== first)
    await expect(marks(page)).toHaveCount(1)
  })

  it('the focus returns to its place when a sheet closes, and moves to the result when the game ends', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Casual' })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Keep playing' }).click()
    await expect(button('Resign')).toBeFocused()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(button('Menu')).toBeFocused()
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await expect(page.getByRole('heading', { name: 'YOU LOST' })).toBeFocused()
  })

  it('[O7] the clock warns, and time up loses', async () => {
    const page = await app.openPage('/obstruction')
    await page.clock.install()
    await startGame(page, { names: ['Ada', 'Grace'], clock: true })
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^(1:00|0:5\d)/)
    await page.clock.runFor(51_000)
    await expect(timer).toContainText('hurry')
    await expect(liveRegion(page, 'assertive')).toContainText('seconds left')
    await page.clock.runFor(10_000)
    await expect(ending(page)).toContainText('GRACE WON')
    await expect(ending(page)).toContainText('Ada ran out of time.')
  })

  it('keys on the board announce the cell, its surroundings, the last move and the state of the game', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'b2')
    const polite = liveRegion(page, 'polite')
    await page.keyboard.press('.')
    await expect(polite).toContainText('X, b2')
    await page.keyboard.press('ArrowDown')
    await expect(cell(page, 'b3')).toBeFocused()
    await page.keyboard.press('+')
    await expect(polite).toContainText('Around it: blocked, a2; X, b2')
    await page.keyboard.press(',')
    await expect(polite).toContainText('Last move: X, b2.')
    await page.keyboard.press('=')
    await expect(polite).toContainText('Grace to place an O. 16 cells open, 1 mark placed.')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Help and keys' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await cell(page, 'b2').focus()
    await page.keyboard.type('d4')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('gridcell', { name: 'O, d4, last move' })).toBeVisible()
    await expect(polite).toContainText('O d4')
    await page.keyboard.press('Escape')
    await expect(page.locator('[role=gridcell]:focus')).toBeVisible()
    await page.keyboard.press('<')
    await expect(marks(page)).toHaveCount(1)
    await page.keyboard.press('>')
    await expect(marks(page)).toHaveCount(2)
  })

  it('a broken engine is reported, and plays when it is asked again', async () => {
    const page = await app.openPage('/obstruction')
    const context = page.context()
    await context.route(ENGINE_WORKER, route =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    )
    await startGame(page, { level: 'Casual', begins: 'Second player' })
    await expect(
      page.locator('.message.refused', { hasText: 'its engine stopped unexpectedly' }),
    ).toBeVisible()
    await context.unroute(ENGINE_WORKER)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(myTurn(page)).toBeVisible()
    await expect(marks(page)).toHaveCount(1)
  })

  it('[O13] the computer thinks in a worker, and the page responds meanwhile', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Perfect', rows: 6, columns: 7, begins: 'Second player' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(myTurn(page)).toBeVisible()
    await expect(marks(page)).toHaveCount(1)
    expect(page.workers()).toHaveLength(1)
  })
})
