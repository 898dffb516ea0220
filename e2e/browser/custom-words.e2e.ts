import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import largeList from 'word-list'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { readSavedGames } from './saved-games.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

/** Turkish letters of which only the dotted İ is drawn, so that the test knows the bag. */
const RESERVOIR = 'I 2 0\nİ 1 40\nK 1 0\nL 1 0\nZ 4 0\n'

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const turkish = file('türkçe.txt', '# birkaç kelime\nii\nıı\niz\nılık\nkızıl\n')

/** Notes how long each task of the page took, if it was noticeable. */
const RECORD_LONG_TASKS = `window.longTasks = []
new PerformanceObserver(list => longTasks.push(...list.getEntries().map(one => one.duration)))
  .observe({ entryTypes: ['longtask'] })`

const group = (page: Page, name: string) => page.getByRole('group', { name })
const dictionary = (page: Page, name: string) =>
  group(page, 'Dictionary').getByRole('radio', { name: new RegExp(`^${name}`) })
const openMoreOptions = (page: Page) => page.getByText('More options').click()
const dictionaryFile = (page: Page) => page.getByLabel('Choose your own dictionary')

async function chooseCustomWords(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Two players' }).check()
  await group(page, 'Letters').getByRole('radio', { name: 'Your own file' }).check()
  await page.getByLabel('Choose a file: your own letters').setInputFiles(file('harfler.txt', RESERVOIR))
  await openMoreOptions(page)
  await dictionaryFile(page).setInputFiles(turkish)
  await expect(page.getByText('türkçe: 5 words, saved on this device.')).toBeVisible()
}

async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/\/scribble\/g\//)
}

/** The only game that is saved in this browser, in its export format. */
async function savedGame(page: Page): Promise<string> {
  const [game] = await readSavedGames(page)
  return JSON.stringify(game)
}

const playedTurn = (page: Page) =>
  page.locator('.sc-turn', { hasText: 'İİ' }).filter({ hasText: 'h8 across' }).first()

/** Places two letters by typing them in Turkish, where i and ı are different letters. */
async function placeTiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I’m ready' }).click()
  const type = async (move: string) => {
    await page.getByRole('textbox', { name: /^Type a move/ }).fill(move)
    await page.getByRole('button', { name: 'Play move' }).click()
  }
  await type('h8 across ıı')
  await expect(page.getByText('You don’t have an I.').first()).toBeVisible()
  await type('h8 across ii')
  await expect(playedTurn(page)).toBeVisible()
}

describe('a custom dictionary and reservoir', () => {
  it('[S8] [S17] are chosen from files at the set-up, played with, saved and replayed', async () => {
    const page = await app.openPage('/scribble')
    await chooseCustomWords(page)
    await expect(dictionary(page, 'türkçe')).toBeChecked()
    await expect(page.locator('form')).not.toContainText(/[0-9a-f]{32}/)
    await startGame(page)
    await placeTiles(page)
    expect(JSON.parse(await savedGame(page)).record.params.dictionary).toMatch(/^[0-9a-f]{32}$/)
    await page.reload()
    await expect(playedTurn(page)).toBeVisible()
    await page.goto(`${page.url()}/review`)
    await expect(page.getByRole('slider')).toBeVisible()
    await page.goto(`${app.server.url}/scribble`)
    // The last choices are shown again.
    await openMoreOptions(page)
    await expect(dictionary(page, 'türkçe')).toBeChecked()
    await expect(page.getByRole('textbox', { name: /^Your own letters/ })).toHaveValue(RESERVOIR)
  })

  it('[S17] lines that are not words are left out and listed; a list that is mostly wrong is refused', async () => {
    const page = await app.openPage('/scribble')
    await openMoreOptions(page)
    await dictionaryFile(page).setInputFiles(file('list.txt', 'ant\nx-ray\nbee\na\n'))
    const report = page.locator('.custom-words-message')
    await expect(report).toContainText('2 lines aren’t words and were left out.')
    await expect(report).toContainText('Line 2, “x-ray”: “-” is not one of the letters.')
    await expect(report).toContainText('Line 4, “a”: a word needs at least 2 letters.')
    await expect(dictionary(page, 'list')).toBeChecked()
    expect(await findAccessibilityViolations(page)).toEqual([])
    // Turkish words without a reservoir of Turkish letters are refused.
    await dictionaryFile(page).setInputFiles(file('türkçe.txt', 'çiçek\n'))
    await expect(page.getByText('For other letters, choose your own letters as well.')).toBeVisible()
    await dictionaryFile(page).setInputFiles({ ...turkish, buffer: Buffer.from([0x6b, 0xfd, 0x7a, 0x0a]) })
    await expect(page.getByText('This file isn’t UTF-8 text.')).toBeVisible()
    await page.reload()
    await openMoreOptions(page)
    await expect(dictionary(page, 'Built-in English words')).toBeVisible()
    await expect(group(page, 'Dictionary').getByRole('radio')).toHaveCount(2)
  })

  it('[S8] a bad line of the reservoir is reported when the game is started', async () => {
    const page = await app.openPage('/scribble')
    await group(page, 'Letters').getByRole('radio', { name: 'Your own file' }).check()
    await page.getByRole('textbox', { name: /^Your own letters/ }).fill('A 1 16\nB three 4\n')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByText('Line 2: The points (“three”) must be a whole number')).toBeVisible()
  })

  it('a game whose dictionary was forgotten says what it needs, and opens with the same file', async () => {
    const page = await app.openPage('/scribble')
    await chooseCustomWords(page)
    await startGame(page)
    await placeTiles(page)
    const gameUrl = page.url()
    const saved = await savedGame(page)
    await page.goto(`${app.server.url}/scribble`)
    await openMoreOptions(page)
    await page.getByRole('button', { name: 'Delete türkçe' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('türkçe was deleted.')).toBeVisible()
    await expect(dictionary(page, 'Built-in English words')).toBeChecked()
    await page.goto(gameUrl)
    await expect(page.getByText(/This game’s dictionary isn’t on this device\./)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByLabel('Choose its dictionary').setInputFiles(file('other.txt', 'ZIL\nKIL\n'))
    await expect(page.getByText('These aren’t the right words: this file has 2, with the hash')).toBeVisible()
    await page.getByLabel('Choose its dictionary').setInputFiles(turkish)
    await expect(playedTurn(page)).toBeVisible()

    // The same in a browser that never had these words.
    const other = await app.openPage('/history')
    await other.getByLabel('Or paste the text').fill(saved)
    await other.getByRole('button', { name: 'Import' }).click()
    await expect(other.getByText(/This game’s dictionary isn’t on this device\./)).toBeVisible()
    await other.getByLabel('Choose its dictionary').setInputFiles(turkish)
    await expect(other.getByText('Game imported.')).toBeVisible()
  })

  it('is not offered online, where the server does not have it, and neither are open bags', async () => {
    const page = await app.openPage('/scribble')
    await chooseCustomWords(page)
    await expect(group(page, 'Tiles').getByRole('radio')).toHaveCount(2)
    await page.getByRole('radio', { name: 'Online' }).check()
    await expect(group(page, 'Dictionary').getByRole('radio')).toHaveCount(1)
    await expect(page.getByText('only if the server has it too.')).toBeVisible()
    await expect(group(page, 'Tiles')).toHaveCount(0)
  })

  it('is offered online where the server has it too', async () => {
    const page = await app.openPage('/scribble')
    await chooseCustomWords(page)
    const hash = await dictionary(page, 'türkçe').getAttribute('value')
    // The dictionaries of a host are files on its machine, which a test leaves alone.
    await page.route('**/api/dictionaries/scribble', route => route.fulfill({ json: { hashes: [hash] } }))
    await page.getByRole('radio', { name: 'Online' }).check()
    await dictionary(page, 'türkçe').check()
    await expect(dictionary(page, 'türkçe')).toBeChecked()
  })

  it('of 270,000 words is chosen in a few seconds, and the page answers meanwhile', async () => {
    const started = Date.now()
    const page = await app.openPage('/scribble', { initScripts: [RECORD_LONG_TASKS] })
    await openMoreOptions(page)
    await dictionaryFile(page).setInputFiles(largeList)
    await expect(page.getByText(/^words: 269,\d{3} words, saved on this device\./)).toBeVisible()
    await page.goto(`${app.server.url}/worderly`)
    await openMoreOptions(page)
    await page.getByLabel('Choose a file: your own words').setInputFiles(largeList)
    await expect(page.getByText('words.txt: 274,137 lines.')).toBeVisible()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page).toHaveURL(/\/worderly\/g\//)
    expect(Date.now() - started).toBeLessThan(20_000)
    const longest = await page.evaluate<number>('Math.max(0, ...window.longTasks)')
    expect(longest).toBeLessThan(500)
  })

  it('a refusal goes as soon as its cause is mended, and the preview stays', async () => {
    const page = await app.openPage('/scribble')
    await group(page, 'Letters').getByRole('radio', { name: 'Your own file' }).check()
    const reservoir = page.getByRole('textbox', { name: /^Your own letters/ })
    await reservoir.fill('A 1 3\nT 1 2\n')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.locator('.setup-preview svg').first()).toBeVisible()
    await reservoir.fill('A 1 30\nT 1 20\n')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  it('everything works offline: the built-in words and custom words', async () => {
    const page = await app.openPage('/scribble', { serviceWorkers: 'allow' })
    await page.evaluate('navigator.serviceWorker.ready')
    // From the second load on, requests go through the service worker, which caches the words.
    await page.reload()
    await chooseCustomWords(page)
    await page.context().setOffline(true)
    await page.reload()
    await chooseCustomWords(page)
    await startGame(page)
    await placeTiles(page)
    await page.goto(`${app.server.url}/scribble`)
    await openMoreOptions(page)
    await dictionary(page, 'Built-in English words').check()
    await group(page, 'Letters').getByRole('radio', { name: '196 letters' }).check()
    await startGame(page)
    await page.getByRole('button', { name: 'I’m ready' }).click()
    await page.getByRole('textbox', { name: /^Type a move/ }).fill('query QUINC.')
    await page.getByRole('button', { name: 'Play move' }).click()
    await expect(page.getByText(/looks up|uses a lookup/).first()).toBeVisible()
  })
})

it('the About page credits all authors, with every notice in full', async () => {
  const page = await app.openPage('/settings')
  await page.getByRole('link', { name: 'About, licences and credits' }).click()
  await expect(page.getByRole('heading', { name: 'About Quincunx' })).toBeVisible()
  await expect(page.locator('.about-list a').nth(7)).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  const notices = page.getByRole('region', { name: 'Full licence texts' })
  await expect(notices).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  for (const owner of [
    'Kevin Atkinson',
    'Princeton University',
    'SIL OPEN FONT LICENSE',
    'preact 11',
    'fastify 5',
  ])
    await expect(notices).toContainText(owner)
  await page.goto(`${app.server.url}/learn`)
  await expect(page.getByRole('link', { name: 'About Quincunx: licences and credits' })).toBeVisible()
})
