import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cell, ending, mark, marks, myTurn, openCells, startGame } from './obstruction-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

const WHOLE_GAME = ['c3', 'a1', 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5']

describe('games are kept', () => {
  it('a reload keeps the game, and the lobby resumes it', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    // A lobby that is open meanwhile tells what has become of it.
    const lobby = await page.context().newPage()
    await lobby.goto(`${app.server.url}/`)
    await lobby.getByRole('link', { name: 'Resume Obstruction, Ada to move' }).waitFor()
    await mark(page, 'c3')
    await lobby.getByRole('link', { name: 'Resume Obstruction, Grace to move' }).waitFor()
    await page.reload()
    await expect.poll(() => marks(page).count()).toBe(1)
    await lobby.getByRole('link', { name: 'Resume Obstruction, Grace to move' }).click()
    await expect.poll(() => marks(lobby).count()).toBe(1)
    expect(await lobby.title()).toContain('Obstruction')
  })

  it('[O9] a timed game that is opened again starts its clock afresh', async () => {
    const page = await app.openPage('/obstruction')
    await page.clock.install()
    await startGame(page, { names: ['Ada', 'Grace'], clock: true })
    await page.getByRole('timer').waitFor()
    await page.clock.runFor(30_000)
    // What the test itself takes passes too.
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/0:(30|2\d)/)
    await page.reload()
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/1:00|0:5\d/)
  })

  it('a game that is open in two tabs is the same game in both', async () => {
    const here = await app.openPage('/obstruction')
    await startGame(here, { names: ['Ada', 'Grace'] })
    const there = await here.context().newPage()
    await there.goto(here.url())
    await mark(here, 'c3')
    await expect.poll(() => marks(there).count()).toBe(1)
    await mark(there, 'a1')
    await expect.poll(() => marks(here).count()).toBe(2)
    await mark(here, 'e5')
    await expect.poll(() => marks(there).count()).toBe(3)
  })

  it('[O13] in two tabs the computer answers each move once, and only what happens is written', async () => {
    const here = await app.openPage('/obstruction')
    await here.context().addInitScript(`
      window.writes = 0
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('quincunx.game.')) window.writes += 1
        return setItem.call(this, key, value)
      }`)
    await startGame(here, { level: 'Casual', rows: 8, columns: 8 })
    await here.reload()
    const there = await here.context().newPage()
    await there.goto(here.url())
    const writes = async () => [await here.evaluate('writes'), await there.evaluate('writes')]
    await myTurn(there).waitFor()
    expect(await writes()).toEqual([0, 0])
    await openCells(here).first().click()
    for (const page of [there, here]) await expect.poll(() => marks(page).count()).toBe(2)
    expect(await writes()).toEqual([2, 0])
    await openCells(there).first().click()
    for (const page of [here, there]) await expect.poll(() => marks(page).count()).toBe(4)
    await openCells(here).first().click()
    for (const page of [there, here]) await expect.poll(() => marks(page).count()).toBe(6)
    expect(await writes()).toEqual([4, 2])
    expect(there.workers()).toHaveLength(1)
  })

  it('[O11] a finished game is in the history; exported, deleted and brought in, it is there again', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, ...WHOLE_GAME)
    await page.goto(`${app.server.url}/history`)
    const row = page.locator('.list-row')
    await row.waitFor()
    expect(await row.textContent()).toContain('Ada won, 9 moves')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^quincunx-obstruction-.*\.json$/)
    const file = await download.path()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => row.count()).toBe(0)
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('The game was brought in.').waitFor()
    await expect.poll(() => row.count()).toBe(1)

    const text = readFileSync(file, 'utf8')
    const read = async (pasted: string) => {
      await page.getByLabel('Its text').fill(pasted)
      await page.getByRole('button', { name: 'Read it' }).click()
    }
    await read(text.replace('"text": "a3"', '"text": "b3"'))
    await page.getByText(/The file is damaged: its entry \d+ cannot have happened/).waitFor()
    await read(text.slice(0, 200))
    await page.getByText('This is not a saved Quincunx game.').waitFor()
    expect(await row.count()).toBe(1)
  })

  it('a replay link carries the whole game to someone who has never been here', async () => {
    const page = await app.openPage('/obstruction', { permissions: ['clipboard-read', 'clipboard-write'] })
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3')
    // The seed of a game that still runs is nobody's business.
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0)
    await mark(page, ...WHOLE_GAME.slice(1))
    await ending(page).getByRole('button', { name: 'Share' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share' })
    await sheet.getByRole('switch', { name: 'With the board in signs' }).check()
    expect(await sheet.getByLabel('What is sent').inputValue()).toContain('❌')
    await sheet.getByRole('switch', { name: 'With the board in signs' }).uncheck()
    await sheet.getByRole('button', { name: 'Copy it' }).click()
    await sheet.getByText('Copied.').waitFor()
    const shared = (await page.evaluate('navigator.clipboard.readText()')) as string
    const [sentence, link] = shared.split('\n')
    expect(sentence).toBe('Ada won at Obstruction against Grace, in 9 moves.')
    const path = link!.replace(app.server.url, '')
    const other = await app.openPage(path)
    await other.getByRole('slider').waitFor()
    expect(await marks(other).count()).toBe(9)
    expect(await other.title()).toContain('Replay of Obstruction')
    await other.getByRole('button', { name: 'Keep it on this device' }).click()
    await other.getByText('Kept under “Your games”.').first().waitFor()
    const broken = await app.openPage(path.slice(0, -20))
    await broken.getByText('This game cannot be opened').waitFor()
  })

  it('a review steps through the game, says where a win was given away and what would have kept it', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    // On 5 by 5 the centre wins; this is not the centre.
    await mark(page, 'a1', 'c3', 'e1', 'a5', 'e5')
    await cell(page, 'e3').click()
    while ((await openCells(page).count()) > 0) {
      const before = await marks(page).count()
      await openCells(page).first().click()
      await expect.poll(() => marks(page).count()).toBe(before + 1)
    }
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await page
      .getByRole('img', { name: /Kept the win|Gave the win away|Was lost/ })
      .first()
      .waitFor()
    const plies = Number(await page.getByRole('slider').getAttribute('max'))
    expect(await marks(page).count()).toBe(plies)
    await page.getByRole('button', { name: 'First position' }).click()
    expect(await marks(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Forward' }).click()
    await expect.poll(() => marks(page).count()).toBe(1)
    expect(await page.locator('.review-note').textContent()).toContain('Gives the win away.')
    expect(await page.locator('.cell.pointed').count()).toBeGreaterThan(0)
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => marks(page).count()).toBe(2)
    expect(await page.locator('.bar').count()).toBe(plies + 1)
  })

  it('an address that leads nowhere says so kindly', async () => {
    const page = await app.openPage('/nowhere/at/all')
    await page.getByRole('heading', { name: 'Nothing is laid out here' }).waitFor()
    await page.goto(`${app.server.url}/obstruction/g/unknown`)
    await page.getByRole('heading', { name: 'This game is not on this device' }).waitFor()
    await page.getByRole('link', { name: 'To the games' }).click()
    await page.getByRole('heading', { name: 'Five quiet games' }).waitFor()
    expect(await page.locator('h1:focus').count()).toBe(1)
  })

  it('settings last; everything is exported as one file, deleted, and brought in again', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3')
    await page.goto(`${app.server.url}/settings`)
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.reload()
    await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^quincunx-[\d-]+\.json$/)
    const file = await download.path()
    const remove = async (what: string) => {
      await page.getByRole('button', { name: what }).click()
      await page.getByRole('dialog').getByRole('button', { name: what }).click()
    }
    const bring = (given: string | { name: string; mimeType: string; buffer: Buffer }) =>
      page.locator('input[type=file]').setInputFiles(given)
    await remove('Delete all games')
    await page.getByText('All games were deleted.').waitFor()
    await bring(file)
    // The colours are as they were: what is set here stays.
    await page.getByText('Brought in: 1 game.').waitFor()
    await bring(file)
    await page.getByText('Nothing new was in the file. Already here: 1 game.').waitFor()
    await remove('Delete everything')
    await page.getByText('Everything was deleted.').waitFor()
    await page.getByRole('radio', { name: 'Dark', checked: false }).waitFor()
    expect(await page.evaluate('localStorage.length')).toBe(0)
    const text = readFileSync(file, 'utf8')
    const spoilt = Buffer.from(text.replace('"text":"c3"', '"text":"z9"'))
    await bring({ name: 'spoilt.json', mimeType: 'application/json', buffer: spoilt })
    await page.getByText('A game of Obstruction was left out').waitFor()
    await bring(file)
    await page.getByText('Brought in: 1 game').waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.goto(`${app.server.url}/`)
    await page.getByRole('link', { name: 'Resume Obstruction, Grace to move' }).click()
    await expect.poll(() => marks(page).count()).toBe(1)
  })
})
