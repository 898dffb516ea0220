import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { ending, liveRegion } from './obstruction-page.ts'
import { centreOf, clickDimmed, type Point } from './pointer.ts'
import {
  bag,
  bagLetters,
  cell,
  clickPlay,
  dismissPassDeviceScreen,
  findPlay,
  lettersOf,
  line,
  type Play,
  playButton,
  type ScribbleSetup,
  setupUrl,
  tile,
  tiles,
} from './scribble-page.ts'
import { openTestApp } from './test-app.ts'
import { createTouchDispatcher } from './touchscreen.ts'

const app = openTestApp()
const LAID = '.cell.sc-laid'

async function openGame(setup: ScribbleSetup, pageOptions = {}): Promise<Page> {
  const page = await app.openPage(setupUrl(setup), pageOptions)
  await clickPlay(page)
  return page
}

/** The player who has moved looks at the new tiles and hides them. */
async function hideNewTiles(page: Page, look = async () => {}): Promise<void> {
  const hide = page.getByRole('button', { name: 'Hide it', exact: true })
  await expect(hide).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.sc-other')).toBeInViewport({ ratio: 1 })
  await look()
  await hide.click()
  await expect(page.getByRole('button', { name: 'I’m ready' })).toBeInViewport({ ratio: 1 })
}

/** Waits until the play is on the board as the last play and no letter is tentative. */
async function waitUntilPlayed(page: Page, play: Play): Promise<void> {
  await expect(cell(page, play.cells[0]!).and(page.locator('.sc-last'))).toBeVisible()
  await expect(page.locator(LAID)).toHaveCount(0)
}

async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exchange or pass' }).click()
  await page.getByRole('button', { name: /^Pass/ }).click()
  await expect(page.getByRole('button', { name: /^Pass/ })).toHaveCount(0)
}

describe('a game of Scribble in the browser', () => {
  it('[S6] [S10] [S16] is played to its end by mouse, by dragging and clicking letters', async () => {
    const page = await openGame({ bags: 'open' })
    await expect(bag(page)).toBeVisible()
    for (let turn = 0; turn < 30; turn++) {
      await expect(playButton(page).or(ending(page)).first()).toBeVisible()
      if (await ending(page).isVisible()) break
      const play = await findPlay(page)
      if (!play) await pass(page)
      else {
        await tile(page, play.letters[0]!).dragTo(cell(page, play.cells[0]!))
        await expect(page.locator(LAID)).toHaveCount(1)
        if (play.cells.length > 1) {
          await cell(page, play.cells[1]!).click()
          if (play.direction === 'down') await cell(page, play.cells[1]!).click()
        }
        for (const letter of play.letters.slice(1)) await tile(page, letter).click()
        await expect(page.locator(LAID)).toHaveCount(play.letters.length)
        await expect(line(page)).toContainText(/\d \+ \d+ = \d|scores if it’s a word/)
        await playButton(page).click()
        await waitUntilPlayed(page, play)
      }
    }
    await expect(ending(page)).toBeVisible()
    await expect(ending(page)).toContainText(/The reservoir is empty|Four passes in a row/)
    await expect(page.getByText('First player’s tiles')).toHaveCount(1)
    await expect(page.getByText('Second player’s tiles')).toHaveCount(1)
  })

  it('[S13] a word that is not in the dictionary is refused: the letters stay, marked, and the player keeps the turn', async () => {
    const page = await openGame({ reservoir: 'A 1 12\nE 1 12' })
    await expect(bag(page)).toBeVisible()
    const held = await lettersOf(page)
    await cell(page, 'h8').click()
    for (const each of await tiles(page).all()) await each.click()
    await expect(page.locator(LAID)).toHaveCount(7)
    // The preview does not say whether it is a word: that would be a free dictionary query.
    await expect(line(page)).toHaveText(`${held.join('')}: 0 + 7 = 7.`)
    await playButton(page).click()
    await expect(page.locator('.message.refused', { hasText: 'isn’t in the dictionary' })).toBeVisible()
    await expect(page.locator(LAID)).toHaveCount(7)
    await expect(page.locator('.cell.refused')).toHaveCount(7)
    await expect(bagLetters(page)).toHaveText(held)
    await expect(page.locator('.player.turn')).toContainText('First player')
  })

  it('[S2] [S5] while letters are placed it says what is wrong with their place, and plays nothing', async () => {
    const page = await openGame({ reservoir: 'A 1 12\nE 1 12' })
    await expect(bag(page)).toBeVisible()
    await clickDimmed(playButton(page))
    await expect(line(page)).toContainText('You haven’t placed any tiles.')
    await cell(page, 'c3').click()
    await tiles(page).nth(0).click()
    await expect(line(page)).toContainText('A word needs at least two letters.')
    await cell(page, 'e3').click()
    await tiles(page).nth(1).click()
    await expect(line(page)).toContainText('There’s a gap at d3.')
    await cell(page, 'e4').click()
    await tiles(page).nth(2).click()
    await expect(line(page)).toContainText('aren’t all in one row or column')
    await clickDimmed(playButton(page))
    await expect(page.locator(LAID)).toHaveCount(3)
    // A click takes one letter back, Escape takes all.
    await cell(page, 'e4').click()
    await expect(page.locator(LAID)).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(page.locator(LAID)).toHaveCount(0)
    await page.keyboard.press('q')
    await expect(line(page)).toHaveText('“q” is not one of the letters.')
  })

  it('[S16] the bag is arranged by keys, dragging, sorting and shuffling, and the order survives a reload', async () => {
    const page = await openGame({
      reservoir: [...'ABCDEFGHIJKLMNO'].map(letter => `${letter} 1 1`).join('\n'),
    })
    await expect(bag(page)).toBeVisible()
    await page.getByRole('button', { name: 'Sort' }).click()
    const sorted = (await lettersOf(page)).toSorted()
    await expect(bagLetters(page)).toHaveText(sorted)
    await tiles(page).nth(0).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    const [first, second, third, ...rest] = sorted as [string, string, string]
    await expect(bagLetters(page)).toHaveText([second, third, first, ...rest])
    await tiles(page).nth(6).dragTo(tiles(page).nth(0))
    await expect(bagLetters(page).first()).toHaveText(sorted[6]!)
    const arranged = await lettersOf(page)
    // Without a chosen cell, one click picks a tile up and a second puts it down.
    await tiles(page).nth(0).click()
    await tiles(page).nth(6).click()
    await expect(bagLetters(page)).toHaveText([...arranged.slice(1), arranged[0]!])
    await tiles(page).nth(0).click()
    await cell(page, 'c3').click()
    await expect(page.locator(LAID)).toHaveCount(1)
    await page.locator(LAID).dragTo(cell(page, 'e5'))
    await expect(cell(page, 'e5').and(page.locator(LAID))).toHaveCount(1)
    await page.locator(LAID).dragTo(bag(page))
    await expect(page.locator(LAID)).toHaveCount(0)
    const before = await lettersOf(page)
    await page.reload()
    await expect(bagLetters(page)).toHaveText(before)
    // A shuffle may by chance leave the order as it is, so it is repeated until it does not.
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Shuffle' }).click()
        return (await lettersOf(page)).join()
      })
      .not.toBe(before.join())
    expect((await lettersOf(page)).toSorted()).toEqual(before.toSorted())
  })

  it('[S9] when the exchange does not load, the page says so and the game goes on', async () => {
    app.allowErrors(/ERR_FAILED/)
    const page = await openGame({ bags: 'open' }, { preloads: false })
    await expect(bag(page)).toBeVisible()
    await page.context().route(/\/assets\/scribble-exchange-/, route => route.abort())
    await page.getByRole('button', { name: 'Exchange or pass' }).click()
    await expect(line(page)).toContainText('couldn’t be loaded')
    const letter = (await lettersOf(page))[0]!
    await cell(page, 'h8').click()
    await tile(page, letter).click()
    await expect(cell(page, 'h8')).toContainText(letter)
  })

  it('[S9] chosen letters are exchanged, and the new ones come last', async () => {
    const page = await openGame({ bags: 'open' })
    await expect(bag(page)).toBeVisible()
    const before = await lettersOf(page)
    await page.getByRole('button', { name: 'Exchange or pass' }).click()
    await tiles(page).nth(1).click()
    await tiles(page).nth(3).click()
    await tiles(page).nth(3).click()
    await tiles(page).nth(4).click()
    await expect(line(page)).toHaveText(`Exchanging ${before[1]}, ${before[4]}.`)
    await page.getByRole('button', { name: 'Exchange 2' }).click()
    await expect(page.locator('.log', { hasText: 'First player exchanges 2 tiles' })).toBeVisible()
    await pass(page)
    await expect(page.locator('.log', { hasText: 'Second player passes' })).toBeVisible()
    const remaining = before.filter((_, index) => index !== 1 && index !== 4)
    await expect(bagLetters(page)).toHaveText([...remaining, /^\w$/, /^\w$/])
  })

  it('[S14] the dictionary answers three queries a turn, page by page; a malformed query is not counted', async () => {
    const page = await openGame({ bags: 'hidden' })
    await dismissPassDeviceScreen(page)
    const dictionary = page.getByRole('button', { name: /^Dictionary/ })
    await dictionary.click()
    const field = page.getByLabel('Letters, with a dot or ? for any letter')
    const ask = async (pattern: string) => {
      await field.fill(pattern)
      await page.getByRole('button', { name: 'Look up', exact: true }).click()
    }
    await ask('tr...')
    await expect(page.getByText(/^\d+ words match TR\.\.\.$/)).toBeVisible()
    await expect(dictionary).toHaveText('Dictionary (2)')
    await expect(page.locator('.sc-found li')).toHaveCount(10)
    const first = (await page.locator('.sc-found').textContent())!
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.locator('.sc-found')).not.toHaveText(first)
    await expect(dictionary).toHaveText('Dictionary (2)')
    await ask('t')
    await expect(page.locator('.message.refused')).toBeVisible()
    await expect(dictionary).toHaveText('Dictionary (2)')
    await ask('....q')
    await expect(dictionary).toHaveText('Dictionary (1)')
    await ask('zz')
    await expect(page.getByText('No words match ZZ')).toBeVisible()
    await ask('a.')
    await expect(page.locator('.message.refused', { hasText: 'all 3 lookups' })).toBeVisible()
    await page.getByRole('button', { name: /^Letters/ }).click()
    await expect(
      page.getByText('32 tiles unseen: 25 left to draw, and 7 held by your opponent.'),
    ).toBeVisible()
  })

  it('[S15] at one screen the bag, the answers and the remaining letters are hidden between turns', async () => {
    const page = await openGame({ bags: 'hidden' })
    await expect(page.getByRole('heading', { name: 'First player, your turn.' })).toBeVisible()
    await expect(bag(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Letters|Dictionary)/ })).toHaveCount(0)
    await dismissPassDeviceScreen(page)
    await expect(page.getByText('’s tiles')).toHaveCount(0)
    const mine = await lettersOf(page)
    await page.getByRole('button', { name: /^Dictionary/ }).click()
    await page.getByLabel('Letters, with a dot or ? for any letter').fill('st.r.')
    await page.getByRole('button', { name: 'Look up', exact: true }).click()
    await expect(page.getByText('STARE')).toBeVisible()
    // The live region announces what is tried; the next player must not find it there.
    await cell(page, 'h8').click()
    for (const index of [0, 1, 2]) await tiles(page).nth(index).click()
    const tried = `${mine.slice(0, 3).join('')}: 0 + 3`
    await expect(liveRegion(page, 'polite')).toContainText(tried)
    await pass(page)
    await expect(page.getByRole('heading', { name: 'Second player, your turn.' })).toBeVisible()
    const body = page.locator('body')
    await expect(bag(page)).toHaveCount(0)
    await expect(body).not.toContainText(/STARE|ST\.R\./)
    await expect(body).not.toContainText(mine.join(' '))
    await expect(body).not.toContainText(tried)
    await expect(liveRegion(page, 'polite')).toContainText('First player passes.')
    await dismissPassDeviceScreen(page)
    await expect(body).not.toContainText(/STARE|ST\.R\./)
    await expect(body).not.toContainText(mine.join(' '))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Second player, your turn.' })).toBeVisible()
  })

  it('[S15] the board stays in sight between two players, and the letters that were drawn are shown to their player', async () => {
    const page = await openGame({ bags: 'hidden' })
    await dismissPassDeviceScreen(page)
    const play = (await findPlay(page))!
    await page
      .getByRole('textbox', { name: /^Type a move/ })
      .fill(`${play.cells[0]} ${play.direction} ${play.letters.join('')}`)
    await page.getByRole('button', { name: 'Play move' }).click()
    await expect(
      page.getByRole('heading', { name: 'First player, this is what you have now.' }),
    ).toBeVisible()
    await expect(page.locator('.sc-other')).toHaveText(/^First player’s tiles: [A-Z]( [A-Z]){6}$/)
    await expect(bag(page)).toHaveCount(0)
    await hideNewTiles(page)
    await expect(page.getByRole('heading', { name: 'Second player, your turn.' })).toBeVisible()
    await expect(page.locator('.sc-other')).toHaveCount(0)
    await expect(page.locator('.cell.sc-tile')).toHaveCount(play.cells.length)
    await dismissPassDeviceScreen(page)
    await expect(page.locator('.cell.sc-tile')).toHaveCount(play.cells.length)
  })
})

describe('with others', () => {
  async function placeLetters(page: Page, play: Play): Promise<void> {
    await cell(page, play.cells[0]!).click()
    if (play.direction === 'down') await cell(page, play.cells[0]!).click()
    for (const letter of play.letters) await tile(page, letter).click()
  }

  it('[S19] the computer answers, and the bag can be arranged meanwhile', async () => {
    const page = await app.openPage('/scribble?who=computer')
    await page.getByRole('radio', { name: 'Novice' }).check()
    await clickPlay(page)
    await expect(bag(page)).toBeVisible()
    // Before its first turn the worker builds the GADDAG, which takes time.
    const expectRound = (number: number) =>
      expect(page.locator('.sc-rule', { hasText: `Round ${number} ` })).toBeVisible()
    for (let turn = 0; turn < 2; turn++) {
      await expectRound(2 * turn + 1)
      const play = (await findPlay(page))!
      await placeLetters(page, play)
      await playButton(page).click()
      // The bag stays usable while the computer thinks.
      await page.getByRole('button', { name: 'Sort' }).click()
    }
    await expectRound(5)
    await expect(page.getByText('’s tiles')).toHaveCount(0)
    await page.reload()
    await expect(bag(page)).toBeVisible()
    await expect(page.locator('.cell.sc-tile').nth(2)).toBeVisible()
  })

  it('[S15] online each player sees only the own bag and may place letters before the turn; a spectator sees no bag', async () => {
    const localStorage = { 'quincunx.setup.scribble': { company: { seating: 'link' } } }
    const ann = await app.openPage('/scribble?who=online', { localStorage })
    await ann.getByRole('button', { name: 'Open a table' }).click()
    await expect(ann).toHaveURL(/\/t\//)
    const code = ann.url().split('/').at(-1)!
    const bob = await app.openPage(`/t/${code}?sit`)
    await expect(bag(bob)).toBeVisible()
    const eve = await app.openPage(`/t/${code}`)
    await expect(eve.getByRole('grid')).toBeVisible()
    await expect(bag(eve)).toHaveCount(0)
    for (const page of [ann, bob, eve]) await expect(page.getByText('’s tiles')).toHaveCount(0)
    // Bob places a letter while Ann thinks, far from where she plays.
    await cell(bob, 'a15').click()
    await tiles(bob).nth(0).click()
    await clickDimmed(playButton(bob))
    await expect(line(bob)).toContainText('It’s not your turn.')
    const play = (await findPlay(ann))!
    await placeLetters(ann, play)
    await playButton(ann).click()
    for (const page of [ann, bob, eve])
      await expect(cell(page, play.cells[0]!).and(page.locator('.sc-last'))).toBeVisible()
    await expect(bob.locator(LAID)).toHaveCount(1)
    await expect(ann.locator(LAID)).toHaveCount(0)
    await expect(bagLetters(ann)).toHaveCount(7)
    // A played word opens its definition.
    await eve.locator('.log .word').first().click()
    await expect(eve.getByRole('dialog')).toBeVisible()
  })
})

describe('on a phone', () => {
  const PHONES = [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]
  const TOUCH_DEVICE = { hasTouch: true, isMobile: true }
  const SCROLL_SIZE = '[document.scrollingElement.scrollHeight, document.scrollingElement.scrollWidth]'
  const expectNoScrolling = (page: Page, { width, height }: { width: number; height: number }) =>
    expect.poll(() => page.evaluate(SCROLL_SIZE)).toEqual([height, width])

  it.each(PHONES)(
    '[S15] [S16] turns are played by taps at $width by $height, and the page does not scroll',
    async viewport => {
      const page = await openGame({ bags: 'hidden' }, { viewport, ...TOUCH_DEVICE })
      await dismissPassDeviceScreen(page)
      for (let turn = 0; turn < 2; turn++) {
        await expectNoScrolling(page, viewport)
        const play = (await findPlay(page))!
        await cell(page, play.cells[0]!).tap()
        // The first tap enlarges cells that are too small for a finger.
        await expect(page.locator('.sc-zoomed .board[data-scrolls]')).toBeVisible()
        await expect
          .poll(async () => (await cell(page, play.cells[0]!).boundingBox())!.width)
          .toBeGreaterThanOrEqual(44)
        if (play.direction === 'down') await cell(page, play.cells[0]!).tap()
        for (const letter of play.letters) await tile(page, letter).tap()
        await expect(page.locator(LAID)).toHaveCount(play.letters.length)
        await expectNoScrolling(page, viewport)
        for (const button of [playButton(page), tiles(page).first()])
          expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(40)
        await playButton(page).tap()
        await hideNewTiles(page, () => expectNoScrolling(page, viewport))
        await expectNoScrolling(page, viewport)
        await dismissPassDeviceScreen(page)
        await waitUntilPlayed(page, play)
        await expect(page.locator('.sc-zoomed')).toHaveCount(0)
      }
    },
  )

  it('[S16] a finger drags a tile to the board and back, and pans the enlarged board without placing anything', async () => {
    const page = await openGame({ bags: 'open' }, { viewport: PHONES[0], ...TOUCH_DEVICE })
    await expect(bag(page)).toBeVisible()
    const touch = await createTouchDispatcher(page)
    const drag = async (from: Point, to: Point) => {
      await touch('touchStart', from)
      for (const part of [0.3, 0.6, 0.9, 1])
        await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
      await touch('touchEnd')
    }
    // A carried tile is drawn above the finger, so the finger ends below the target.
    const target = await centreOf(cell(page, 'h8'))
    await drag(await centreOf(tiles(page).nth(2)), { x: target.x, y: target.y + 40 })
    await expect(cell(page, 'h8').and(page.locator(LAID))).toBeVisible()
    await expect(page.locator('.sc-zoomed .board[data-scrolls]')).toBeVisible()
    const bagEnd = await centreOf(tiles(page).nth(6))
    await drag(await centreOf(cell(page, 'h8')), { x: bagEnd.x, y: bagEnd.y + 40 })
    await expect(page.locator(LAID)).toHaveCount(0)
    await page.getByRole('button', { name: 'Zoom' }).tap()
    await expect(page.locator('.board[data-scrolls]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Zoom' }).tap()
    await expect(page.locator('.board[data-scrolls]')).toBeVisible()
    const scrollLeft = () => page.evaluate("document.querySelector('.board').scrollLeft")
    const before = await scrollLeft()
    const from = await centreOf(page.locator('.sc-place'))
    await drag({ x: from.x + 100, y: from.y + 150 }, { x: from.x - 60, y: from.y + 150 })
    await expect.poll(scrollLeft).not.toBe(before)
    await expect(page.locator(LAID)).toHaveCount(0)
  })
})

describe('in every colour', () => {
  it('axe finds nothing on placed letters, exchange, remaining letters and a phone', async () => {
    const page = await openGame({ bags: 'open' })
    await expect(bag(page)).toBeVisible()
    const play = (await findPlay(page))!
    await cell(page, play.cells[0]!).click()
    if (play.direction === 'down') await cell(page, play.cells[0]!).click()
    for (const letter of play.letters) await tile(page, letter).click()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await playButton(page).click()
    await page.getByRole('button', { name: /^Letters/ }).click()
    await expect(page.locator('.sc-letters')).toBeVisible()
    await page.getByRole('button', { name: 'Exchange or pass' }).click()
    await tiles(page).nth(2).click()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: /^Dictionary/ }).click()
    await expect(page.getByRole('button', { name: 'Look up', exact: true })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})
