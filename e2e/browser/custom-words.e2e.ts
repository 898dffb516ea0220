import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

/** Turkish letters of which only the dotted İ is drawn, so that what is in a bag is known. */
const RESERVOIR = 'I 2 0\nİ 1 40\nK 1 0\nL 1 0\nZ 4 0\n'

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const turkish = file('türkçe.txt', '# birkaç kelime\nii\nıı\niz\nılık\nkızıl\n')

const group = (page: Page, name: string) => page.getByRole('group', { name })
const dictionary = (page: Page, name: string) =>
  group(page, 'Dictionary').getByRole('radio', { name: new RegExp(`^${name}`) })
const dictionaryFile = (page: Page) => page.getByLabel('Choose your own dictionary')

async function chooseCustomWords(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Two people' }).check()
  await group(page, 'Reservoir').getByRole('radio', { name: 'Your own file' }).check()
  await page.getByLabel('Choose a file: your own reservoir').setInputFiles(file('harfler.txt', RESERVOIR))
  await dictionaryFile(page).setInputFiles(turkish)
  await page.getByText('türkçe: 5 words, kept on this device under this name.').waitFor()
}

async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/scribble\/g\//)
}

/** The only game that is kept here, as it is exported. */
async function savedGame(page: Page): Promise<string> {
  const kept = await page.evaluate(
    `localStorage.getItem(Object.keys(localStorage).find(key => key.startsWith('quincunx.game.')))`,
  )
  return JSON.parse(String(kept)).game
}

const playedTurn = (page: Page) =>
  page.locator('.sc-turn', { hasText: 'İİ' }).filter({ hasText: 'h8 across' }).first()

/** Lays two letters by typing them, as Turks do. */
async function placeTiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Only I am looking' }).click()
  const type = async (move: string) => {
    await page.getByLabel('Type a move').fill(move)
    await page.getByRole('button', { name: 'Play it' }).click()
  }
  await type('h8 across ıı')
  await page.getByText('You have no I in your bag.').first().waitFor()
  await type('h8 across ii')
  await playedTurn(page).waitFor()
}

describe('one’s own dictionary and reservoir', () => {
  it('[S8] [S17] are chosen at the set-up from files alone, played with, kept and replayed', async () => {
    const page = await app.openPage('/scribble')
    await chooseCustomWords(page)
    expect(await dictionary(page, 'türkçe').isChecked()).toBe(true)
    expect(await page.locator('form').textContent()).not.toMatch(/[0-9a-f]{32}/)
    await startGame(page)
    await placeTiles(page)
    expect(JSON.parse(await savedGame(page)).record.setup.dictionary).toMatch(/^[0-9a-f]{32}$/)
    await page.reload()
    await playedTurn(page).waitFor()
    await page.goto(`${page.url()}/review`)
    await page.getByRole('slider').waitFor()
    await page.goto(`${app.server.url}/scribble`)
    // What was chosen the last time stands there again.
    expect(await dictionary(page, 'türkçe').isChecked()).toBe(true)
    expect(await page.getByRole('textbox', { name: /^Your own reservoir/ }).inputValue()).toBe(RESERVOIR)
  })

  it('[S17] bad lines are told by their numbers, and nothing is kept', async () => {
    const page = await app.openPage('/scribble')
    await dictionaryFile(page).setInputFiles(file('list.txt', 'ant\nx-ray\nbee\na\n'))
    await page.getByText('2 lines are no words, so nothing was made.').waitFor()
    const said = await page.locator('.brought-said').textContent()
    expect(said).toContain('Line 2, “x-ray”: - is no letter of the alphabet.')
    expect(said).toContain('Line 4, “a”: a word has 2 letters or more.')
    expect(await findAccessibilityViolations(page)).toEqual([])
    // Turkish words without their letters.
    await dictionaryFile(page).setInputFiles(file('türkçe.txt', 'çiçek\n'))
    await page.getByText('For other letters choose your own reservoir with it').waitFor()
    await dictionaryFile(page).setInputFiles({ ...turkish, buffer: Buffer.from([0x6b, 0xfd, 0x7a, 0x0a]) })
    await page.getByText('This is no text in UTF-8.').waitFor()
    await page.reload()
    await dictionary(page, 'Built-in English words').waitFor()
    expect(await group(page, 'Dictionary').getByRole('radio').count()).toBe(1)
    expect(await dictionary(page, 'Built-in English words').isChecked()).toBe(true)
  })

  it('[S8] a bad line of the reservoir is told when the game is to begin', async () => {
    const page = await app.openPage('/scribble')
    await group(page, 'Reservoir').getByRole('radio', { name: 'Your own file' }).check()
    await page.getByRole('textbox', { name: /^Your own reservoir/ }).fill('A 1 16\nB three 4\n')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByText('Line 2: The points “three” are no whole number').waitFor()
  })

  it('a game whose dictionary was forgotten says what it needs, and opens with the very file', async () => {
    const page = await app.openPage('/scribble')
    await chooseCustomWords(page)
    await startGame(page)
    await placeTiles(page)
    const table = page.url()
    const saved = await savedGame(page)
    await page.goto(`${app.server.url}/scribble`)
    await page.getByRole('button', { name: 'Forget türkçe' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click()
    await page.getByText('türkçe was forgotten.').waitFor()
    expect(await dictionary(page, 'Built-in English words').isChecked()).toBe(true)
    await page.goto(table)
    await page.getByText(/The dictionary of this game \([0-9a-f]{32}\) is not here/).waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByLabel('Choose its dictionary').setInputFiles(file('other.txt', 'ZIL\nKIL\n'))
    await page.getByText('These are other words (2, known by the hash').waitFor()
    await page.getByLabel('Choose its dictionary').setInputFiles(turkish)
    await playedTurn(page).waitFor()

    // The same in a browser that has never seen these words.
    const other = await app.openPage('/history')
    await other.getByLabel('Its text').fill(saved)
    await other.getByRole('button', { name: 'Read it' }).click()
    await other.getByText(/The dictionary of this game/).waitFor()
    await other.getByLabel('Choose its dictionary').setInputFiles(turkish)
    await other.getByText('The game was brought in.').waitFor()
  })

  it('a house that has not the dictionary refuses the table with a sentence', async () => {
    const page = await app.openPage('/scribble')
    app.allowErrors(/422|400/)
    await chooseCustomWords(page)
    await page.getByRole('radio', { name: 'Online' }).check()
    await group(page, 'Reservoir').getByRole('radio', { name: 'Your own file' }).check()
    await page.getByRole('textbox', { name: /^Your own reservoir/ }).fill(RESERVOIR)
    await dictionary(page, 'türkçe').check()
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.getByText(/The dictionary of this game \([0-9a-f]{32}\) is not here/).waitFor()
  })

  it('everything works with the network off: the built-in words and one’s own', async () => {
    const page = await app.openPage('/scribble', { serviceWorkers: 'allow' })
    await page.evaluate('navigator.serviceWorker.ready')
    // From the second load on, requests go through the service worker and words are kept.
    await page.reload()
    await chooseCustomWords(page)
    await page.context().setOffline(true)
    await page.reload()
    await dictionary(page, 'türkçe').waitFor()
    await chooseCustomWords(page)
    await startGame(page)
    await placeTiles(page)
    await page.goto(`${app.server.url}/scribble`)
    await dictionary(page, 'Built-in English words').check()
    await group(page, 'Reservoir').getByRole('radio', { name: '196 letters' }).check()
    await startGame(page)
    await page.getByRole('button', { name: 'Only I am looking' }).click()
    await page.getByLabel('Type a move').fill('query QUINC.')
    await page.getByRole('button', { name: 'Play it' }).click()
    await page
      .getByText(/asks the dictionary/)
      .first()
      .waitFor()
  })
})

it('the About page tells whose work is in it, every notice to the letter', async () => {
  const page = await app.openPage('/settings')
  await page.getByRole('link', { name: 'About, licences and thanks' }).click()
  await page.getByRole('heading', { name: 'About Quincunx' }).waitFor()
  expect(await page.locator('.about-list a').count()).toBeGreaterThan(7)
  await page.getByRole('button', { name: 'Show them' }).click()
  const full = page.getByRole('region', { name: 'All notices in full' })
  await full.waitFor()
  expect(await findAccessibilityViolations(page)).toEqual([])
  const text = await full.textContent()
  for (const owner of [
    'Kevin Atkinson',
    'Princeton University',
    'SIL OPEN FONT LICENSE',
    'preact 11',
    'fastify 5',
  ])
    expect(text).toContain(owner)
  await page.goto(`${app.server.url}/learn`)
  await page.getByRole('link', { name: 'About Quincunx: licences and thanks' }).waitFor()
})
