import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { ending, liveRegion } from './obstruction-page.ts'
import { openTestApp } from './test-app.ts'
import { createTouchDispatcher } from './touchscreen.ts'
import {
  BONUS_WORDS,
  centreOf,
  HIDDEN_WORDS,
  hiddenCells,
  latestGuess,
  openPlanet,
  scoreLine,
  typeWords,
  wheelLetter,
} from './worderly-page.ts'

const app = openTestApp()
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

/** Draws a line over letters with one finger. */
async function swipe(page: Page, letters: string): Promise<void> {
  const touch = await createTouchDispatcher(page)
  const points = await Promise.all([...letters].map(letter => centreOf(wheelLetter(page, letter))))
  await touch('touchStart', points[0]!)
  for (const point of points.slice(1)) await touch('touchMove', point)
  await touch('touchEnd')
}

const doesNotScroll = (page: Page) =>
  page.evaluate(
    'document.scrollingElement.scrollHeight <= innerHeight && document.scrollingElement.scrollWidth <= innerWidth',
  )

describe('Wizards of Worderly Place in the browser', () => {
  it('[W11, W12] a whole puzzle is solved by typing, and ends with another one on offer', async () => {
    const page = await openPlanet(app)
    const [main, ...others] = HIDDEN_WORDS
    await typeWords(page, main!)
    await page.getByText('PLANET is the main word! 6 points.').first().waitFor()
    expect(await scoreLine(page).textContent()).toContain('6 points')
    for (const word of others) {
      if (await ending(page).isVisible()) break
      await typeWords(page, word)
    }
    await ending(page).waitFor()
    expect(await ending(page).textContent()).toContain('THE SPELL IS COMPLETE')
    await ending(page).getByText('The wand is yours: you are an Apprentice now.').waitFor()
    expect(await hiddenCells(page).count()).toBe(0)
    await page.getByRole('heading', { name: 'Found, 21 of 21' }).waitFor()
    expect(await page.evaluate('document.activeElement.textContent')).toBe('THE SPELL IS COMPLETE')
    await page.goto(`${app.server.url}/history`)
    expect(await page.locator('.list-row').first().textContent()).toMatch(
      /Apprentice, 21 of 21 words, \d+ points/,
    )
    await page.goto(`${app.server.url}/worderly`)
    await page.getByText(/20 lives. Won once, best \d+ points/).waitFor()
    await page.goto(`${app.server.url}/worderly/figures`)
    await page.getByRole('row', { name: /^Apprentice 1/ }).waitFor()
  })

  it('[W12, W17] one is lost; what was missed is set off, and tells what it means', async () => {
    const page = await openPlanet(app, { level: 'elder' })
    await typeWords(page, 'plant', 'tnp', 'pnt')
    await expect.poll(() => latestGuess(page).textContent()).toContain('PNT fizzles out. One life left.')
    expect(await page.getByRole('button', { name: /^Hint/ }).getAttribute('aria-disabled')).toBe('true')
    await typeWords(page, 'ltn')
    await ending(page).waitFor()
    expect(await ending(page).textContent()).toContain('THE MAGIC IS SPENT')
    expect(await ending(page).textContent()).not.toContain('Given up')
    const missed = page.getByRole('gridcell', { name: /not found/ })
    expect(await missed.count()).toBe((await page.getByRole('gridcell').count()) - 5)
    await page.getByRole('heading', { name: 'Missed, 20' }).waitFor()
    await page.getByRole('button', { name: 'PETAL', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByText(/perianth/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await ending(page).getByRole('link', { name: 'New set-up' }).click()
    await page.getByRole('group', { name: 'Level' }).waitFor()
    await page.getByText('3 lives. Not won yet, best 5 points').waitFor()
  })

  it('[W1, W2, W3] tells what came of each guess, aloud too, and charges only a wrong one', async () => {
    const page = await openPlanet(app)
    const told = async (word: string, result: RegExp, lives: number) => {
      await typeWords(page, word)
      await expect.poll(() => latestGuess(page).textContent()).toMatch(result)
      expect(await scoreLine(page).textContent()).toContain(`${lives}lives`)
      await expect
        .poll(
          async () =>
            (await liveRegion(page, 'polite').textContent())! +
            (await liveRegion(page, 'assertive').textContent()),
        )
        .toMatch(result)
    }
    await told('plant', /PLANT! 5 points/, 20)
    await told(BONUS_WORDS[0]!, /is a bonus word/, 20)
    await told('plant', /You have found PLANT already/, 20)
    await told('tnp', /TNP fizzles out. 19 lives left/, 19)
    await told('tnp', /You have tried TNP before/, 19)
    await page.getByRole('heading', { name: 'Bonus words, 1' }).waitFor()
    await page.getByRole('heading', { name: 'Fizzled out, 1' }).waitFor()
  })

  it('[W17] a hint asks first, then uncovers the letter that is chosen, or any, for a life', async () => {
    const page = await openPlanet(app)
    const covered = await hiddenCells(page).count()
    await page.getByRole('gridcell', { name: /, f1$/ }).click()
    expect(await hiddenCells(page).count()).toBe(covered)
    await page.getByRole('button', { name: /^Hint/ }).click()
    await page.getByRole('gridcell', { name: /, f1$/ }).click()
    await page.getByRole('gridcell', { name: 'L, f1' }).waitFor()
    expect(await latestGuess(page).textContent()).toContain('A whisper: L at f1. 19 lives left.')
    await page.getByRole('button', { name: /^Hint/ }).click()
    await page.getByRole('button', { name: /^Any/ }).click()
    await expect.poll(() => hiddenCells(page).count()).toBe(covered - 2)
    expect(await scoreLine(page).textContent()).toContain('0 points')
  })

  it('[W13] a shuffle changes the order and keeps the word that is being made', async () => {
    const page = await openPlanet(app)
    const order = () => page.locator('.wo-given').allTextContents()
    const before = await order()
    await page.keyboard.type('pla')
    await page.getByRole('button', { name: 'Shuffle the letters' }).click()
    await expect.poll(order).not.toEqual(before)
    expect((await order()).toSorted()).toEqual(before.toSorted())
    expect(await page.locator('.wo-word').textContent()).toBe('PLA')
    await page.keyboard.type('nt')
    await page.keyboard.press('Enter')
    await expect.poll(() => latestGuess(page).textContent()).toContain('PLANT! 5 points.')
  })

  it('a reload in the middle loses nothing, and the game goes on at once', async () => {
    const page = await openPlanet(app)
    await typeWords(page, 'plant', 'leap', 'tnp')
    await expect.poll(() => scoreLine(page).textContent()).toContain('19lives')
    const covered = await hiddenCells(page).count()
    await page.reload()
    await page.getByRole('grid').waitFor()
    expect(await hiddenCells(page).count()).toBe(covered)
    expect(await latestGuess(page).textContent()).toContain('TNP fizzles out.')
    await typeWords(page, 'plate')
    await expect.poll(() => hiddenCells(page).count()).toBeLessThan(covered)
  })
})

describe('on a phone', () => {
  it('[W4, W18] grid, wheel, lives, points and the latest guess are all in sight, without scrolling', async () => {
    const page = await app.openPage('/worderly', PHONE)
    expect(await page.getByRole('radio', { name: /^Compact/ }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByRole('grid').waitFor()
    expect(await doesNotScroll(page)).toBe(true)
    for (const part of [
      page.getByRole('grid'),
      scoreLine(page),
      latestGuess(page),
      page.locator('.wo-wheel'),
    ]) {
      const box = (await part.boundingBox())!
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(360)
      expect(box.y + box.height).toBeLessThanOrEqual(640)
    }
    expect((await page.getByRole('gridcell').first().boundingBox())!.width).toBeGreaterThanOrEqual(18)
    for (const button of await page.getByRole('button').all()) {
      if (!(await button.isVisible())) continue
      const box = (await button.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('a word is swiped: going back gives a letter back, and two letters are no guess', async () => {
    const page = await openPlanet(app, { judging: 'strict' }, PHONE)
    await swipe(page, 'plant')
    await expect.poll(() => latestGuess(page).textContent()).toContain('PLANT! 5 points.')
    await swipe(page, 'pl')
    await swipe(page, 'leneap')
    await expect.poll(() => latestGuess(page).textContent()).toContain('LEAP! 4 points.')
    await swipe(page, 'lapal')
    await swipe(page, 'lpanap')
    expect(await scoreLine(page).textContent()).toContain('20lives')
    expect(await page.evaluate('scrollX + scrollY')).toBe(0)
  })

  it('a word is tapped letter by letter', async () => {
    const page = await openPlanet(app, {}, PHONE)
    for (const letter of 'tape') await wheelLetter(page, letter).tap()
    expect(await page.locator('.wo-word').textContent()).toBe('TAPE')
    await wheelLetter(page, 'e').tap()
    await wheelLetter(page, 'e').tap()
    await page.getByRole('button', { name: 'Guess' }).tap()
    await expect.poll(() => latestGuess(page).textContent()).toContain('TAPE! 4 points.')
    await page.getByRole('button', { name: /^Pause \d+:\d\d$/ }).tap()
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    expect(await page.locator('.wo-wheel').count()).toBe(0)
    await page.getByRole('button', { name: 'Go on' }).tap()
    await page.locator('.wo-wheel').waitFor()
  })

  it('the words found so far are a touch away, sorted as one likes', async () => {
    const page = await openPlanet(app, {}, { ...PHONE, moves: ['plant', 'ale', 'tape'] })
    await page.getByRole('button', { name: 'Words', exact: true }).tap()
    const listed = () => page.getByRole('dialog').getByRole('listitem').allTextContents()
    await expect.poll(listed).toEqual(['PLANT', 'ALE', 'TAPE'])
    await page.getByRole('dialog').getByLabel('Sorted by').selectOption('alphabet')
    await expect.poll(listed).toEqual(['ALE', 'PLANT', 'TAPE'])
  })
})

describe('puzzles', () => {
  it('[W15] of one’s own words: another one is made of them too, and the list is not asked for again', async () => {
    const page = await app.openPage('/worderly')
    const list = [...HIDDEN_WORDS, ...BONUS_WORDS].join('\n')
    await page.getByRole('textbox', { name: /^Your own words/ }).fill(list)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForURL(/\/worderly\/g\//)
    const first = page.url()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Another puzzle' }).click()
    await page.waitForURL(url => /\/worderly\/g\//.test(url.pathname) && url.href !== first)
    await page.getByRole('grid').waitFor()
    expect((await page.locator('.wo-given').allTextContents()).toSorted().join('')).toBe('AELNPT')
    await page.goto(`${app.server.url}/worderly`)
    await expect.poll(() => page.getByRole('textbox', { name: /^Your own words/ }).inputValue()).toBe(list)
  })

  it('[W17] of the day are the same for all, and are taken up again where they were left', async () => {
    const letters = async (page: Page) => {
      await page.waitForURL(/\/worderly\/g\//)
      await page.getByRole('grid').waitFor()
      return page.locator('.wo-given').allTextContents()
    }
    const page = await app.openPage('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('link', { name: /^Worderly words/ }).click()
    const mine = await letters(page)
    expect(await scoreLine(page).textContent()).toContain('Scholar')
    await page.getByRole('heading', { name: /^Words of the day/ }).waitFor()
    const address = page.url()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Link to this puzzle' }).click()
    await page.getByText('Copied.').first().waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
      /\/worderly\/daily\/words\/\d{4}-\d\d-\d\d$/,
    )
    expect(await letters(await app.openPage('/worderly/daily/words'))).toEqual(mine)
    await page.goto(`${app.server.url}/worderly/daily/words`)
    await letters(page)
    expect(page.url()).toBe(address)
  })

  it('go to another person by a link, without what was found', async () => {
    const page = await openPlanet(
      app,
      {},
      { moves: ['plant'], permissions: ['clipboard-read', 'clipboard-write'] },
    )
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Link to this puzzle' }).click()
    await page.getByText('Copied.').first().waitFor()
    const link = String(await page.evaluate('navigator.clipboard.readText()'))
    expect(link).not.toContain('plant')
    const other = await app.openPage(link.slice(app.server.url.length))
    await other.getByText('A puzzle came with the link.').waitFor()
    await other.getByRole('radio', { name: /^Master/ }).check()
    await other.getByRole('button', { name: 'Play', exact: true }).click()
    await other.getByRole('grid').waitFor()
    expect(await hiddenCells(other).count()).toBe(await other.getByRole('gridcell').count())
    expect(await scoreLine(other).textContent()).toContain('5lives')
    await typeWords(other, 'planet')
    await expect.poll(() => latestGuess(other).textContent()).toContain('PLANET is the main word!')
  })

  it('are shared as words, and replayed guess by guess', async () => {
    const page = await openPlanet(
      app,
      { level: 'elder' },
      {
        moves: ['plant', 'tnp', 'pnt'],
        permissions: ['clipboard-read', 'clipboard-write'],
      },
    )
    await typeWords(page, 'ltn')
    await ending(page).getByRole('button', { name: 'Share' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share' })
    await sheet.getByRole('radio', { name: 'How it went' }).check()
    await sheet.getByRole('button', { name: 'Copy it' }).click()
    await sheet.getByText('Copied.').waitFor()
    const [line, link] = String(await page.evaluate('navigator.clipboard.readText()')).split('\n')
    expect(line).toMatch(/Elder, 1 of 21 words, 5 points/)
    await page.goto(link!)
    await page.getByRole('button', { name: 'First position' }).or(page.getByRole('slider')).first().waitFor()
    await page.getByRole('slider').fill('1')
    await expect.poll(() => page.locator('.wo-fresh').count()).toBe(5)
  })
})

describe('in every colour', () => {
  it('axe finds nothing on set-up, in play, among the words and at the end', async () => {
    const moves = ['plant', 'leap', 'tnp', '? f1', BONUS_WORDS[0]!]
    const page = await openPlanet(app, {}, { moves })
    const clean = async () => expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.type('pla')
    await clean()
    await page.getByRole('button', { name: /^Hint/ }).click()
    await clean()
    await page.setViewportSize(PHONE.viewport)
    await page.getByRole('button', { name: 'Words', exact: true }).click()
    await clean()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Leave the level' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the level' }).click()
    await ending(page).waitFor()
    await clean()
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await page.getByRole('slider').waitFor()
    await clean()
    await page.goto(`${app.server.url}/worderly`)
    await page.getByRole('group', { name: 'Level' }).waitFor()
    await clean()
  }, 90_000)
})

describe('motion', () => {
  it('letters fly from the wheel, and stand at once where the device asks for no motion', async () => {
    const flights = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await openPlanet(app, {}, { reducedMotion })
      await page.evaluate(
        'window.flights = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...how) { window.flights++; return animate.apply(this, how) }',
      )
      // With the second letter comes what makes them fly; a person takes longer for a word than that.
      await page.keyboard.type('pl')
      const arrived = 'performance.getEntriesByType("resource").some(({ name }) => name.includes("/fly-"))'
      await expect.poll(() => page.evaluate(arrived)).toBe(true)
      await typeWords(page, 'ant')
      await expect.poll(() => latestGuess(page).textContent()).toContain('PLANT! 5 points.')
      return page.evaluate('window.flights')
    }
    expect(await flights('no-preference')).toBe(5)
    expect(await flights('reduce')).toBe(0)
  })
})
