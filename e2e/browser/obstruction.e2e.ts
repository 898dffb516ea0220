import { describe, expect, it } from 'vitest'
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
import { openTestApp } from './test-app.ts'

const app = openTestApp()

describe('a game of Obstruction in the browser', () => {
  it('[O6, O10] is played to its end by mouse against the computer, and the end is told with its reason', async () => {
    const page = await app.openPage('/')
    await page.getByRole('link', { name: 'Obstruction' }).click()
    await startGame(page, { level: 'Casual' })
    await playOut(page, open => open.click())
    expect(await ending(page).getByRole('heading').textContent()).toMatch(/^YOU (WON|LOST)$/)
    expect(await ending(page).textContent()).toContain('made the last mark')
    expect(await openCells(page).count()).toBe(0)
    await expect.poll(() => liveRegion(page, 'assertive').textContent()).toMatch(/YOU (WON|LOST)/)
  })

  it('[O5] a blocked cell is refused, the reason is said and nothing changes', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'b2')
    await cell(page, 'c3').click()
    const sentence = 'c3 is blocked by a mark beside it. Choose an open cell.'
    await page.getByText(sentence).first().waitFor()
    await expect.poll(() => liveRegion(page, 'assertive').textContent()).toContain(sentence)
    expect(await page.locator('.cell.refused').count()).toBe(2)
    expect(await marks(page).count()).toBe(1)
    await cell(page, 'b2').click()
    await page.getByText('b2 already holds an X').first().waitFor()
  })

  it('[O4, O13] two people play in turn at one screen', async () => {
    const page = await app.openPage('/?')
    await page.getByRole('link', { name: 'Find a player' }).click()
    await page.locator('.together-part').last().getByRole('link', { name: 'Obstruction' }).click()
    await startGame(page, { names: ['Ada', 'Grace'] })
    expect(await page.locator('.player.turn').textContent()).toContain('Ada')
    await mark(page, 'c3')
    expect(await page.locator('.player.turn').textContent()).toContain('Grace')
    expect(await openCells(page).count()).toBe(16)
    await mark(page, 'a1', 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5')
    expect(await ending(page).textContent()).toContain('ADA WON')
  })

  it('[O2, O12] sizes are proposed in secret, and a rematch proposes anew', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'], size: 'Proposed by each' })
    const propose = async (rows: string, columns: string) => {
      await page.getByRole('group', { name: 'Rows' }).getByRole('radio', { name: rows }).check()
      await page.getByRole('group', { name: 'Columns' }).getByRole('radio', { name: columns }).check()
      await page.getByRole('button', { name: 'Propose' }).click()
    }
    const alone = async (name: string) => {
      await page.getByRole('heading', { name: `${name}, it is your turn, and it is secret.` }).waitFor()
      expect(await page.getByRole('radio').count()).toBe(0)
      await page.getByRole('button', { name: 'Only I am looking' }).click()
      await page.getByRole('heading', { name: `${name}, propose a size` }).waitFor()
    }
    await alone('Ada')
    await propose('6', '6')
    await alone('Grace')
    expect(await page.locator('main').textContent()).not.toContain('6 by 6')
    expect(await page.getByRole('radio', { name: '6', checked: true }).count()).toBe(0)
    await propose('6', '6')
    await page.getByRole('grid').waitFor()
    expect(await openCells(page).count()).toBe(36)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await alone('Grace')
  })

  it('a move is taken back and brought back', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Casual' })
    await mark(page, 'c3')
    await expect.poll(() => marks(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => marks(page).count()).toBe(0)
    await expect.poll(() => liveRegion(page, 'polite').textContent()).toContain('Taken back.')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => marks(page).count()).toBe(2)
    // Dimmed, but not dead: it says why it does nothing.
    await page.getByRole('button', { name: 'Redo' }).click({ force: true })
    await page.getByText('There is no move to bring back.').first().waitFor()
  })

  it('a hint names a cell, outlines it and says how sure it is', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Casual' })
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('.message.hint').waitFor()
    expect(await page.locator('.message.hint').textContent()).toContain('wins with best play')
    expect(await page.locator('.cell.pointed').count()).toBe(1)
  })

  it('[O10] resigning asks first, then loses; the rematch changes who is first', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Casual' })
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Play on' }).click()
    expect(await ending(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('dialog', { name: 'Resign this game?' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await ending(page).waitFor()
    expect(await ending(page).textContent()).toContain('YOU LOST')
    expect(await ending(page).textContent()).toContain('You resigned.')
    const first = page.url()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.waitForURL(url => url.href !== first)
    await expect.poll(() => marks(page).count()).toBe(1)
  })

  it('the focus is where one left it when a sheet closes, and at the result when the game ends', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Casual' })
    const focused = () => page.evaluate('document.activeElement?.textContent')
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Play on' }).click()
    await expect.poll(focused).toBe('Resign')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.poll(focused).toBe('Menu')
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await expect.poll(focused).toBe('YOU LOST')
  })

  it('[O7] the clock warns, and time up loses', async () => {
    const page = await app.openPage('/obstruction')
    await page.clock.install()
    await startGame(page, { names: ['Ada', 'Grace'], clock: true })
    const timer = page.getByRole('timer')
    await timer.waitFor()
    expect(await timer.textContent()).toMatch(/^(1:00|0:5\d)/)
    await page.clock.runFor(51_000)
    await expect.poll(() => timer.textContent()).toContain('hurry')
    await expect.poll(() => liveRegion(page, 'assertive').textContent()).toContain('seconds left')
    await page.clock.runFor(10_000)
    await ending(page).waitFor()
    expect(await ending(page).textContent()).toContain('GRACE WON')
    expect(await ending(page).textContent()).toContain('Ada ran out of time.')
  })

  it('keys on the board tell where one is, what is around, the last move and how it stands', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'b2')
    const polite = liveRegion(page, 'polite')
    await page.keyboard.press('.')
    await expect.poll(() => polite.textContent()).toContain('X, b2')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('+')
    await expect.poll(() => polite.textContent()).toContain('Around it: blocked, a2; X, b2')
    await page.keyboard.press(',')
    await expect.poll(() => polite.textContent()).toContain('Last move: X, b2.')
    await page.keyboard.press('=')
    await expect.poll(() => polite.textContent()).toContain('Grace to place O. 16 cells open, 1 mark placed.')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Help and keys' }).waitFor()
    await page.keyboard.press('Escape')
    await cell(page, 'b2').focus()
    await page.keyboard.type('d4')
    await page.keyboard.press('Enter')
    await page.getByRole('gridcell', { name: 'O, d4, last move' }).waitFor()
    await expect.poll(() => polite.textContent()).toContain('O d4')
    await page.keyboard.press('Escape')
    await page.keyboard.press('<')
    await expect.poll(() => marks(page).count()).toBe(1)
    await page.keyboard.press('>')
    await expect.poll(() => marks(page).count()).toBe(2)
  })

  it('an engine that breaks is said so, and asked again it plays', async () => {
    const page = await app.openPage('/obstruction')
    await page
      .context()
      .route(/\/assets\/worker\/worker-/, route =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      )
    await startGame(page, { level: 'Casual', begins: 'Second player' })
    await page.locator('.message.refused', { hasText: 'its engine stopped unexpectedly' }).waitFor()
    await page.context().unroute(/\/assets\/worker\/worker-/)
    await page.getByRole('button', { name: 'Ask it again' }).click()
    await myTurn(page).waitFor()
    expect(await marks(page).count()).toBe(1)
  })

  it('[O13] the computer thinks in a worker, and the page answers meanwhile', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { level: 'Perfect', rows: 6, columns: 7, begins: 'Second player' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await myTurn(page).waitFor()
    expect(await marks(page).count()).toBe(1)
    expect(page.workers()).toHaveLength(1)
  })
})
