import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import {
  callUntilEnd,
  cell,
  clickPlay,
  dismissPassDeviceScreen,
  field,
  NINE_WORDS,
  nineWordsUrl,
  readOwnGrid,
  tool,
  word,
} from './guessgo-page.ts'
import { ending } from './obstruction-page.ts'
import { openTestApp } from './test-app.ts'
import { createTouchDispatcher } from './touchscreen.ts'

const app = openTestApp()

async function openGame(path: string, visit = {}): Promise<Page> {
  const page = await app.openPage(path, visit)
  await clickPlay(page)
  return page
}

const decided = (page: Page) => page.locator('.gg-decides')
const crossed = (page: Page) => page.locator('.gg-crossed')

describe('a game of GuessGo in the browser', () => {
  it('[G4] [G14] is played to its end by mouse: filled by taps, called from the pool, both grids open at the end', async () => {
    const page = await openGame(nineWordsUrl())
    await cell(page, 'b2').click()
    await word(page, 'cat').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . . . cat . . . .')
    // The next empty cell waits already.
    await word(page, 'dog').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . . . cat dog . . .')
    await page.keyboard.press('Escape')
    await tool(page, 'Fill the rest').click()
    await expect.poll(async () => (await readOwnGrid(page)).split(' ').toSorted()).toEqual(NINE_WORDS)
    await tool(page, 'Ready').click()
    await page.getByRole('region', { name: 'Your grid' }).waitFor()
    await callUntilEnd(page, async one => {
      await word(page, one).click()
      await tool(page, `Call ${one}`).click()
    })
    expect(await page.getByRole('grid').count()).toBe(2)
    expect(await decided(page).count()).toBe(3)
    for (const one of await decided(page).all())
      expect(await one.getAttribute('aria-label')).toMatch(/crossed out, [abc][123], decided the game$/)
    expect(await page.getByRole('gridcell', { name: /unknown/ }).count()).toBe(0)
  })

  it('[G14] words are dragged to cells, exchanged and taken away; a grid is mixed and cleared', async () => {
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
    await tool(page, 'Take back').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . . elk . . . . .')
    await tool(page, 'Ready').click({ force: true })
    await page.locator('.message.refused', { hasText: '8 cells are still empty' }).waitFor()
    await tool(page, 'Fill the rest').click()
    await expect.poll(() => readOwnGrid(page)).not.toContain('.')
    const before = await readOwnGrid(page)
    await expect
      .poll(async () => {
        await tool(page, 'Shuffle').click()
        return readOwnGrid(page)
      })
      .not.toBe(before)
    await tool(page, 'Clear').click()
    await tool(page, 'Clear all?').click()
    await expect.poll(() => readOwnGrid(page)).toBe('. . . . . . . . .')
    // By keys it is asked for twice too.
    await word(page, 'elk').dragTo(cell(page, 'a1'))
    await expect.poll(() => readOwnGrid(page)).toContain('elk')
    await page.keyboard.press('Escape')
    await cell(page, 'b2').focus()
    await page.keyboard.press('{')
    await tool(page, 'Clear all?').waitFor()
    expect(await readOwnGrid(page)).toContain('elk')
    await page.keyboard.press('{')
    await expect.poll(() => readOwnGrid(page)).not.toContain('elk')
  })

  it('[G5] [G14] a wrong word is refused with the reason; search and filters find the right one', async () => {
    const page = await openGame(nineWordsUrl())
    await field(page).fill('yak')
    await page.getByText('No such word here.').waitFor()
    await page.keyboard.press('Enter')
    const refused = page.locator('.message.refused', { hasText: '“yak” is not in the pool.' })
    await refused.waitFor()
    // The other one, who is ready in a moment, does not wipe it away.
    await page.locator('.log li', { hasText: 'is ready' }).waitFor()
    expect(await refused.isVisible()).toBe(true)
    await tool(page, 'Fill the rest').click()
    await page.getByRole('button', { name: 'Yours 9' }).waitFor()
    await tool(page, 'Ready').click()
    await page.getByRole('button', { name: 'Free 9' }).waitFor()
    await field(page).fill('ANT')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Called 1' }).click()
    await word(page, 'ant').waitFor()
    expect(await word(page, 'bee').count()).toBe(0)
    await page.locator('.player.turn', { hasText: 'You' }).waitFor()
    await field(page).fill('ant')
    await page.keyboard.press('Enter')
    await page.locator('.gg-entry .message', { hasText: 'You have called ant already.' }).waitFor()
    expect(await page.locator('.log li', { hasText: 'You call' }).count()).toBe(1)
  })

  it('[G1] [G13] [G18] two people at one screen never see each other’s grid before the end', async () => {
    const page = await openGame(nineWordsUrl({ who: 'two', starter: 'called' }))
    const seen = () => page.locator('main').textContent()
    await page.getByRole('heading', { name: 'First player, it is your turn, and it is secret.' }).waitFor()
    for (const name of ['First', 'Second']) {
      await page.getByRole('heading', { name: `${name} player, it is your turn` }).waitFor()
      expect(await page.getByRole('grid').count()).toBe(0)
      expect(await seen()).not.toContain('ibis')
      await dismissPassDeviceScreen(page)
      expect(await readOwnGrid(page)).toBe('. . . . . . . . .')
      await tool(page, 'Fill the rest').click()
      await expect.poll(() => readOwnGrid(page)).not.toContain('.')
      await tool(page, 'Ready').click()
    }
    // The coin is called while both look on.
    await page.getByRole('heading', { name: 'The toss' }).waitFor()
    expect(await page.getByRole('grid').count()).toBe(0)
    expect(await seen()).not.toContain('ibis')
    await tool(page, 'Leave it to the other').click()
    await page.getByText('Second player may call the coin.').or(tool(page, 'Tails')).first().waitFor()
    await tool(page, 'Tails').click()
    for (let turn = 0; turn < 18; turn++) {
      await tool(page, 'Only I am looking').or(ending(page)).first().waitFor()
      if (await ending(page).isVisible()) break
      await dismissPassDeviceScreen(page)
      await page.getByRole('grid').first().waitFor()
      // Of the other's grid only the hits are known.
      expect(await page.getByRole('grid').count()).toBe(1)
      await field(page).fill(NINE_WORDS[Math.floor(turn / 2)]!)
      await page.keyboard.press('Enter')
    }
    await ending(page).waitFor()
    expect(await page.getByRole('grid').count()).toBe(2)
    expect(await decided(page).count()).toBe(3)
    // Looked back at, both grids are open from the first call on.
    await page.getByRole('link', { name: 'Review' }).click()
    await page.getByRole('slider').waitFor()
    await expect.poll(() => page.getByRole('grid').count()).toBe(2)
    const atEnd = await crossed(page).count()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => crossed(page).count()).toBe(atEnd - 1)
    expect(await page.getByRole('gridcell', { name: /unknown/ }).count()).toBe(0)
  })

  it('[G1] where a word was hit is shown on the other’s grid by choice', async () => {
    const page = await openGame(nineWordsUrl({ showHits: 'true' }))
    await tool(page, 'Fill the rest').click()
    await tool(page, 'Ready').click()
    const theirs = page.getByRole('grid', { name: 'The computer’s grid' })
    await theirs.waitFor()
    expect(await theirs.getByRole('gridcell', { name: /^unknown/ }).count()).toBe(9)
    await page.getByText('Your turn. Call a word of the pool.').first().waitFor()
    await field(page).fill('gnu')
    await page.keyboard.press('Enter')
    await theirs.getByRole('gridcell', { name: /^gnu, crossed out/ }).waitFor()
  })
})

describe('the set-up', () => {
  it('[G17] tells how long a game takes, and quick ones are one press away', async () => {
    const page = await app.openPage('/guessgo')
    await page.getByRole('status').getByText('100 words, about 55 calls each.').waitFor()
    await page.getByRole('button', { name: '4 × 4, 16 words' }).click()
    await page.getByRole('status').getByText('16 words, about 8 calls each.').waitFor()
    // What does not go together is told at once.
    await page.getByRole('group', { name: 'Grid' }).getByRole('radio', { name: '5', exact: true }).check()
    await page
      .getByRole('status')
      .getByText('16 words are not possible: a 5 by 5 grid needs 25 to 500.')
      .waitFor()
    expect(await page.getByText('What earlier grids have shown').count()).toBe(0)
    expect(await page.getByRole('group', { name: 'Hitwords' }).count()).toBe(0)
    await page.getByRole('group', { name: 'Words in the pool' }).getByRole('radio', { name: 'Usual' }).check()
    await page.getByRole('group', { name: 'Grid' }).getByRole('radio', { name: '12' }).check()
    await page.getByRole('group', { name: 'Hitwords' }).waitFor()
  })

  it('[G16] a class’s own list comes from a file with its name, and is kept for the next game', async () => {
    const page = await app.openPage('/guessgo?size=3')
    const file = { name: 'animals.txt', mimeType: 'text/plain', buffer: Buffer.from(NINE_WORDS.join('\n')) }
    await page.getByLabel('Choose a file: your own words').setInputFiles(file)
    await page.getByRole('status').getByText('9 words, about 5 calls each.').waitFor()
    expect(await page.getByRole('textbox', { name: 'What the list is called' }).inputValue()).toBe('animals')
    // A link takes the list to others.
    const link = await page.getByRole('textbox', { name: 'For others with the same words' }).inputValue()
    const other = await app.openPage(link.slice(app.server.url.length))
    await other.getByRole('status').getByText('9 words, about 5 calls each.').waitFor()
    expect(await other.getByRole('textbox', { name: /^Your own words/ }).inputValue()).toBe(
      NINE_WORDS.join('\n'),
    )
    await clickPlay(page)
    await page.locator('.log', { hasText: '3 by 3 grids, 9 words from animals.' }).waitFor()
    await page.goto(`${app.server.url}/guessgo`)
    expect(await page.getByRole('textbox', { name: /^Your own words/ }).inputValue()).toBe(
      NINE_WORDS.join('\n'),
    )
    expect(await page.getByRole('textbox', { name: 'What the list is called' }).inputValue()).toBe('animals')
    await page.getByRole('textbox', { name: /^Your own words/ }).fill('ant\nb33\n')
    await page.getByRole('status').getByText('Line 2 of your list: “b33” is no word.').waitFor()
  })
})

describe('the mind reader', () => {
  it('[G15] looks at earlier grids of this device only with leave, says what it knows and forgets it', async () => {
    const remembered = { 'quincunx.setup.guessgo': { company: { level: 'mindreader' } } }
    const page = await app.openPage(nineWordsUrl(), { localStorage: remembered })
    const known = page.locator('.learnt')
    const habits = () =>
      page.evaluate(
        'Object.entries(localStorage).filter(([key]) => key.startsWith("quincunx.game.")).map(([, game]) => JSON.parse(JSON.parse(game).game).record.setup.habits).toSorted()',
      )
    const leave = page.getByRole('switch', { name: /^It may look at my earlier grids/ })
    await leave.waitFor()
    expect(await leave.isChecked()).toBe(false)
    await clickPlay(page)
    for (const one of NINE_WORDS) {
      await field(page).fill(one)
      await page.keyboard.press('Enter')
      await word(page, one).and(page.locator('.gg-placed')).waitFor()
    }
    await tool(page, 'Ready').click()
    await page.locator('.gg-grids').waitFor()
    await page.goto(app.server.url + nineWordsUrl())
    await leave.check({ force: true })
    await known.getByText('It knows one grid of yours: 1 by the alphabet.').waitFor()
    await clickPlay(page)
    expect(await habits()).toEqual(['', 'alphabet 1 length 0 random 0'])
    await page.goto(app.server.url + nineWordsUrl())
    await tool(page, 'Forget them').click()
    await known.getByText('It knows no grid of yours yet.').waitFor()
    await clickPlay(page)
    expect(await habits()).toEqual(['', '', 'alphabet 1 length 0 random 0'])
  })
})

describe('with others', () => {
  it('[G18] online each sees only the own grid, and who watches sees none', async () => {
    const remembered = { 'quincunx.setup.guessgo': { company: { seating: 'link' } } }
    const ann = await app.openPage('/guessgo?who=online&size=3&pool=9', { localStorage: remembered })
    await ann.getByRole('button', { name: 'Open the table' }).click()
    await ann.waitForURL(/\/t\//)
    const code = ann.url().split('/').at(-1)!
    const bob = await app.openPage(`/t/${code}?sit`)
    for (const page of [ann, bob]) {
      await tool(page, 'Fill the rest').click()
      await expect.poll(() => readOwnGrid(page)).not.toContain('.')
    }
    const eve = await app.openPage(`/t/${code}`)
    await eve.getByRole('grid').first().waitFor()
    expect(await eve.getByRole('gridcell', { name: /^unknown/ }).count()).toBe(18)
    // Whoever is ready looks for a word to call, and has it still when the other is ready too.
    await tool(ann, 'Ready').click()
    await expect.poll(() => tool(ann, 'Ready').count()).toBe(0)
    await field(ann).fill('a')
    await tool(bob, 'Ready').click()
    // The first player calls the coin; whoever opened the table need not be that.
    await expect
      .poll(async () => (await tool(ann, 'Heads').count()) + (await tool(bob, 'Heads').count()))
      .toBe(1)
    await tool((await tool(ann, 'Heads').count()) ? ann : bob, 'Heads').click()
    for (const page of [ann, bob]) await page.locator('.gg-toss-line').waitFor()
    expect(await field(ann).inputValue()).toBe('a')
    await eve.locator('.log', { hasText: 'The coin shows' }).waitFor()
  })
})

describe('on a phone', () => {
  const touch = { hasTouch: true, isMobile: true }
  const pageSize = (page: Page) =>
    page.evaluate('[document.scrollingElement.scrollHeight, document.scrollingElement.scrollWidth]')

  it.each([
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ])('[G7] fifteen by fifteen is filled and called by taps at $width by $height', async viewport => {
    const page = await openGame('/guessgo?who=computer&size=15&starter=first', { viewport, ...touch })
    await page.locator('.gg-words').waitFor()
    expect(await pageSize(page)).toEqual([viewport.height, viewport.width])
    await cell(page, 'c2').tap()
    // Cells that a finger cannot hit are made larger by the first tap.
    await page.locator('.gg-zoomed .board[data-scrolls]').waitFor()
    expect((await cell(page, 'c2').boundingBox())!.width).toBeGreaterThanOrEqual(44)
    const first = page.locator('.gg-words button').first()
    const name = (await first.getAttribute('title'))!
    await first.tap()
    await page.getByRole('gridcell', { name: new RegExp(`^${name}(, hitword)?, c2$`) }).waitFor()
    await tool(page, 'Fill the rest').tap()
    await expect.poll(() => readOwnGrid(page)).not.toMatch(/(^| )\.( |$)/)
    expect(await page.locator('.gg-hitword').count()).toBe(3)
    await tool(page, 'Ready').tap()
    await page.locator('.gg-grids').waitFor()
    expect(await pageSize(page)).toEqual([viewport.height, viewport.width])
    const called = page.locator('.gg-words button').nth(1)
    const other = (await called.getAttribute('title'))!
    await called.tap()
    await tool(page, `Call ${other}`).tap()
    await tool(page, 'Calls').tap()
    await page
      .locator('.gg-calls-side', { hasText: `You call ${other}` })
      .or(ending(page))
      .first()
      .waitFor()
    expect(await pageSize(page)).toEqual([viewport.height, viewport.width])
    if (await ending(page).isVisible()) return
    await tool(page, 'Your grid').tap()
    await cell(page, 'c2').tap()
    // The whole word stands under the grid, whatever there is room for in the cell.
    await page.locator('.gg-side:not(.gg-aside) .gg-under', { hasText: name }).waitFor()
  })
})

describe('with a finger', () => {
  it('[G14] a word that is held is dragged to a cell, and off the grid again; a finger that goes at once scrolls', async () => {
    const viewport = { width: 390, height: 640 }
    const page = await openGame('/guessgo?who=computer&size=5', { viewport, hasTouch: true, isMobile: true })
    const touch = await createTouchDispatcher(page)
    const middle = async (of: Locator) => {
      const { x, y, width, height } = (await of.boundingBox())!
      return { x: x + width / 2, y: y + height / 2 }
    }
    /** What is carried goes ahead of the finger. */
    const below = ({ x, y }: { x: number; y: number }) => ({ x, y: y + 40 })
    const held = page.locator('.gg-ghost')
    const list = page.locator('.gg-words')
    const name = (await list.locator('button').first().getAttribute('title'))!
    await touch('touchStart', await middle(list.locator('button').first()))
    await held.waitFor()
    await touch('touchMove', below(await middle(cell(page, 'b1'))))
    await page.locator('.gg-over').waitFor()
    await touch('touchEnd')
    await expect.poll(() => readOwnGrid(page)).toMatch(new RegExp(`^\\. ${name} \\.`))
    await touch('touchStart', await middle(cell(page, 'b1')))
    await held.waitFor()
    await touch('touchMove', await middle(list))
    await touch('touchEnd')
    await expect.poll(() => readOwnGrid(page)).not.toContain(name)
    // Gone at once: the list has scrolled, and nothing was placed.
    const from = await middle(list)
    await touch('touchStart', from)
    for (let step = 1; step <= 8; step++) await touch('touchMove', { x: from.x, y: from.y - 10 * step })
    await touch('touchEnd')
    await expect
      .poll(() => list.evaluate(one => (one as unknown as { scrollTop: number }).scrollTop))
      .toBeGreaterThan(0)
    expect(await held.count()).toBe(0)
    expect(await readOwnGrid(page)).toBe(Array(25).fill('.').join(' '))
  })
})

describe('in every colour', () => {
  it('axe finds nothing on set-up, filling, toss, calling, end and a phone', async () => {
    const page = await app.openPage(nineWordsUrl({ starter: 'called' }))
    await page.getByRole('textbox', { name: /^Your own words/ }).waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await clickPlay(page)
    await cell(page, 'b2').click()
    await word(page, 'cat').click()
    await word(page, 'dog').click()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await tool(page, 'Fill the rest').click()
    await tool(page, 'Ready').click()
    await tool(page, 'Heads').waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await tool(page, 'Heads').click()
    await page.locator('.player.turn', { hasText: 'You' }).waitFor()
    await field(page).fill('ant')
    await page.keyboard.press('Enter')
    await page.locator('.gg-known li').first().waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findAccessibilityViolations(page)).toEqual([])
    await callUntilEnd(page, async one => {
      if (one === 'ant') return
      await field(page).fill(one)
      await page.keyboard.press('Enter')
    })
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await findAccessibilityViolations(page)).toEqual([])
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await page.getByRole('slider').waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
  }, 90_000)
})
