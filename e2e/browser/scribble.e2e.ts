import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { ending, liveRegion } from './obstruction-page.ts'
import {
  bag,
  cell,
  clickPlay,
  dismissPassDeviceScreen,
  findPlay,
  lettersOf,
  line,
  type Play,
  playButton,
  setupUrl,
  tile,
  tiles,
} from './scribble-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()
const LAID = '.cell.sc-laid'

async function openGame(options: Parameters<typeof setupUrl>[0], visit = {}): Promise<Page> {
  const page = await app.openPage(setupUrl(options), visit)
  await clickPlay(page)
  return page
}

/** The last play's letters lie on the board, and nothing is tentative any more. */
async function waitUntilPlayed(page: Page, play: Play): Promise<void> {
  await cell(page, play.cells[0]!).and(page.locator('.sc-last')).waitFor()
  expect(await page.locator(LAID).count()).toBe(0)
}

async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exchange or pass' }).click()
  await page.getByRole('button', { name: /^Pass/ }).click()
}

describe('a game of Scribble in the browser', () => {
  it('[S6] [S10] [S16] is played to its end by mouse, letters being dragged and clicked', async () => {
    const page = await openGame({ bags: 'open' })
    await bag(page).waitFor()
    for (let turn = 0; turn < 30 && !(await ending(page).isVisible()); turn++) {
      const play = await findPlay(page)
      if (!play) await pass(page)
      else {
        await tile(page, play.letters[0]!).dragTo(cell(page, play.cells[0]!))
        expect(await page.locator(LAID).count()).toBe(1)
        if (play.cells.length > 1) {
          await cell(page, play.cells[1]!).click()
          if (play.direction === 'down') await cell(page, play.cells[1]!).click()
        }
        for (const letter of play.letters.slice(1)) await tile(page, letter).click()
        expect(await page.locator(LAID).count()).toBe(play.letters.length)
        expect(await line(page).textContent()).toMatch(/\d \+ \d+ = \d|counts if it is a word/)
        await playButton(page).click()
        await waitUntilPlayed(page, play)
      }
    }
    await ending(page).waitFor()
    expect(await ending(page).textContent()).toMatch(/The reservoir is empty|Four passes in a row/)
    expect(await page.getByText('Bag of First player').count()).toBe(1)
    expect(await page.getByText('Bag of Second player').count()).toBe(1)
  })

  it('[S13] a word that is not in the dictionary is refused: the letters go back, the turn is kept', async () => {
    const page = await openGame({ reservoir: 'A 1 12\nE 1 12' })
    await bag(page).waitFor()
    const held = await lettersOf(page)
    await cell(page, 'h8').click()
    for (const one of await tiles(page).all()) await one.click()
    expect(await page.locator(LAID).count()).toBe(7)
    // Whether it is a word is not told before it is played: that would be a question for nothing.
    expect(await line(page).textContent()).toBe(`${held.join('')}: 0 + 7 = 7.`)
    await playButton(page).click()
    await page.locator('.message.refused', { hasText: 'is not in the dictionary' }).waitFor()
    expect(await page.locator(LAID).count()).toBe(0)
    expect(await page.locator('.cell.refused').count()).toBe(7)
    expect(await lettersOf(page)).toEqual(held)
    expect(await page.locator('.player.turn').textContent()).toContain('First player')
  })

  it('[S2] [S5] says while letters are put down what is wrong with their place, and sends nothing', async () => {
    const page = await openGame({ reservoir: 'A 1 12\nE 1 12' })
    await bag(page).waitFor()
    await playButton(page).click({ force: true })
    expect(await line(page).textContent()).toContain('This puts no letter of yours on the board.')
    await cell(page, 'c3').click()
    await tiles(page).nth(0).click()
    expect(await line(page).textContent()).toContain('The first word needs two letters or more.')
    await cell(page, 'e3').click()
    await tiles(page).nth(1).click()
    expect(await line(page).textContent()).toContain('There is a gap: d3 is empty.')
    await cell(page, 'e4').click()
    await tiles(page).nth(2).click()
    expect(await line(page).textContent()).toContain('no single row or column')
    await playButton(page).click({ force: true })
    expect(await page.locator(LAID).count()).toBe(3)
    // A tap takes one back, Escape all.
    await cell(page, 'e4').click()
    await expect.poll(() => page.locator(LAID).count()).toBe(2)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator(LAID).count()).toBe(0)
    await page.keyboard.press('q')
    expect(await line(page).textContent()).toBe('“q” is no letter of this game. Use the letters of your bag.')
  })

  it('[S16] the bag is arranged by keys, drag, sorting and shuffling, and a reload keeps it', async () => {
    const page = await openGame({
      reservoir: [...'ABCDEFGHIJKLMNO'].map(letter => `${letter} 1 1`).join('\n'),
    })
    await bag(page).waitFor()
    await page.getByRole('button', { name: 'Sort' }).click()
    const sorted = await lettersOf(page)
    expect(sorted).toEqual(sorted.toSorted())
    await tiles(page).nth(0).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    const [first, second, third, ...rest] = sorted as [string, string, string]
    expect(await lettersOf(page)).toEqual([second, third, first, ...rest])
    await tiles(page).nth(6).dragTo(tiles(page).nth(0))
    const arranged = await lettersOf(page)
    expect(arranged[0]).toBe(sorted[6])
    // Without a chosen cell, a tile is taken up and put down by two taps.
    await tiles(page).nth(0).click()
    await tiles(page).nth(6).click()
    expect(await lettersOf(page)).toEqual([...arranged.slice(1), arranged[0]])
    await tiles(page).nth(0).click()
    await cell(page, 'c3').click()
    expect(await page.locator(LAID).count()).toBe(1)
    await page.locator(LAID).dragTo(cell(page, 'e5'))
    await expect.poll(() => cell(page, 'e5').and(page.locator(LAID)).count()).toBe(1)
    await page.locator(LAID).dragTo(bag(page))
    await expect.poll(() => page.locator(LAID).count()).toBe(0)
    const kept = await lettersOf(page)
    await page.reload()
    await bag(page).waitFor()
    expect(await lettersOf(page)).toEqual(kept)
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Shuffle' }).click()
        return (await lettersOf(page)).join()
      })
      .not.toBe(kept.join())
    expect((await lettersOf(page)).toSorted()).toEqual(kept.toSorted())
  })

  it('[S9] where the exchange does not load, one is told so and plays on', async () => {
    app.allowErrors(/ERR_FAILED/)
    const page = await openGame({ bags: 'open' })
    await bag(page).waitFor()
    await page.context().route(/\/assets\/exchange-/, route => route.abort())
    await page.getByRole('button', { name: 'Exchange or pass' }).click()
    await expect.poll(() => line(page).textContent()).toContain('did not arrive')
    const letter = (await lettersOf(page))[0]!
    await cell(page, 'h8').click()
    await tile(page, letter).click()
    await expect.poll(() => cell(page, 'h8').textContent()).toContain(letter)
  })

  it('[S9] letters are exchanged after being chosen, and the new ones come last', async () => {
    const page = await openGame({ bags: 'open' })
    await bag(page).waitFor()
    const before = await lettersOf(page)
    await page.getByRole('button', { name: 'Exchange or pass' }).click()
    await tiles(page).nth(1).click()
    await tiles(page).nth(3).click()
    await tiles(page).nth(3).click()
    await tiles(page).nth(4).click()
    expect(await line(page).textContent()).toBe(`To give back: ${before[1]} ${before[4]}.`)
    await page.getByRole('button', { name: 'Exchange 2' }).click()
    await page.locator('.log', { hasText: 'First player exchanges 2 letters' }).waitFor()
    await pass(page)
    await page.locator('.log', { hasText: 'Second player passes' }).waitFor()
    const kept = before.filter((_, index) => index !== 1 && index !== 4)
    await expect.poll(async () => (await lettersOf(page)).slice(0, 5)).toEqual(kept)
    expect(await lettersOf(page)).toHaveLength(7)
  })

  it('[S14] the dictionary answers three questions a turn, page by page; a malformed one is not counted', async () => {
    const page = await openGame({ bags: 'hidden' })
    await dismissPassDeviceScreen(page)
    const door = page.getByRole('button', { name: /^Dictionary/ })
    await door.click()
    const field = page.getByLabel('Letters, and dots for any one letter')
    const ask = async (pattern: string) => {
      await field.fill(pattern)
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
    }
    await ask('tr...')
    await page.getByText(/^TR\.\.\.: \d+ words\.$/).waitFor()
    expect(await door.textContent()).toBe('Dictionary (2)')
    expect(await page.locator('.sc-found li').count()).toBe(10)
    const first = await page.locator('.sc-found').textContent()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect.poll(() => page.locator('.sc-found').textContent()).not.toBe(first)
    expect(await door.textContent()).toBe('Dictionary (2)')
    await ask('t')
    await page.locator('.sc-part .message.refused').waitFor()
    expect(await door.textContent()).toBe('Dictionary (2)')
    await ask('....q')
    await expect.poll(() => door.textContent()).toBe('Dictionary (1)')
    await ask('zz')
    await page.getByText('ZZ: no word.').waitFor()
    await ask('a.')
    await page.locator('.sc-part .message.refused', { hasText: '3 times this turn' }).waitFor()
    await page.getByRole('button', { name: /^Letters/ }).click()
    await page.getByText('32 letters are not seen yet: 25 in the reservoir, 7 in the other bag.').waitFor()
  })

  it('[S15] at one screen bag, answers and letters left are hidden between turns', async () => {
    const page = await openGame({ bags: 'hidden' })
    await page.getByRole('heading', { name: 'First player, it is your turn, and it is secret.' }).waitFor()
    expect(await bag(page).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^(Letters|Dictionary)/ }).count()).toBe(0)
    await dismissPassDeviceScreen(page)
    expect(await page.getByText('Bag of').count()).toBe(0)
    const mine = await lettersOf(page)
    await page.getByRole('button', { name: /^Dictionary/ }).click()
    await page.getByLabel('Letters, and dots for any one letter').fill('st.r.')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByText('STARE').waitFor()
    // What was tried and taken back is said to whoever listens, and must not be left for the next.
    await cell(page, 'h8').click()
    for (const index of [0, 1, 2]) await tiles(page).nth(index).click()
    const tried = `${mine.slice(0, 3).join('')}: 0 + 3`
    await expect.poll(() => liveRegion(page, 'polite').textContent()).toContain(tried)
    await pass(page)
    await page.getByRole('heading', { name: 'Second player, it is your turn, and it is secret.' }).waitFor()
    const seen = async () => `${await page.locator('body').textContent()}`
    expect(await bag(page).count()).toBe(0)
    expect(await seen()).not.toMatch(/STARE|ST\.R\./)
    expect(await seen()).not.toContain(mine.join(' '))
    expect(await seen()).not.toContain(tried)
    expect(await liveRegion(page, 'polite').textContent()).toContain('First player passes.')
    await dismissPassDeviceScreen(page)
    expect(await seen()).not.toMatch(/STARE|ST\.R\./)
    expect(await seen()).not.toContain(mine.join(' '))
    await page.reload()
    await page.getByRole('heading', { name: 'Second player, it is your turn, and it is secret.' }).waitFor()
  })
})

describe('with others', () => {
  async function lay(page: Page, play: Play): Promise<void> {
    await cell(page, play.cells[0]!).click()
    if (play.direction === 'down') await cell(page, play.cells[0]!).click()
    for (const letter of play.letters) await tile(page, letter).click()
  }

  it('[S19] the computer answers, and the bag can be arranged meanwhile', async () => {
    const page = await app.openPage('/scribble?who=computer')
    await page.getByRole('radio', { name: 'Novice' }).check()
    await clickPlay(page)
    await bag(page).waitFor()
    // The worker loads the words too before its first turn.
    const round = (number: number) =>
      page.locator('.sc-rule', { hasText: `Round ${number} ` }).waitFor({ timeout: 30_000 })
    for (let turn = 0; turn < 2; turn++) {
      await round(2 * turn + 1)
      const play = (await findPlay(page))!
      await lay(page, play)
      await playButton(page).click()
      // Letters stay in reach while the other thinks.
      await page.getByRole('button', { name: 'Sort' }).click()
    }
    await round(5)
    expect(await page.getByText('Bag of').count()).toBe(0)
    await page.reload()
    await bag(page).waitFor()
    expect(await page.locator('.cell.sc-tile').count()).toBeGreaterThan(2)
  }, 90_000)

  it('[S15] online each sees only the own bag, and may put letters down before the turn; who watches sees none', async () => {
    const localStorage = { 'quincunx.setup.scribble': { company: { seating: 'link' } } }
    const ann = await app.openPage('/scribble?who=online', { localStorage })
    await ann.getByRole('button', { name: 'Open the table' }).click()
    await ann.waitForURL(/\/t\//)
    const code = ann.url().split('/').at(-1)!
    const bob = await app.openPage(`/t/${code}?sit`)
    await bag(bob).waitFor()
    const eve = await app.openPage(`/t/${code}`)
    await eve.getByRole('grid').waitFor()
    expect(await bag(eve).count()).toBe(0)
    for (const page of [ann, bob, eve]) expect(await page.getByText('Bag of').count()).toBe(0)
    // Bob tries something while Ann thinks, far from where she plays.
    await cell(bob, 'a15').click()
    await tiles(bob).nth(0).click()
    await playButton(bob).click({ force: true })
    expect(await line(bob).textContent()).toContain('It is not your turn.')
    const play = (await findPlay(ann))!
    await lay(ann, play)
    await playButton(ann).click()
    for (const page of [ann, bob, eve])
      await cell(page, play.cells[0]!).and(page.locator('.sc-last')).waitFor()
    expect(await bob.locator(LAID).count()).toBe(1)
    expect(await ann.locator(LAID).count()).toBe(0)
    expect(await lettersOf(ann)).toHaveLength(7)
    // The first word that was played tells what it means.
    await eve.locator('.log .word').first().click()
    await eve.getByRole('dialog').waitFor()
  })
})

describe('on a phone', () => {
  const PHONES = [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]
  const touch = { hasTouch: true, isMobile: true }
  const pageHeight = (page: Page) =>
    page.evaluate('[document.scrollingElement.scrollHeight, document.scrollingElement.scrollWidth]')

  it.each(PHONES)(
    '[S15] [S16] turns are played by taps at $width by $height, without a page that scrolls',
    async viewport => {
      const page = await openGame({ bags: 'hidden' }, { viewport, ...touch })
      await dismissPassDeviceScreen(page)
      for (let turn = 0; turn < 2; turn++) {
        expect(await pageHeight(page)).toEqual([viewport.height, viewport.width])
        const play = (await findPlay(page))!
        await cell(page, play.cells[0]!).tap()
        // Cells that a finger cannot hit are made larger by the first tap.
        await page.locator('.sc-zoomed .board[data-scrolls]').waitFor()
        expect((await cell(page, play.cells[0]!).boundingBox())!.width).toBeGreaterThanOrEqual(44)
        if (play.direction === 'down') await cell(page, play.cells[0]!).tap()
        for (const letter of play.letters) await tile(page, letter).tap()
        await expect.poll(() => page.locator(LAID).count()).toBe(play.letters.length)
        expect(await pageHeight(page)).toEqual([viewport.height, viewport.width])
        for (const one of [playButton(page), tiles(page).first()])
          expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(40)
        await playButton(page).tap()
        await dismissPassDeviceScreen(page)
        await waitUntilPlayed(page, play)
        expect(await page.locator('.sc-zoomed').count()).toBe(0)
      }
    },
  )

  it('[S16] a finger drags a tile to the board and back, and pans the enlarged board without putting anything down', async () => {
    const page = await openGame({ bags: 'open' }, { viewport: PHONES[0], ...touch })
    await bag(page).waitFor()
    const session = await page.context().newCDPSession(page)
    const middle = async (of: ReturnType<typeof cell>) => {
      const box = (await of.boundingBox())!
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    type Point = Awaited<ReturnType<typeof middle>>
    const drag = async (from: Point, to: Point) => {
      const send = (type: string, touchPoints: readonly Point[]) =>
        session.send('Input.dispatchTouchEvent', {
          type: type as 'touchStart',
          touchPoints: [...touchPoints],
        })
      await send('touchStart', [from])
      for (const part of [0.3, 0.6, 0.9, 1])
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
      await send('touchEnd', [])
    }
    // What a finger carries goes ahead of it.
    const target = await middle(cell(page, 'h8'))
    await drag(await middle(tiles(page).nth(2)), { x: target.x, y: target.y + 40 })
    await cell(page, 'h8').and(page.locator(LAID)).waitFor()
    await page.locator('.sc-zoomed .board[data-scrolls]').waitFor()
    const end = await middle(tiles(page).nth(6))
    await drag(await middle(cell(page, 'h8')), { x: end.x, y: end.y + 40 })
    await expect.poll(() => page.locator(LAID).count()).toBe(0)
    await page.getByRole('button', { name: 'Zoom' }).tap()
    await expect.poll(() => page.locator('.board[data-scrolls]').count()).toBe(0)
    await page.getByRole('button', { name: 'Zoom' }).tap()
    await page.locator('.board[data-scrolls]').waitFor()
    const scrolled = () => page.evaluate("document.querySelector('.board').scrollLeft")
    const before = Number(await scrolled())
    const from = await middle(page.locator('.sc-place'))
    await drag({ x: from.x + 100, y: from.y + 150 }, { x: from.x - 60, y: from.y + 150 })
    await expect.poll(scrolled).not.toBe(before)
    expect(await page.locator(LAID).count()).toBe(0)
  })
})

describe('in every colour', () => {
  it('axe finds nothing on letters put down, exchange, letters left and a phone', async () => {
    const page = await openGame({ bags: 'open' })
    await bag(page).waitFor()
    const play = (await findPlay(page))!
    await cell(page, play.cells[0]!).click()
    if (play.direction === 'down') await cell(page, play.cells[0]!).click()
    for (const letter of play.letters) await tile(page, letter).click()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await playButton(page).click()
    await page.getByRole('button', { name: /^Letters/ }).click()
    await page.locator('.sc-letters').waitFor()
    await page.getByRole('button', { name: 'Exchange or pass' }).click()
    await tiles(page).nth(2).click()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: /^Dictionary/ }).click()
    await page.getByRole('button', { name: 'Ask', exact: true }).waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
  }, 90_000)
})
