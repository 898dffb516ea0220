import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect, WAIT_MS } from './expect.ts'
import {
  callUntilEnd,
  cell,
  clickPlay,
  dismissPassDeviceScreen,
  emptyCells,
  field,
  NINE_WORDS,
  nineWordsUrl,
  readOwnGrid,
  tool,
  word,
} from './guessgo-page.ts'
import { ending } from './obstruction-page.ts'
import { centreOf, clickDimmed, type Point } from './pointer.ts'
import { readSavedGames } from './saved-games.ts'
import { openTestApp } from './test-app.ts'
import { createTouchDispatcher } from './touchscreen.ts'

const app = openTestApp()

async function openGame(path: string, pageOptions = {}): Promise<Page> {
  const page = await app.openPage(path, pageOptions)
  await clickPlay(page)
  return page
}

const decided = (page: Page) => page.locator('.gg-decides')
const crossed = (page: Page) => page.locator('.gg-crossed')

describe('a game of GuessGo in the browser', () => {
  it('[G4] [G14] is played to its end by mouse: the grid is filled by clicks, words are called from the pool, and both grids are open at the end', async () => {
    const page = await openGame(nineWordsUrl())
    await cell(page, 'b2').click()
    await word(page, 'cat').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . . . cat . . . .')
    // The next empty cell is chosen already.
    await word(page, 'dog').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . . . cat dog . . .')
    await page.keyboard.press('Escape')
    await tool(page, 'Fill the rest').click()
    await expect.poll(async () => (await readOwnGrid(page)).split(' ').toSorted()).toEqual(NINE_WORDS)
    await tool(page, 'Ready').click()
    await expect(page.getByRole('region', { name: 'Your grid' })).toBeVisible()
    await callUntilEnd(page, async called => {
      await word(page, called).click()
      await tool(page, `Call ${called}`).click()
    })
    await expect(page.getByRole('grid')).toHaveCount(2)
    await expect(decided(page)).toHaveCount(3)
    for (const each of await decided(page).all())
      await expect(each).toHaveAttribute('aria-label', /crossed out, [abc][123], decided the game$/)
    await expect(page.getByRole('gridcell', { name: /unknown/ })).toHaveCount(0)
  })

  it('[G14] words are dragged to cells, swapped and removed; a grid is shuffled and cleared', async () => {
    const page = await openGame(nineWordsUrl())
    await word(page, 'elk').dragTo(cell(page, 'a1'))
    await expect.poll(() => readOwnGrid(page)).toBe('elk . . . . . . . .')
    await cell(page, 'a1').dragTo(cell(page, 'c1'))
    await expect.poll(() => readOwnGrid(page)).toBe('. . elk . . . . . .')
    await word(page, 'fox').click()
    await cell(page, 'a2').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . elk fox . . . . .')
    await cell(page, 'c1').click()
    await cell(page, 'a2').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . fox elk . . . . .')
    await cell(page, 'c1').click()
    await tool(page, 'Remove').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . . elk . . . . .')
    await clickDimmed(tool(page, 'Ready'))
    await expect(page.locator('.message.refused', { hasText: '8 cells are still empty' })).toBeVisible()
    await tool(page, 'Fill the rest').click()
    await expect(emptyCells(page)).toHaveCount(0)
    const before = await readOwnGrid(page)
    // A shuffle may by chance leave the order as it is, so it is repeated until it does not.
    await expect
      .poll(async () => {
        await tool(page, 'Shuffle').click()
        return readOwnGrid(page)
      })
      .not.toBe(before)
    await tool(page, 'Clear').click()
    await tool(page, 'Clear all?').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . . . . . . . .')
    // The key for it has to be pressed twice too.
    await word(page, 'elk').dragTo(cell(page, 'a1'))
    await expect.poll(() => readOwnGrid(page)).toBe('elk . . . . . . . .')
    await page.keyboard.press('Escape')
    await cell(page, 'b2').focus()
    await page.keyboard.press('{')
    await expect(tool(page, 'Clear all?')).toBeVisible()
    await expect(emptyCells(page)).toHaveCount(8)
    await page.keyboard.press('{')
    await expect(emptyCells(page)).toHaveCount(9)
  })

  it('[G5] [G14] a wrong word is refused with the reason; search and filters find words', async () => {
    const page = await openGame(nineWordsUrl())
    await field(page).fill('yak')
    await expect(page.getByText('No words match.')).toBeVisible()
    await page.keyboard.press('Enter')
    const refused = page.locator('.message.refused', { hasText: '“yak” isn’t in the pool.' })
    await expect(refused).toBeVisible()
    // It stays when the opponent becomes ready.
    await expect(page.locator('.log li', { hasText: 'is ready' })).toBeVisible()
    await expect(refused).toBeVisible()
    await tool(page, 'Fill the rest').click()
    await expect(page.getByRole('button', { name: 'Yours 9' })).toBeVisible()
    await tool(page, 'Ready').click()
    await expect(page.getByRole('button', { name: 'Uncalled 9' })).toBeVisible()
    await field(page).fill('ANT')
    await field(page).press('Enter')
    await page.getByRole('button', { name: 'Called 1' }).click()
    await expect(word(page, 'ant')).toBeVisible()
    await expect(word(page, 'bee')).toHaveCount(0)
    await expect(page.locator('.player.turn', { hasText: 'You' })).toBeVisible()
    await field(page).fill('ant')
    await field(page).press('Enter')
    await expect(
      page.locator('.gg-entry .message', { hasText: 'ant has already been called.' }),
    ).toBeVisible()
    await expect(page.locator('.log li', { hasText: 'You: ' })).toHaveCount(1)
  })

  it('[G1] [G13] [G18] two people at one screen do not see each other’s grid before the end', async () => {
    const page = await openGame(nineWordsUrl({ who: 'two', starter: 'called' }))
    const main = page.locator('main')
    await expect(page.getByRole('heading', { name: 'First player, your turn.' })).toBeVisible()
    for (const name of ['First', 'Second']) {
      await expect(page.getByRole('heading', { name: `${name} player, your turn` })).toBeVisible()
      await expect(page.getByRole('grid')).toHaveCount(0)
      await expect(main).not.toContainText('ibis')
      await dismissPassDeviceScreen(page)
      await expect(emptyCells(page)).toHaveCount(9)
      await tool(page, 'Fill the rest').click()
      await expect(emptyCells(page)).toHaveCount(0)
      await tool(page, 'Ready').click()
    }
    // Both players see the toss.
    await expect(page.getByRole('heading', { name: 'The toss' })).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(main).not.toContainText('ibis')
    await tool(page, 'Let Second player call').click()
    const typedToss = page.getByRole('textbox', { name: 'Or type heads or tails' })
    await typedToss.fill('tails')
    await typedToss.press('Enter')
    // Calls are public, so nobody has to look away; a grid is shown only on request.
    for (let turn = 0; turn < 18; turn++) {
      await expect(tool(page, 'Show my grid').or(ending(page)).first()).toBeVisible()
      if (await ending(page).isVisible()) break
      await expect(page.getByRole('grid')).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Yours/ })).toHaveCount(0)
      if (turn < 2) {
        await tool(page, 'Show my grid').click()
        // The opponent's grid is not shown, only the hits on it.
        await expect(page.getByRole('grid')).toHaveCount(1)
      }
      await field(page).fill(NINE_WORDS[Math.floor(turn / 2)]!)
      await field(page).press('Enter')
    }
    await expect(ending(page)).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(2)
    await expect(decided(page)).toHaveCount(3)
    // In the review both grids are open from the first call on.
    await page.getByRole('link', { name: 'Review' }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(2)
    await expect(crossed(page).first()).toBeVisible()
    const crossedAtEnd = await crossed(page).count()
    await page.keyboard.press('ArrowLeft')
    await expect(crossed(page)).toHaveCount(crossedAtEnd - 1)
    await expect(page.getByRole('gridcell', { name: /unknown/ })).toHaveCount(0)
    // The arrows step past the toss, back and forth.
    const slider = page.getByRole('slider')
    for (let step = Number(await slider.inputValue()) - 1; step >= 0; step--) {
      await page.keyboard.press('ArrowLeft')
      await expect(slider).toHaveValue(`${step}`)
    }
    const last = Number(await slider.getAttribute('max'))
    for (let step = 1; step <= last; step++) {
      await page.keyboard.press('ArrowRight')
      await expect(slider).toHaveValue(`${step}`)
    }
    await expect(crossed(page)).toHaveCount(crossedAtEnd)
  })

  it('[G1] an option shows on the opponent’s grid where a word was hit', async () => {
    const page = await openGame(nineWordsUrl({ showHits: 'true' }))
    await tool(page, 'Fill the rest').click()
    await tool(page, 'Ready').click()
    const theirs = page.getByRole('grid', { name: 'The computer’s grid' })
    await expect(theirs).toBeVisible()
    await expect(theirs.getByRole('gridcell', { name: /^unknown/ })).toHaveCount(9)
    await expect(page.getByText('Your turn. Call a word from the pool.').first()).toBeVisible()
    await field(page).fill('gnu')
    await field(page).press('Enter')
    await expect(theirs.getByRole('gridcell', { name: /^gnu, crossed out/ })).toBeVisible()
  })
})

describe('the set-up', () => {
  it('[G17] begins with the quick game, says how long a game takes, and offers others by one press', async () => {
    const page = await app.openPage('/guessgo')
    const note = (text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible()
    await note('16 words, about 8 calls each.')
    await expect(page.getByRole('button', { name: 'Quick, 8 calls' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Long, 55 calls' }).click()
    await note('100 words, about 55 calls each.')
    await page.getByRole('button', { name: 'Standard, 14 calls' }).click()
    await note('25 words, about 14 calls each.')
    // A pool that is too small for the grid follows it.
    await page.getByRole('group', { name: 'Grid' }).getByRole('radio', { name: '6', exact: true }).check()
    await note('36 words, about 21 calls each.')
    // One that is typed is refused at once, at its field alone; the lengths above it stay.
    const typed = page.getByRole('spinbutton', { name: /36.*500/ })
    const refusal = page.getByText('Enter a whole number from 36 to 500.')
    for (const number of ['30', '501']) {
      await typed.fill(number)
      await expect(refusal).toHaveCount(1)
      await expect(page.getByText(/not 30|not 501/)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Quick, 8 calls' })).toBeVisible()
    }
    // A second mistake elsewhere does not hide it.
    await page.getByText('More options').click()
    await page.getByRole('textbox', { name: /^Your own words/ }).fill('gnu')
    await expect(refusal).toHaveCount(1)
    await page.getByRole('textbox', { name: /^Your own words/ }).fill('')
    await expect(page.getByText('What earlier grids have shown')).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Hitwords' })).toHaveCount(0)
    await page
      .getByRole('group', { name: 'Words in the pool' })
      .getByRole('radio', { name: 'Default' })
      .check()
    await page.getByRole('group', { name: 'Grid' }).getByRole('radio', { name: '12' }).check()
    await expect(page.getByRole('group', { name: 'Hitwords' })).toBeVisible()
  })

  it('[G16] a custom word list is read from a file with its name, and saved for the next game', async () => {
    const page = await app.openPage('/guessgo?size=3')
    const file = { name: 'animals.txt', mimeType: 'text/plain', buffer: Buffer.from(NINE_WORDS.join('\n')) }
    await page.getByText('More options').click()
    await page.getByLabel('Choose a file: your own words').setInputFiles(file)
    await expect(page.getByRole('status').getByText('9 words, about 5 calls each.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name of the list' })).toHaveValue('animals')
    // A link carries the list to other players.
    const linkField = page.getByRole('textbox', { name: 'Share these settings' })
    await expect(linkField).toHaveValue(/^http/)
    const link = await linkField.inputValue()
    const other = await app.openPage(link.slice(app.server.url.length))
    await expect(other.getByRole('status').getByText('9 words, about 5 calls each.')).toBeVisible()
    await other.getByText('More options').click()
    await expect(other.getByRole('textbox', { name: /^Your own words/ })).toHaveValue(NINE_WORDS.join('\n'))
    await clickPlay(page)
    await expect(page.locator('.log', { hasText: '3×3 grids, 9 words from animals.' })).toBeVisible()
    await page.goto(`${app.server.url}/guessgo`)
    await page.getByText('More options').click()
    await expect(page.getByRole('textbox', { name: /^Your own words/ })).toHaveValue(NINE_WORDS.join('\n'))
    await expect(page.getByRole('textbox', { name: 'Name of the list' })).toHaveValue('animals')
    await page.getByRole('textbox', { name: /^Your own words/ }).fill('ant\nb33\n')
    await expect(page.getByRole('alert').getByText('Line 2 of your list: “b33” isn’t a word.')).toBeVisible()
  })
})

describe('the mind reader', () => {
  it('[G15] reads earlier grids of this device only with permission, says what it knows and forgets it', async () => {
    const localStorage = { 'quincunx.setup.guessgo': { company: { level: 'mindreader' } } }
    const page = await app.openPage(nineWordsUrl(), { localStorage })
    const knowledge = page.locator('.learnt')
    const habits = async () => {
      const records = (await readSavedGames(page)).map(game => game.record as { deal?: { habits: string } })
      return records.map(({ deal }) => deal?.habits ?? '').toSorted()
    }
    const permission = page.getByRole('switch', { name: /^Let it learn from my earlier grids/ })
    await expect(permission).not.toBeChecked()
    await clickPlay(page)
    for (const entered of NINE_WORDS) {
      await field(page).fill(entered)
      await field(page).press('Enter')
      await expect(word(page, entered).and(page.locator('.gg-placed'))).toBeVisible()
    }
    await tool(page, 'Ready').click()
    await expect(page.locator('.gg-grids')).toBeVisible()
    await page.goto(app.server.url + nineWordsUrl())
    await permission.check()
    await expect(knowledge.getByText('It knows 1 of your grids: 1 in alphabetical order.')).toBeVisible()
    await clickPlay(page)
    await expect.poll(habits).toEqual(['', 'alphabet 1 length 0 random 0'])
    await page.goto(app.server.url + nineWordsUrl())
    await tool(page, 'Forget them').click()
    await expect(knowledge.getByText('It doesn’t know any of your grids yet.')).toBeVisible()
    await clickPlay(page)
    await expect.poll(habits).toEqual(['', '', 'alphabet 1 length 0 random 0'])
  })
})

describe('with others', () => {
  it('[G18] online each player sees only the own grid, and a spectator sees none', async () => {
    const localStorage = { 'quincunx.setup.guessgo': { company: { seating: 'link' } } }
    const ann = await app.openPage('/guessgo?who=online&size=3&pool=9', { localStorage })
    await ann.getByRole('button', { name: 'Open a table' }).click()
    await expect(ann).toHaveURL(/\/t\//)
    const code = ann.url().split('/').at(-1)!
    const bob = await app.openPage(`/t/${code}?sit`)
    for (const page of [ann, bob]) {
      await tool(page, 'Fill the rest').click()
      await expect(emptyCells(page)).toHaveCount(0)
    }
    const eve = await app.openPage(`/t/${code}`)
    await expect(eve.getByRole('grid').first()).toBeVisible()
    await expect(eve.getByRole('gridcell', { name: /^unknown/ })).toHaveCount(18)
    // A player who is ready searches for a word to call; the search stays when the opponent becomes ready.
    await tool(ann, 'Ready').click()
    await expect(tool(ann, 'Ready')).toHaveCount(0)
    await field(ann).fill('a')
    await tool(bob, 'Ready').click()
    // The first player calls the coin, which need not be the one who opened the table.
    let caller: Page | undefined
    await expect(async () => {
      for (const page of [ann, bob]) if (await tool(page, 'Heads').count()) caller = page
      expect(caller).toBeDefined()
    }).toPass({ timeout: WAIT_MS })
    await tool(caller!, 'Heads').click()
    for (const page of [ann, bob]) await expect(page.locator('.gg-toss-line')).toBeVisible()
    await expect(field(ann)).toHaveValue('a')
    await expect(eve.locator('.log', { hasText: 'The coin shows' })).toBeVisible()
  })
})

describe('on a phone', () => {
  const TOUCH_DEVICE = { hasTouch: true, isMobile: true }
  const SCROLL_SIZE = '[document.scrollingElement.scrollHeight, document.scrollingElement.scrollWidth]'
  const expectNoScrolling = (page: Page, { width, height }: { width: number; height: number }) =>
    expect.poll(() => page.evaluate(SCROLL_SIZE)).toEqual([height, width])

  it.each([
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ])('[G7] fifteen by fifteen is filled and called by taps at $width by $height', async viewport => {
    const page = await openGame('/guessgo?who=computer&size=15&starter=first', { viewport, ...TOUCH_DEVICE })
    await expect(page.locator('.gg-words')).toBeVisible()
    await expectNoScrolling(page, viewport)
    await cell(page, 'c2').tap()
    // The first tap enlarges cells that are too small for a finger.
    await expect(page.locator('.gg-zoomed .board[data-scrolls]')).toBeVisible()
    await expect.poll(async () => (await cell(page, 'c2').boundingBox())!.width).toBeGreaterThanOrEqual(44)
    const first = page.locator('.gg-words button').first()
    const name = (await first.getAttribute('title'))!
    await first.tap()
    await expect(page.getByRole('gridcell', { name: new RegExp(`^${name}(, hitword)?, c2$`) })).toBeVisible()
    await tool(page, 'Fill the rest').tap()
    await expect(emptyCells(page)).toHaveCount(0)
    await expect(page.locator('.gg-hitword')).toHaveCount(3)
    await tool(page, 'Ready').tap()
    await expect(page.locator('.gg-grids')).toBeVisible()
    await expectNoScrolling(page, viewport)
    const called = page.locator('.gg-words button').nth(1)
    const other = (await called.getAttribute('title'))!
    await called.tap()
    await tool(page, `Call ${other}`).tap()
    await tool(page, 'Calls').tap()
    await expect(
      page
        .locator('.gg-calls-side', { hasText: `You: ${other}` })
        .or(ending(page))
        .first(),
    ).toBeVisible()
    await expectNoScrolling(page, viewport)
    if (await ending(page).isVisible()) return
    await tool(page, 'Your grid').tap()
    await cell(page, 'c2').tap()
    // The whole word is shown under the grid, even if the cell has no room for it.
    await expect(page.locator('.gg-side:not(.gg-aside) .gg-under', { hasText: name })).toBeVisible()
  })
})

describe('with a finger', () => {
  it('[G14] a word is dragged to a cell after a long press, and off the grid again; a finger that moves at once scrolls', async () => {
    const viewport = { width: 390, height: 640 }
    const page = await openGame('/guessgo?who=computer&size=5', { viewport, hasTouch: true, isMobile: true })
    const touch = await createTouchDispatcher(page)
    /** A carried word is drawn above the finger, so the finger ends below the target. */
    const below = ({ x, y }: Point) => ({ x, y: y + 40 })
    const carried = page.locator('.gg-ghost')
    const list = page.locator('.gg-words')
    const name = (await list.locator('button').first().getAttribute('title'))!
    await touch('touchStart', await centreOf(list.locator('button').first()))
    await expect(carried).toBeVisible()
    await touch('touchMove', below(await centreOf(cell(page, 'b1'))))
    await expect(page.locator('.gg-over')).toBeVisible()
    await touch('touchEnd')
    await expect.poll(() => readOwnGrid(page)).toMatch(new RegExp(`^\\. ${name} \\.`))
    await touch('touchStart', await centreOf(cell(page, 'b1')))
    await expect(carried).toBeVisible()
    await touch('touchMove', await centreOf(list))
    await touch('touchEnd')
    await expect(emptyCells(page)).toHaveCount(25)
    // A finger that moves at once scrolls the list and places nothing. Start and move are sent together, because a
    // pause between them would be a long press.
    const from = await centreOf(list)
    await Promise.all([touch('touchStart', from), touch('touchMove', { x: from.x, y: from.y - 10 })])
    for (let step = 2; step <= 8; step++) await touch('touchMove', { x: from.x, y: from.y - 10 * step })
    await touch('touchEnd')
    await expect
      .poll(() => list.evaluate(element => (element as unknown as { scrollTop: number }).scrollTop))
      .toBeGreaterThan(0)
    await expect(carried).toHaveCount(0)
    await expect(emptyCells(page)).toHaveCount(25)
  })
})

describe('in every colour', () => {
  it('axe finds nothing on set-up, filling, toss, calling, end and a phone', async () => {
    const page = await app.openPage(nineWordsUrl({ starter: 'called' }))
    await page.getByText('More options').click()
    await expect(page.getByRole('textbox', { name: /^Your own words/ })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await clickPlay(page)
    await cell(page, 'b2').click()
    await word(page, 'cat').click()
    await word(page, 'dog').click()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await tool(page, 'Fill the rest').click()
    await tool(page, 'Ready').click()
    await expect(tool(page, 'Heads')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await tool(page, 'Heads').click()
    await expect(page.locator('.player.turn', { hasText: 'You' })).toBeVisible()
    await field(page).fill('ant')
    await field(page).press('Enter')
    await expect(page.locator('.gg-known li').first()).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findAccessibilityViolations(page)).toEqual([])
    await callUntilEnd(page, async called => {
      if (called === 'ant') return
      await field(page).fill(called)
      await field(page).press('Enter')
    })
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await findAccessibilityViolations(page)).toEqual([])
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})
