import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { ending, liveRegion } from './obstruction-page.ts'
import { centreOf } from './pointer.ts'
import { openTestApp } from './test-app.ts'
import { createTouchDispatcher } from './touchscreen.ts'
import {
  BONUS_WORDS,
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

/** Swipes over letters with one finger. */
async function swipe(page: Page, letters: string): Promise<void> {
  const touch = await createTouchDispatcher(page)
  const points = await Promise.all([...letters].map(letter => centreOf(wheelLetter(page, letter))))
  await touch('touchStart', points[0]!)
  for (const point of points.slice(1)) await touch('touchMove', point)
  await touch('touchEnd')
}

const FITS_SCREEN =
  'document.scrollingElement.scrollHeight <= innerHeight && document.scrollingElement.scrollWidth <= innerWidth'

describe('Wizards of Worderly Place in the browser', () => {
  it('[W11, W12] a whole puzzle is solved by typing, and the ending offers another one', async () => {
    const page = await openPlanet(app)
    const [main, ...others] = HIDDEN_WORDS
    await typeWords(page, main!)
    await expect(page.getByText('PLANET is the main word! 6 points.').first()).toBeVisible()
    await expect(scoreLine(page)).toContainText('6 points')
    for (const word of others) {
      if (await ending(page).isVisible()) break
      await typeWords(page, word)
    }
    await expect(ending(page)).toContainText('THE SPELL IS COMPLETE')
    await expect(ending(page).getByText('The wand is yours: you are an Apprentice now.')).toBeVisible()
    await expect(hiddenCells(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Found: 21 of 21' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'THE SPELL IS COMPLETE' })).toBeFocused()
    await page.goto(`${app.server.url}/history`)
    await expect(page.locator('.list-row').first()).toContainText(/Apprentice, 21 of 21 words, \d+ points/)
    await page.goto(`${app.server.url}/worderly`)
    await expect(page.getByText(/20 lives. Won once, best \d+ points/)).toBeVisible()
    await page.goto(`${app.server.url}/worderly/figures`)
    await expect(page.getByRole('row', { name: /^Apprentice 1/ })).toBeVisible()
  })

  it('[W12, W17] a puzzle is lost; missed words are set off, and open their definitions', async () => {
    const page = await openPlanet(app, { level: 'elder' })
    await typeWords(page, 'plant', 'tnp', 'pnt')
    await expect(latestGuess(page)).toContainText('PNT fizzles out. One life left.')
    await expect(page.getByRole('button', { name: /^Hint/ })).toHaveAttribute('aria-disabled', 'true')
    await typeWords(page, 'ltn')
    await expect(ending(page)).toContainText('THE MAGIC IS SPENT')
    await expect(ending(page)).not.toContainText('Given up')
    const missed = page.getByRole('gridcell', { name: /not found/ })
    await expect(missed).toHaveCount((await page.getByRole('gridcell').count()) - 5)
    await expect(page.getByRole('heading', { name: 'Missed: 20' })).toBeVisible()
    await page.getByRole('button', { name: 'PETAL', exact: true }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/perianth/)
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await ending(page).getByRole('link', { name: 'New game' }).click()
    await expect(page.getByRole('group', { name: 'Level' })).toBeVisible()
    await expect(page.getByText('3 lives. Not won yet, best 5 points')).toBeVisible()
  })

  it('[W1, W2, W3] each guess has its result shown and announced, and only a wrong one costs a life', async () => {
    const page = await openPlanet(app)
    const expectResult = async (word: string, result: RegExp, lives: number) => {
      await typeWords(page, word)
      await expect(latestGuess(page)).toContainText(result)
      await expect(scoreLine(page)).toContainText(`${lives}lives`)
      const announced = liveRegion(page, 'polite')
        .or(liveRegion(page, 'assertive'))
        .filter({ hasText: result })
      await expect(announced.first()).toBeAttached()
    }
    await expectResult('plant', /PLANT! 5 points/, 20)
    await expectResult(BONUS_WORDS[0]!, /is a bonus word/, 20)
    await expectResult('plant', /You’ve already found PLANT/, 20)
    await expectResult('tnp', /TNP fizzles out. 19 lives left/, 19)
    await expectResult('tnp', /You’ve already tried TNP/, 19)
    await expectResult('platt', /PLATT needs a second T, and you have only one/, 19)
    await expectResult('plaza', /PLAZA needs the letter Z/, 19)
    await expect(page.getByRole('heading', { name: 'Bonus words: 1' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Fizzled out: 1' })).toBeVisible()
  })

  it('[W17] a hint asks first, then uncovers the chosen letter, or any, for a life', async () => {
    const page = await openPlanet(app)
    const covered = await hiddenCells(page).count()
    expect(covered).toBeGreaterThan(0)
    await page.getByRole('gridcell', { name: /, f1$/ }).click()
    await expect(hiddenCells(page)).toHaveCount(covered)
    await page.getByRole('button', { name: /^Hint/ }).click()
    await page.getByRole('gridcell', { name: /, f1$/ }).click()
    await expect(page.getByRole('gridcell', { name: 'L, f1' })).toBeVisible()
    await expect(latestGuess(page)).toContainText('A whisper: L at f1. 19 lives left.')
    await page.getByRole('button', { name: /^Hint/ }).click()
    await page.getByRole('button', { name: /^Any/ }).click()
    await expect(hiddenCells(page)).toHaveCount(covered - 2)
    await expect(scoreLine(page)).toContainText('0 points')
  })

  it('[W13] a shuffle changes the order of the letters and keeps the word that is being typed', async () => {
    const page = await openPlanet(app)
    const letters = page.locator('.wo-given')
    await page.keyboard.type('pla')
    await expect(page.locator('.wo-word')).toHaveText('PLA')
    const before = await letters.allTextContents()
    await page.getByRole('button', { name: 'Shuffle the letters' }).click()
    await expect(letters).not.toHaveText(before)
    expect((await letters.allTextContents()).toSorted()).toEqual(before.toSorted())
    await expect(page.locator('.wo-word')).toHaveText('PLA')
    await page.keyboard.type('nt')
    await page.keyboard.press('Enter')
    await expect(latestGuess(page)).toContainText('PLANT! 5 points.')
  })

  it('a reload in the middle loses nothing, and the game goes on at once', async () => {
    const page = await openPlanet(app)
    await typeWords(page, 'plant', 'leap', 'tnp')
    await expect(scoreLine(page)).toContainText('19lives')
    const covered = await hiddenCells(page).count()
    await page.reload()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(hiddenCells(page)).toHaveCount(covered)
    await expect(latestGuess(page)).toContainText('TNP fizzles out.')
    await typeWords(page, 'plate')
    await expect(hiddenCells(page)).not.toHaveCount(covered)
  })
})

describe('on a phone', () => {
  it('[W4, W18] grid, wheel, lives, points and the latest guess are visible without scrolling', async () => {
    const page = await app.openPage('/worderly', PHONE)
    await page.getByText('More options').click()
    await expect(page.getByRole('radio', { name: /^Compact/ })).toBeChecked()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect.poll(() => page.evaluate(FITS_SCREEN)).toBe(true)
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

  it('a word is swiped: going back removes a letter, and two letters are not a guess', async () => {
    const page = await openPlanet(app, { judging: 'strict' }, PHONE)
    await swipe(page, 'plant')
    await expect(latestGuess(page)).toContainText('PLANT! 5 points.')
    await swipe(page, 'pl')
    await swipe(page, 'leneap')
    await expect(latestGuess(page)).toContainText('LEAP! 4 points.')
    await swipe(page, 'lapal')
    await swipe(page, 'lpanap')
    await expect(scoreLine(page)).toContainText('20lives')
    expect(await page.evaluate('scrollX + scrollY')).toBe(0)
  })

  it('a word is tapped letter by letter', async () => {
    const page = await openPlanet(app, {}, PHONE)
    for (const letter of 'tape') await wheelLetter(page, letter).tap()
    await expect(page.locator('.wo-word')).toHaveText('TAPE')
    await wheelLetter(page, 'e').tap()
    await wheelLetter(page, 'e').tap()
    await page.getByRole('button', { name: 'Guess' }).tap()
    await expect(latestGuess(page)).toContainText('TAPE! 4 points.')
    await page.getByRole('button', { name: /^Pause \d+:\d\d$/ }).tap()
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await expect(page.locator('.wo-wheel')).toHaveCount(0)
    await page.getByRole('button', { name: 'Resume' }).tap()
    await expect(page.locator('.wo-wheel')).toBeVisible()
  })

  it('the words found so far are one touch away, and can be sorted', async () => {
    const page = await openPlanet(app, {}, { ...PHONE, moves: ['plant', 'ale', 'tape'] })
    await page.getByRole('button', { name: 'Words', exact: true }).tap()
    const listed = page.getByRole('dialog').getByRole('listitem')
    await expect(listed).toHaveText(['PLANT', 'ALE', 'TAPE'])
    await page.getByRole('dialog').getByLabel('Sorted by').selectOption('alphabet')
    await expect(listed).toHaveText(['ALE', 'PLANT', 'TAPE'])
  })
})

describe('puzzles', () => {
  it('[W15] of custom words: another puzzle is made of them too, and the list need not be entered again', async () => {
    const page = await app.openPage('/worderly')
    const list = [...HIDDEN_WORDS, ...BONUS_WORDS].join('\n')
    await page.getByText('More options').click()
    await page.getByRole('textbox', { name: /^Your own words/ }).fill(list)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page).toHaveURL(/\/worderly\/g\//)
    const first = page.url()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'New puzzle' }).click()
    await expect(page).toHaveURL(url => /\/worderly\/g\//.test(url.pathname) && url.href !== first)
    await expect(page.getByRole('grid')).toBeVisible()
    for (const letter of 'planet') await expect(wheelLetter(page, letter)).toBeVisible()
    await expect(page.locator('.wo-given')).toHaveCount(6)
    await page.goto(`${app.server.url}/worderly`)
    await page.getByText('More options').click()
    await expect(page.getByRole('textbox', { name: /^Your own words/ })).toHaveValue(list)
  })

  it('[W17] of the day are the same for all players, and are resumed where they were left', async () => {
    const letters = async (page: Page) => {
      await expect(page).toHaveURL(/\/worderly\/g\//)
      await expect(page.locator('.wo-given').first()).toBeVisible()
      return page.locator('.wo-given').allTextContents()
    }
    const page = await app.openPage('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('link', { name: /^Worderly words/ }).click()
    const mine = await letters(page)
    await expect(scoreLine(page)).toContainText('Scholar')
    await expect(page.getByRole('heading', { name: /^Daily words/ })).toBeVisible()
    const address = page.url()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Link to this puzzle' }).click()
    await expect(page.getByText('Copied.').first()).toBeVisible()
    await expect
      .poll(() => page.evaluate('navigator.clipboard.readText()'))
      .toMatch(/\/worderly\/daily\/words\/\d{4}-\d\d-\d\d$/)
    expect(await letters(await app.openPage('/worderly/daily/words'))).toEqual(mine)
    await page.goto(`${app.server.url}/worderly/daily/words`)
    await letters(page)
    await expect(page).toHaveURL(address)
  })

  it('are sent to another person by a link, without the words found', async () => {
    const page = await openPlanet(
      app,
      {},
      { moves: ['plant'], permissions: ['clipboard-read', 'clipboard-write'] },
    )
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Link to this puzzle' }).click()
    await expect(page.getByText('Copied.').first()).toBeVisible()
    const link = String(await page.evaluate('navigator.clipboard.readText()'))
    expect(link).not.toContain('plant')
    const other = await app.openPage(link.slice(app.server.url.length))
    await expect(other.getByText('The link contains a puzzle.')).toBeVisible()
    await other.getByRole('radio', { name: /^Master/ }).check()
    await other.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(other.getByRole('grid')).toBeVisible()
    await expect(hiddenCells(other).first()).toBeVisible()
    await expect(hiddenCells(other)).toHaveCount(await other.getByRole('gridcell').count())
    await expect(scoreLine(other)).toContainText('5lives')
    await typeWords(other, 'planet')
    await expect(latestGuess(other)).toContainText('PLANET is the main word!')
  })

  it('are shared as text, and replayed guess by guess', async () => {
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
    await sheet.getByRole('radio', { name: 'The replay' }).check()
    await sheet.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(sheet.getByText('Copied.')).toBeVisible()
    const [line, link] = String(await page.evaluate('navigator.clipboard.readText()')).split('\n')
    expect(line).toMatch(/Elder, 1 of 21 words, 5 points/)
    await page.goto(link!)
    await expect(
      page.getByRole('button', { name: 'First position' }).or(page.getByRole('slider')).first(),
    ).toBeVisible()
    await page.getByRole('slider').fill('1')
    await expect(page.locator('.wo-fresh')).toHaveCount(5)
  })
})

describe('a review', () => {
  it('words are tried on the wheel by mouse and by touch, and the title leaves the buttons their room', async () => {
    const page = await openPlanet(app, { level: 'elder' }, { ...PHONE, moves: ['plant', 'tnp', 'pnt'] })
    await typeWords(page, 'ltn')
    await ending(page).getByRole('link', { name: 'Review' }).tap()
    await page.getByRole('button', { name: 'First position' }).tap()
    await page.getByRole('group', { name: 'Letters' }).scrollIntoViewIfNeeded()
    await swipe(page, 'leap')
    await expect(page.getByText('Variation')).toBeVisible()
    await expect(page.getByText('LEAP! 4 points.').first()).toBeVisible()
    for (const letter of 'plane') await wheelLetter(page, letter).tap()
    await page.getByRole('button', { name: 'Guess' }).tap()
    await expect(page.locator('.variation-move[aria-current]')).toHaveText(/plane/i)
    const title = (await page.getByRole('link', { name: 'Wizards of Worderly Place' }).boundingBox())!
    const button = (await page.getByRole('link', { name: 'All games', exact: true }).boundingBox())!
    expect(title.x + title.width).toBeLessThanOrEqual(button.x)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(wheelLetter(page, 'p')).toBeInViewport()
    for (const letter of 'plant') await wheelLetter(page, letter).click()
    await page.getByRole('button', { name: 'Guess' }).click()
    await expect(page.locator('.variation-move[aria-current]')).toHaveText(/plant/i)
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})

describe('in every colour', () => {
  it('axe finds nothing on set-up, in play, among the words and at the end', async () => {
    const moves = ['plant', 'leap', 'tnp', '? f1', BONUS_WORDS[0]!]
    const page = await openPlanet(app, {}, { moves })
    const expectNoViolations = async () => expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.type('pla')
    await expectNoViolations()
    await page.getByRole('button', { name: /^Hint/ }).click()
    await expectNoViolations()
    await page.setViewportSize(PHONE.viewport)
    await page.getByRole('button', { name: 'Words', exact: true }).click()
    await expectNoViolations()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Leave the level' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the level' }).click()
    await expect(ending(page)).toBeVisible()
    await expectNoViolations()
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    await expectNoViolations()
    await page.goto(`${app.server.url}/worderly`)
    await expect(page.getByRole('group', { name: 'Level' })).toBeVisible()
    await expectNoViolations()
  })
})

describe('motion', () => {
  it('letters fly from the wheel, except where the device asks for no motion', async () => {
    const flights = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await openPlanet(app, {}, { reducedMotion })
      await page.evaluate(
        'window.flights = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...options) { window.flights++; return animate.apply(this, options) }',
      )
      await typeWords(page, 'plant')
      await expect(latestGuess(page)).toContainText('PLANT! 5 points.')
      return page.evaluate('window.flights')
    }
    expect(await flights('no-preference')).toBe(5)
    expect(await flights('reduce')).toBe(0)
  })
})
