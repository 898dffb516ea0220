import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readCell } from '#kernel/grid.ts'
import { accessibilityTree, compareGolden } from './golden-transcript.ts'
import { NINE_WORDS, readOwnGrid } from './guessgo-page.ts'
import { ending, myTurn } from './obstruction-page.ts'
import {
  describeFocus,
  FIXED_RANDOM_SCRIPT,
  press,
  pressUntilFocused,
  readTranscript,
  SCREEN_READER_SCRIPT,
} from './screen-reader.ts'
import { findPlay } from './scribble-page.ts'
import { PUZZLE, SHADED_CELLS } from './small-puzzle-page.ts'
import { openTestApp } from './test-app.ts'
import { PLANET_URL } from './worderly-page.ts'

const app = openTestApp()

function openPage(path: string): Promise<Page> {
  return app.openPage(path, { initScripts: [SCREEN_READER_SCRIPT, FIXED_RANDOM_SCRIPT] })
}

/** Chooses one of a group of radio buttons, from wherever the focus is above it. */
async function choose(page: Page, group: string, name: string, arrow = 'ArrowDown'): Promise<void> {
  await pressUntilFocused(page, new RegExp(`of ${group}`))
  await pressUntilFocused(page, new RegExp(`^radio "${name}.*checked`), arrow)
}

async function startGame(page: Page): Promise<void> {
  await pressUntilFocused(page, 'button "Play"')
  await press(page, 'Enter')
  await page.waitForURL(/\/g\//)
  await page.locator('.table-board').waitFor()
  await pressUntilFocused(page, /^heading/)
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await press(page, 'Enter')
}

/** Walks on the board to a cell such as b3. */
async function moveFocusTo(page: Page, name: string): Promise<void> {
  const { row, column } = readCell(name)!
  await page.keyboard.press('Control+Home')
  for (let step = 0; step < row; step++) await page.keyboard.press('ArrowDown')
  for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight')
  await press(page)
}

/** Asks for the next game at the end of one. */
async function startNextGame(page: Page, name: string): Promise<void> {
  const before = page.url()
  await pressUntilFocused(page, `button "${name}`)
  await press(page, 'Enter')
  await page.waitForURL(url => url.href !== before)
  await page.locator('.table-board').waitFor()
  await pressUntilFocused(page, /^heading/)
}

describe('by keyboard alone, from the set-up to the next game, each thing told once', () => {
  it('[O6, O10] Obstruction', async () => {
    const page = await openPage('/obstruction')
    const setup = await accessibilityTree(page)
    await choose(page, 'Who plays', 'Two people')
    await pressUntilFocused(page, /^textbox "First player/)
    await page.keyboard.type('Ada')
    await press(page, 'Tab')
    await page.keyboard.type('Grace')
    await choose(page, 'Rows', '5', 'ArrowLeft')
    await choose(page, 'Columns', '5', 'ArrowLeft')
    await startGame(page)
    await pressUntilFocused(page, /^gridcell/)
    await press(page, 'Enter', 'ArrowLeft', 'Enter', 'Control+Home', 'Enter', '=', '+', ',')
    const middle = await accessibilityTree(page)
    for (const move of ['a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5']) await type(page, move)
    await ending(page).waitFor()
    const end = await accessibilityTree(page)
    await startNextGame(page, 'Rematch')
    compareGolden('obstruction', { setup, middle, end, heard: await readTranscript(page) })
  })

  it('[H2, H9] Solitudo', async () => {
    const page = await openPage(`/solitudo?puzzle=${encodeURIComponent(PUZZLE)}`)
    const setup = await accessibilityTree(page)
    await choose(page, 'Mode', 'Practice')
    await startGame(page)
    await pressUntilFocused(page, /^gridcell/)
    await press(page, 'Control+Home', '#', 'ArrowRight', '#', '<', '*', '=', '+', '!')
    await page.locator('.message.hint').waitFor()
    const middle = await accessibilityTree(page)
    for (const cell of SHADED_CELLS.slice(1)) {
      await moveFocusTo(page, cell)
      await press(page, 'Enter')
    }
    await ending(page).waitFor()
    const end = await accessibilityTree(page)
    const told = await readTranscript(page)
    await startNextGame(page, 'Another puzzle')
    compareGolden('solitudo', { setup, middle, end, heard: told })
  })

  it('Wizards of Worderly Place', async () => {
    const page = await openPage(PLANET_URL)
    await page.getByRole('textbox', { name: /^Your own words/ }).waitFor()
    const setup = await accessibilityTree(page)
    await choose(page, 'Level', 'Elder')
    await startGame(page)
    await pressUntilFocused(page, /^gridcell/)
    await type(page, 'plant')
    for (const letter of ['A', 'N', 'T']) {
      await pressUntilFocused(page, `button "${letter}"`)
      await press(page, letter === 'A' ? 'Enter' : 'Space')
    }
    await pressUntilFocused(page, 'button "Guess"')
    await press(page, 'Enter')
    await pressUntilFocused(page, /^gridcell/, 'Shift+Tab')
    await type(page, 'pat')
    await type(page, 'tnp')
    await press(page, '=', '!', '!')
    const middle = await accessibilityTree(page)
    await type(page, 'plant')
    await type(page, 'pnt')
    await ending(page).waitFor()
    const end = await accessibilityTree(page)
    const told = await readTranscript(page)
    await startNextGame(page, 'Another puzzle')
    compareGolden('worderly', { setup, middle, end, heard: told })
  })

  it('[S11, S16] Scribble', async () => {
    const page = await openPage('/scribble')
    const setup = await accessibilityTree(page)
    await choose(page, 'Who plays', 'Two people')
    await choose(page, 'Bags', 'Open', 'ArrowRight')
    await startGame(page)
    await pressUntilFocused(page, /^gridcell/)
    for (let turn = 0; turn < 2; turn++) {
      const play = (await findPlay(page))!
      await moveFocusTo(page, play.cells[0]!)
      if (!(await page.locator(`.sc-cursor.sc-${play.direction}`).count())) await press(page, 'Space')
      for (const letter of play.letters) {
        const there = page.locator('.sc-cursor.sc-tile .sc-letter', { hasText: letter })
        while (await there.count()) await press(page, letter.toLowerCase())
        await press(page, letter.toLowerCase())
      }
      await press(page, 'Backspace', play.letters.at(-1)!.toLowerCase(), 'Enter')
      await page.locator('.sc-last').first().waitFor()
    }
    await press(page, '=')
    const middle = await accessibilityTree(page)
    for (let passes = 0; passes < 4; passes++) {
      await pressUntilFocused(page, 'button "Exchange or pass"')
      await press(page, 'Enter')
      // What exchanges letters comes when it is first wanted, and takes the focus then.
      await expect.poll(() => describeFocus(page)).toMatch(/points?"/)
      await pressUntilFocused(page, /^button "Pass/)
      await press(page, 'Enter')
    }
    await ending(page).waitFor()
    const end = await accessibilityTree(page)
    await startNextGame(page, 'Rematch')
    compareGolden('scribble', { setup, middle, end, heard: await readTranscript(page) })
  })

  it('[G5, G14] GuessGo', async () => {
    const page = await openPage('/guessgo?size=3')
    await page.getByRole('textbox', { name: /^Your own words/ }).waitFor()
    const setup = await accessibilityTree(page)
    await choose(page, 'The computer’s level', 'Random', 'ArrowUp')
    await pressUntilFocused(page, /^textbox "Your own words/)
    await page.keyboard.insertText(NINE_WORDS.join('\n'))
    await page.getByRole('status').getByText('9 words, about 5 calls each.').waitFor()
    const isReady = page.locator('.log', { hasText: 'The computer (random) is ready.' })
    await startGame(page)
    await isReady.waitFor()
    await pressUntilFocused(page, /^gridcell/)
    await press(page, 'Control+Home')
    await type(page, 'hen')
    await type(page, 'ib')
    await type(page, 'swap a1 c3')
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter')
    await pressUntilFocused(page, /^gridcell/)
    await press(page, 'Control+End', 'Enter', 'Delete')
    await expect.poll(() => readOwnGrid(page)).not.toContain('hen')
    await press(page, '&')
    await expect.poll(() => readOwnGrid(page)).not.toContain('.')
    const filling = await accessibilityTree(page)
    await press(page, ')')
    await page.getByRole('heading', { name: 'The toss' }).waitFor()
    const toss = await accessibilityTree(page)
    await pressUntilFocused(page, 'button "Heads"')
    await press(page, 'Enter')
    let middle = ''
    for (const word of NINE_WORDS) {
      if (word === 'cat') middle = await accessibilityTree(page)
      await pressUntilFocused(page, /^searchbox/)
      await type(page, word)
      await page.locator('.log', { hasText: `You call ${word}` }).waitFor()
      await myTurn(page).or(ending(page)).first().waitFor()
      if (await ending(page).isVisible()) break
    }
    await ending(page).waitFor()
    const end = await accessibilityTree(page)
    await startNextGame(page, 'Rematch')
    await isReady.waitFor()
    compareGolden('guessgo', { setup, filling, toss, middle, end, heard: await readTranscript(page) })
  })
})
