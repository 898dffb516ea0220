import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { ending, mark, marks, myTurn, openCells, startGame } from './obstruction-page.ts'
import { readSavedGames } from './saved-games.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

interface ClickableElement {
  readonly ownerDocument: { readonly location: { reload(): void } }
  click(): void
}

/** With a record of format 1. */
const OLD_GAME = {
  players: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Grace' },
  ],
  record: {
    game: 'obstruction',
    version: 1,
    setup: { size: 'agreed', rows: 5, cols: 5, starter: 'first', clock: false },
    seed: 'seed',
    startedAt: 1000,
    entries: [{ at: 1500, action: { do: 'move', seat: 0, text: 'c3' } }],
  },
}

const WHOLE_GAME = ['c3', 'a1', 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5']

describe('games are saved', () => {
  it('a game survives a reload, and the lobby resumes it', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    // A lobby in another tab follows the game.
    const lobby = await page.context().newPage()
    await lobby.goto(`${app.server.url}/`)
    await expect(lobby.getByRole('heading', { name: 'Five quiet games' })).toBeVisible()
    // A game without a move is not listed.
    await expect(lobby.getByRole('link', { name: 'Resume Obstruction' })).toHaveCount(0)
    await mark(page, 'c3')
    await expect(lobby.getByRole('link', { name: 'Resume Obstruction, Grace to move' })).toBeVisible()
    await page.reload()
    await expect(marks(page)).toHaveCount(1)
    await lobby.getByRole('link', { name: 'Resume Obstruction, Grace to move' }).click()
    await expect(marks(lobby)).toHaveCount(1)
    await expect(lobby).toHaveTitle(/Obstruction/)
  })

  it('a move survives a reload in the same instant', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    for (const count of [1, 2, 3]) {
      const clickAndReload = (cell: ClickableElement) => {
        cell.click()
        cell.ownerDocument.location.reload()
      }
      await Promise.all([page.waitForEvent('load'), openCells(page).first().evaluate(clickAndReload)])
      await expect(marks(page)).toHaveCount(count)
    }
  })

  it('a game that an earlier version stored in local storage is moved to the database', async () => {
    const page = await app.openPage('/')
    const game = { format: 'quincunx game', formatVersion: 1, ...OLD_GAME }
    const summary = { line: 'Grace to move', moves: 1 }
    const stored = { savedAt: 1500, finished: false, summary, game: JSON.stringify(game) }
    const items = { 'quincunx.game.old': JSON.stringify(stored), 'quincunx.game.broken': '{"savedAt": 4' }
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(items)})`)
    await page.reload()
    await page.getByRole('link', { name: 'Resume Obstruction, Grace to move' }).click()
    await expect(marks(page)).toHaveCount(1)
    expect(await page.evaluate('Object.keys(localStorage).filter(key => key.includes(".game."))')).toEqual([
      'quincunx.game.broken',
    ])
    expect(await readSavedGames(page)).toMatchObject([{ id: 'old', players: OLD_GAME.players }])
    await mark(page, 'a1')
    await page.reload()
    await expect(marks(page)).toHaveCount(2)
  })

  it('without a database, games last as long as the page', async () => {
    const initScripts = [`Object.defineProperty(window, 'indexedDB', { value: undefined })`]
    const page = await app.openPage('/obstruction', { initScripts })
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3')
    await page.goBack()
    await page.goForward()
    await expect(marks(page)).toHaveCount(1)
  })

  it('a game that does not fit on the device is reported', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await page.evaluate(
      `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    )
    await mark(page, 'c3')
    await expect(
      page.getByText('There’s no room left on this device to save the game.').first(),
    ).toBeVisible()
  })

  it('[O9] a timed game that is opened again goes on with the time that was left', async () => {
    const page = await app.openPage('/obstruction')
    await page.clock.install()
    await startGame(page, { names: ['Ada', 'Grace'], clock: true })
    await expect(page.getByRole('timer')).toBeVisible()
    await page.clock.runFor(30_000)
    // The time that the test takes counts too.
    await expect(page.getByRole('timer')).toContainText(/0:(30|2\d)/)
    await page.reload()
    await expect(page.getByRole('timer')).toContainText(/0:(30|[12]\d)/)
  })

  it('a game that is open in two tabs is the same game in both', async () => {
    const here = await app.openPage('/obstruction')
    await startGame(here, { names: ['Ada', 'Grace'] })
    const there = await here.context().newPage()
    await there.goto(here.url())
    await expect(there.getByRole('grid')).toBeVisible()
    await mark(here, 'c3')
    await expect(marks(there)).toHaveCount(1)
    await mark(there, 'a1')
    await expect(marks(here)).toHaveCount(2)
    await mark(here, 'e5')
    await expect(marks(there)).toHaveCount(3)
  })

  it('[O13] in two tabs the computer answers each move once, and each change is saved once', async () => {
    const here = await app.openPage('/obstruction')
    await here.context().addInitScript(`
      window.writes = 0
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (...args) {
        if (this.name === 'games') window.writes += 1
        return put.apply(this, args)
      }`)
    await startGame(here, { level: 'Casual', rows: 8, columns: 8 })
    await here.reload()
    const there = await here.context().newPage()
    await there.goto(here.url())
    const writes = async () => [await here.evaluate('writes'), await there.evaluate('writes')]
    await expect(myTurn(there)).toBeVisible()
    await expect.poll(writes).toEqual([0, 0])
    await openCells(here).first().click()
    for (const page of [there, here]) await expect(marks(page)).toHaveCount(2)
    await expect.poll(writes).toEqual([2, 0])
    await openCells(there).first().click()
    for (const page of [here, there]) await expect(marks(page)).toHaveCount(4)
    await openCells(here).first().click()
    for (const page of [there, here]) await expect(marks(page)).toHaveCount(6)
    await expect.poll(writes).toEqual([4, 2])
    expect(there.workers()).toHaveLength(1)
  })

  it('[O11] a finished game is in the history; exported, deleted and imported, it is there again', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, ...WHOLE_GAME)
    await page.goto(`${app.server.url}/history`)
    const row = page.locator('.list-row')
    await expect(row).toContainText('Ada won · 9 moves')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^quincunx-obstruction-.*\.json$/)
    const file = await download.path()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('Game imported.')).toBeVisible()
    await expect(row).toHaveCount(1)

    const text = readFileSync(file, 'utf8')
    const read = async (pasted: string) => {
      await page.getByLabel('Or paste the text').fill(pasted)
      await page.getByRole('button', { name: 'Import', exact: true }).click()
    }
    await read(text.replace('"text": "a3"', '"text": "b3"'))
    await expect(page.getByText(/The file is damaged: entry \d+ isn’t possible/)).toBeVisible()
    await read(text.slice(0, 200))
    await expect(page.getByText('This isn’t a saved Quincunx game.')).toBeVisible()
    await expect(row).toHaveCount(1)
  })

  it('several games are selected and deleted at once', async () => {
    const page = await app.openPage('/obstruction')
    for (const cell of ['c3', 'a1', 'e5']) {
      await page.goto(`${app.server.url}/obstruction`)
      await startGame(page, { names: ['Ada', 'Grace'] })
      await mark(page, cell)
    }
    await page.goto(`${app.server.url}/history`)
    const row = page.locator('.list-row')
    await expect(row).toHaveCount(3)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Delete 1' }).click()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(2)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete all unfinished' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
  })

  it('a replay link carries the whole game to a new visitor', async () => {
    const page = await app.openPage('/obstruction', { permissions: ['clipboard-read', 'clipboard-write'] })
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3')
    // A running game cannot be shared, because the link would contain its seed.
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
    await mark(page, ...WHOLE_GAME.slice(1))
    await ending(page).getByRole('button', { name: 'Share' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share' })
    await sheet.getByRole('switch', { name: 'Include the board as emoji' }).check()
    await expect(sheet.getByLabel('Message')).toHaveValue(/❌/)
    await sheet.getByRole('switch', { name: 'Include the board as emoji' }).uncheck()
    await sheet.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(sheet.getByText('Copied.')).toBeVisible()
    const shared = (await page.evaluate('navigator.clipboard.readText()')) as string
    const [sentence, link] = shared.split('\n')
    expect(sentence).toBe('Ada beat Grace at Obstruction in 9 moves.')
    await sheet.getByRole('button', { name: 'Make a short link' }).click()
    await expect(sheet.getByLabel('Message')).toHaveValue(/\/s\/[a-z2-9]{8}$/)
    const short = ((await sheet.getByLabel('Message').inputValue()) as string).split('\n').at(-1)!
    const reader = await app.openPage(short.replace(app.server.url, ''))
    await expect(reader.getByRole('link', { name: 'Play this yourself' })).toHaveAttribute('href', /rows=/)
    const path = link!.replace(app.server.url, '')
    const other = await app.openPage(path)
    await expect(other.getByRole('slider')).toBeVisible()
    await expect(marks(other)).toHaveCount(9)
    await expect(other).toHaveTitle(/Replay of Obstruction/)
    await other.getByRole('button', { name: 'Save on this device' }).click()
    await expect(other.getByText('Saved under “Your games”.').first()).toBeVisible()
    const broken = await app.openPage(path.slice(0, -20))
    await expect(broken.getByText('This game can’t be opened')).toBeVisible()
  })

  it('a review steps through the game, and shows where a win was lost and which move would have kept it', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    // On 5 by 5 only the centre wins.
    await mark(page, 'a1', 'c3', 'e1', 'a5', 'e5', 'e3')
    while ((await openCells(page).count()) > 0) {
      const before = await marks(page).count()
      await openCells(page).first().click()
      await expect(marks(page)).toHaveCount(before + 1)
    }
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await expect(
      page.getByRole('img', { name: /Kept the win|Gave the win away|Already lost/ }).first(),
    ).toBeVisible()
    const plies = Number(await page.getByRole('slider').getAttribute('max'))
    await expect(marks(page)).toHaveCount(plies)
    await page.getByRole('button', { name: 'First position' }).click()
    await expect(marks(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Forward' }).click()
    await expect(marks(page)).toHaveCount(1)
    await expect(page.locator('.review-note')).toContainText('Gives the win away.')
    await expect(page.locator('.cell.pointed').first()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(marks(page)).toHaveCount(2)
    await expect(page.locator('.bar')).toHaveCount(plies + 1)
  })

  it('an unknown address is reported kindly', async () => {
    const page = await app.openPage('/nowhere/at/all')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto(`${app.server.url}/obstruction/g/unknown`)
    await expect(page.getByRole('heading', { name: 'This game isn’t on this device' })).toBeVisible()
    await page.getByRole('link', { name: 'All games', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Five quiet games' })).toBeVisible()
    await expect(page.locator('h1')).toBeFocused()
  })

  it('settings are saved; everything is exported as one file, deleted, and imported again', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3')
    await page.goto(`${app.server.url}/settings`)
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Dark', checked: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^quincunx-[\d-]+\.json$/)
    const file = await download.path()
    const clickAndConfirm = async (name: string) => {
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog').getByRole('button', { name }).click()
    }
    const importFile = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
      page.locator('input[type=file]').setInputFiles(file)
    await clickAndConfirm('Delete all games')
    await expect(page.getByText('All games were deleted.')).toBeVisible()
    await importFile(file)
    // An import does not change the settings of this browser.
    await expect(page.getByText('Imported: 1 game.')).toBeVisible()
    await importFile(file)
    await expect(page.getByText('There was nothing new in the file. Already here: 1 game.')).toBeVisible()
    await clickAndConfirm('Delete everything')
    await expect(page.getByText('Everything was deleted.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Dark', checked: false })).toBeVisible()
    await expect.poll(() => page.evaluate('localStorage.length')).toBe(0)
    const text = readFileSync(file, 'utf8')
    const damaged = Buffer.from(text.replace('"text":"c3"', '"text":"z9"'))
    await importFile({ name: 'damaged.json', mimeType: 'application/json', buffer: damaged })
    await expect(page.getByText('A game of Obstruction wasn’t imported')).toBeVisible()
    await importFile(file)
    await expect(page.getByText('Imported: 1 game')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goto(`${app.server.url}/`)
    await page.getByRole('link', { name: 'Resume Obstruction, Grace to move' }).click()
    await expect(marks(page)).toHaveCount(1)
  })

  it.each(['backup-of-a-browser.json', 'backup-of-a-terminal.json'])(
    'the %s of an earlier version is still restored',
    async name => {
      const page = await app.openPage('/settings')
      await page.locator('input[type=file]').setInputFiles(`src/app/golden/${name}`)
      await expect(page.getByText('Imported: 1 game, 1 dictionary, settings and progress.')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Hide', checked: true })).toBeVisible()
      await page.goto(`${app.server.url}/solitudo/learn`)
      await expect(page.locator('.step-done')).toHaveCount(2)
      await page.goto(`${app.server.url}/solitudo/g/k3p9xw2mab`)
      await expect(page.getByRole('grid')).toBeVisible()
    },
  )
})
