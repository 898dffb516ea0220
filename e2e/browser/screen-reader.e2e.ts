import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { readCell } from '#kernel/grid.ts'
import { expect } from './expect.ts'
import { openGolden } from './golden-transcript.ts'
import { NINE_WORDS, readOwnGrid } from './guessgo-page.ts'
import { ending, liveRegion, myTurn } from './obstruction-page.ts'
import { FIXED_RANDOM_SCRIPT, press, pressUntilFocused, SCREEN_READER_SCRIPT } from './screen-reader.ts'
import { cell, findPlay } from './scribble-page.ts'
import { settle } from './settle.ts'
import { PUZZLE, SHADED_CELLS } from './small-puzzle-page.ts'
import { openTestApp } from './test-app.ts'
import { PLANET_URL } from './worderly-page.ts'

const app = openTestApp()

async function openPage(path: string): Promise<Page> {
  const page = await app.openPage(path, { initScripts: [SCREEN_READER_SCRIPT, FIXED_RANDOM_SCRIPT] })
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  return page
}

/** Chooses one of a group of radio buttons that comes after the focus. */
async function choose(page: Page, group: string, name: string, arrow = 'ArrowDown'): Promise<void> {
  await pressUntilFocused(page, new RegExp(`of ${group}`))
  await pressUntilFocused(page, new RegExp(`^radio "${name}.*checked`), arrow)
}

async function openMoreOptions(page: Page): Promise<void> {
  await pressUntilFocused(page, 'summary "More options')
  await press(page, 'Enter')
  await expect(page.locator('.more-options[open]')).toBeVisible()
}

async function startGame(page: Page): Promise<void> {
  await pressUntilFocused(page, 'button "Play"')
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/g\//)
  await expect(page.locator('.table-board')).toBeVisible()
  await expect(page.locator(':is(h1, h2):focus')).toBeVisible()
  await settle(page)
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await press(page, 'Enter')
}

/** Moves the focus on the board to a cell such as b3. */
async function moveFocusTo(page: Page, name: string): Promise<void> {
  const { row, column } = readCell(name)!
  const arrows = [...Array<string>(row).fill('ArrowDown'), ...Array<string>(column).fill('ArrowRight')]
  await press(page, 'Control+Home', ...arrows)
}

/** Starts the next game from the ending of this one. */
async function startNextGame(page: Page, name: string): Promise<void> {
  const before = page.url()
  await pressUntilFocused(page, `button "${name}`)
  await press(page, 'Enter')
  await expect(page).toHaveURL(url => url.href !== before)
  await expect(page.locator('.table-board')).toBeVisible()
  await expect(page.locator(':is(h1, h2):focus')).toBeVisible()
  await settle(page)
}

describe('by keyboard alone, from the set-up to the next game, everything is announced once', () => {
  it('[O6, O10] Obstruction', async () => {
    const page = await openPage('/obstruction')
    const golden = openGolden('obstruction')
    await golden.expectPage('setup', page)
    await choose(page, 'Who plays', 'Two players')
    await pressUntilFocused(page, /^textbox "First player/)
    await page.keyboard.type('Ada')
    await press(page, 'Tab')
    await page.keyboard.type('Grace')
    await choose(page, 'Rows', '5', 'ArrowLeft')
    await choose(page, 'Columns', '5', 'ArrowLeft')
    await startGame(page)
    await pressUntilFocused(page, /^gridcell/)
    await press(page, 'Enter', 'ArrowLeft', 'Enter', 'Control+Home', 'Enter', '=', '+', ',')
    await golden.expectPage('middle', page)
    for (const move of ['a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5']) await type(page, move)
    await expect(ending(page)).toBeVisible()
    await golden.expectPage('end', page)
    await startNextGame(page, 'Rematch')
    await golden.expectTranscript(page)
  })

  it('[H2, H9] Solitudo', async () => {
    const page = await openPage(`/solitudo?puzzle=${encodeURIComponent(PUZZLE)}`)
    const golden = openGolden('solitudo')
    await golden.expectPage('setup', page)
    await choose(page, 'Mode', 'Practice')
    await startGame(page)
    await pressUntilFocused(page, /^gridcell/)
    await press(page, 'Control+Home', '#', 'ArrowRight', '#', '<', '*', '=', '+', '!')
    await expect(page.locator('.message.hint')).toBeVisible()
    await golden.expectPage('middle', page)
    for (const name of SHADED_CELLS.slice(1)) {
      await moveFocusTo(page, name)
      await press(page, 'Enter')
    }
    await expect(ending(page)).toBeVisible()
    await golden.expectPage('end', page)
    await golden.expectTranscript(page)
    await startNextGame(page, 'New puzzle')
  })

  it('Wizards of Worderly Place', async () => {
    const page = await openPage(PLANET_URL)
    const golden = openGolden('worderly')
    await golden.expectPage('setup', page)
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
    await golden.expectPage('middle', page)
    await type(page, 'plant')
    await type(page, 'pnt')
    await expect(ending(page)).toBeVisible()
    await golden.expectPage('end', page)
    await golden.expectTranscript(page)
    await startNextGame(page, 'New puzzle')
  })

  it('[S11, S16] Scribble', async () => {
    const page = await openPage('/scribble')
    const golden = openGolden('scribble')
    await golden.expectPage('setup', page)
    await choose(page, 'Who plays', 'Two players')
    await openMoreOptions(page)
    await choose(page, 'Tiles', 'Visible to both', 'ArrowRight')
    await startGame(page)
    await pressUntilFocused(page, /^gridcell/)
    for (let turn = 0; turn < 2; turn++) {
      const play = (await findPlay(page))!
      await moveFocusTo(page, play.cells[0]!)
      if (!(await page.locator(`.sc-cursor.sc-${play.direction}`).count())) await press(page, 'Space')
      for (const letter of play.letters) {
        // On a cell that holds the letter already, typing it moves on.
        const sameLetter = page.locator('.sc-cursor.sc-tile .sc-letter', { hasText: letter })
        while (await sameLetter.count()) await press(page, letter.toLowerCase())
        await press(page, letter.toLowerCase())
      }
      await press(page, 'Backspace', play.letters.at(-1)!.toLowerCase(), 'Enter')
      await expect(cell(page, play.cells[0]!).and(page.locator('.sc-last'))).toBeVisible()
    }
    await press(page, '=')
    await golden.expectPage('middle', page)
    for (let passes = 0; passes < 4; passes++) {
      await pressUntilFocused(page, 'button "Exchange or pass"')
      await press(page, 'Enter')
      // The exchange is loaded on first use, and then takes the focus.
      await expect(page.locator(':focus')).toHaveAccessibleName(/points?$/)
      await pressUntilFocused(page, /^button "Pass/)
      await press(page, 'Enter')
    }
    await expect(ending(page)).toBeVisible()
    await golden.expectPage('end', page)
    await startNextGame(page, 'Rematch')
    await golden.expectTranscript(page)
  })

  it('[G5, G14] GuessGo', async () => {
    const page = await openPage('/guessgo?size=3')
    const golden = openGolden('guessgo')
    await golden.expectPage('setup', page)
    await choose(page, 'The computer’s level', 'Random', 'ArrowUp')
    await openMoreOptions(page)
    await pressUntilFocused(page, /^textbox "Your own words/)
    await page.keyboard.insertText(NINE_WORDS.join('\n'))
    await expect(page.getByRole('status').getByText('9 words, about 5 calls each.')).toBeVisible()
    const isReady = page.locator('.log', { hasText: 'The computer is ready.' })
    await startGame(page)
    await expect(isReady).toBeVisible()
    await settle(page)
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
    await golden.expectPage('filling', page)
    await press(page, ')')
    await expect(page.getByRole('heading', { name: 'The toss' })).toBeVisible()
    await golden.expectPage('toss', page)
    await pressUntilFocused(page, 'button "Heads"')
    await press(page, 'Enter')
    await expect(liveRegion(page, 'polite')).toContainText(/omputer: \p{L}/u)
    for (const word of NINE_WORDS) {
      if (word === 'cat') await golden.expectPage('middle', page)
      await pressUntilFocused(page, /^searchbox/)
      await type(page, word)
      await expect(page.locator('.log', { hasText: `You: ${word}` })).toBeVisible()
      await expect(myTurn(page).or(ending(page)).first()).toBeVisible()
      await settle(page)
      if (await ending(page).isVisible()) break
    }
    await expect(ending(page)).toBeVisible()
    await golden.expectPage('end', page)
    await startNextGame(page, 'Rematch')
    await expect(isReady).toBeVisible()
    await golden.expectTranscript(page)
  })
})
