import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readCell } from '#kernel/grid.ts'
import { EAR, focused, heard, LOADED_DICE, press, pressTo } from './ear.ts'
import { compareGolden, treeOf } from './golden.ts'
import { NINE, standing } from './guessgo-playing.ts'
import { openHouse } from './house.ts'
import { ending, myTurn } from './playing.ts'
import { findPlay } from './scribble-playing.ts'
import { PUZZLE, SHADED } from './solving.ts'
import { PLANET } from './worderly-playing.ts'

const house = openHouse()

function visit(path: string): Promise<Page> {
  return house.visit(path, { before: [EAR, LOADED_DICE] })
}

/** Chooses one of a group of radio buttons, from wherever the focus is above it. */
async function choose(page: Page, group: string, name: string, arrow = 'ArrowDown'): Promise<void> {
  await pressTo(page, new RegExp(`of ${group}`))
  await pressTo(page, new RegExp(`^radio "${name}.*checked`), arrow)
}

async function begin(page: Page): Promise<void> {
  await pressTo(page, 'button "Play"')
  await press(page, 'Enter')
  await page.waitForURL(/\/g\//)
  await page.locator('.table-board').waitFor()
  await pressTo(page, /^heading/)
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await press(page, 'Enter')
}

/** Walks on the board to a cell such as b3. */
async function walkTo(page: Page, name: string): Promise<void> {
  const { row, column } = readCell(name)!
  await page.keyboard.press('Control+Home')
  for (let step = 0; step < row; step++) await page.keyboard.press('ArrowDown')
  for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight')
  await press(page)
}

/** Asks for the next game at the end of one. */
async function again(page: Page, name: string): Promise<void> {
  const before = page.url()
  await pressTo(page, `button "${name}`)
  await press(page, 'Enter')
  await page.waitForURL(url => url.href !== before)
  await page.locator('.table-board').waitFor()
  await pressTo(page, /^heading/)
}

describe('by keyboard alone, from the set-up to the next game, each thing told once', () => {
  it('[O6, O10] Obstruction', async () => {
    const page = await visit('/obstruction')
    const setup = await treeOf(page)
    await choose(page, 'Who plays', 'Two people')
    await pressTo(page, /^textbox "First player/)
    await page.keyboard.type('Ada')
    await press(page, 'Tab')
    await page.keyboard.type('Grace')
    await choose(page, 'Rows', '5', 'ArrowLeft')
    await choose(page, 'Columns', '5', 'ArrowLeft')
    await begin(page)
    await pressTo(page, /^gridcell/)
    await press(page, 'Enter', 'ArrowLeft', 'Enter', 'Control+Home', 'Enter', '=', '+', ',')
    const middle = await treeOf(page)
    for (const move of ['a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5']) await type(page, move)
    await ending(page).waitFor()
    const end = await treeOf(page)
    await again(page, 'Rematch')
    compareGolden('obstruction', { setup, middle, end, heard: await heard(page) })
  })

  it('[H2, H9] Solitudo', async () => {
    const page = await visit(`/solitudo?puzzle=${encodeURIComponent(PUZZLE)}`)
    const setup = await treeOf(page)
    await choose(page, 'Mode', 'Practice')
    await begin(page)
    await pressTo(page, /^gridcell/)
    await press(page, 'Control+Home', '#', 'ArrowRight', '#', '<', '*', '=', '+', '!')
    await page.locator('.message.hint').waitFor()
    const middle = await treeOf(page)
    for (const cell of SHADED.slice(1)) {
      await walkTo(page, cell)
      await press(page, 'Enter')
    }
    await ending(page).waitFor()
    const end = await treeOf(page)
    const told = await heard(page)
    await again(page, 'Another puzzle')
    compareGolden('solitudo', { setup, middle, end, heard: told })
  })

  it('Wizards of Worderly Place', async () => {
    const page = await visit(PLANET)
    await page.getByRole('textbox', { name: /^Your own words/ }).waitFor()
    const setup = await treeOf(page)
    await choose(page, 'Level', 'Elder')
    await begin(page)
    await pressTo(page, /^gridcell/)
    await type(page, 'plant')
    for (const letter of ['A', 'N', 'T']) {
      await pressTo(page, `button "${letter}"`)
      await press(page, letter === 'A' ? 'Enter' : 'Space')
    }
    await pressTo(page, 'button "Guess"')
    await press(page, 'Enter')
    await pressTo(page, /^gridcell/, 'Shift+Tab')
    await type(page, 'pat')
    await type(page, 'tnp')
    await press(page, '=', '!', '!')
    const middle = await treeOf(page)
    await type(page, 'plant')
    await type(page, 'pnt')
    await ending(page).waitFor()
    const end = await treeOf(page)
    const told = await heard(page)
    await again(page, 'Another puzzle')
    compareGolden('worderly', { setup, middle, end, heard: told })
  })

  it('[S11, S16] Scribble', async () => {
    const page = await visit('/scribble')
    const setup = await treeOf(page)
    await choose(page, 'Who plays', 'Two people')
    await choose(page, 'Bags', 'Open', 'ArrowRight')
    await begin(page)
    await pressTo(page, /^gridcell/)
    for (let turn = 0; turn < 2; turn++) {
      const play = (await findPlay(page))!
      await walkTo(page, play.cells[0]!)
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
    const middle = await treeOf(page)
    for (let passes = 0; passes < 4; passes++) {
      await pressTo(page, 'button "Exchange or pass"')
      await press(page, 'Enter')
      // What exchanges letters comes when it is first wanted, and takes the focus then.
      await expect.poll(() => focused(page)).toMatch(/points?"/)
      await pressTo(page, /^button "Pass/)
      await press(page, 'Enter')
    }
    await ending(page).waitFor()
    const end = await treeOf(page)
    await again(page, 'Rematch')
    compareGolden('scribble', { setup, middle, end, heard: await heard(page) })
  })

  it('[G5, G14] GuessGo', async () => {
    const page = await visit('/guessgo?size=3')
    await page.getByRole('textbox', { name: /^Your own words/ }).waitFor()
    const setup = await treeOf(page)
    await choose(page, 'The computer’s level', 'Random', 'ArrowUp')
    await pressTo(page, /^textbox "Your own words/)
    await page.keyboard.insertText(NINE.join('\n'))
    await page.getByRole('status').getByText('9 words, about 5 calls each.').waitFor()
    const isReady = page.locator('.log', { hasText: 'The computer (random) is ready.' })
    await begin(page)
    await isReady.waitFor()
    await pressTo(page, /^gridcell/)
    await press(page, 'Control+Home')
    await type(page, 'hen')
    await type(page, 'ib')
    await type(page, 'swap a1 c3')
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter')
    await pressTo(page, /^gridcell/)
    await press(page, 'Control+End', 'Enter', 'Delete')
    await expect.poll(() => standing(page)).not.toContain('hen')
    await press(page, '&')
    await expect.poll(() => standing(page)).not.toContain('.')
    const filling = await treeOf(page)
    await press(page, ')')
    await page.getByRole('heading', { name: 'The toss' }).waitFor()
    const toss = await treeOf(page)
    await pressTo(page, 'button "Heads"')
    await press(page, 'Enter')
    let middle = ''
    for (const word of NINE) {
      if (word === 'cat') middle = await treeOf(page)
      await pressTo(page, /^searchbox/)
      await type(page, word)
      await page.locator('.log', { hasText: `You call ${word}` }).waitFor()
      await myTurn(page).or(ending(page)).first().waitFor()
      if (await ending(page).isVisible()) break
    }
    await ending(page).waitFor()
    const end = await treeOf(page)
    await again(page, 'Rematch')
    await isReady.waitFor()
    compareGolden('guessgo', { setup, filling, toss, middle, end, heard: await heard(page) })
  })
})
