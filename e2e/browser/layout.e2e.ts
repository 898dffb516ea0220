import { describe, expect, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { ending, mark, marks, startGame } from './obstruction-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('in every colour', () => {
  it('axe finds nothing on lobby, settings, help and first steps', async () => {
    const page = await app.openPage('/')
    const visit = (path: string) => page.goto(app.server.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await visit('/settings')
    await page.getByText('Colours').waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await visit('/learn')
    await page.getByRole('heading', { name: 'Keys on the board' }).waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await visit('/obstruction/first')
    await page.getByRole('gridcell').first().waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
  }, 90_000)

  it('axe finds nothing on set-up, table, ending, review and history', async () => {
    const page = await app.openPage('/obstruction')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3', 'a1')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page
      .getByRole('gridcell', { name: /^blocked/ })
      .first()
      .click()
    await page.locator('.message.refused').waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await mark(page, 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5')
    await ending(page).waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await page.locator('.verdict').first().waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.goto(`${app.server.url}/history`)
    await page.locator('.list-row').waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
  }, 90_000)
})

describe('forced colours', () => {
  it('leave the board whole', async () => {
    const page = await app.openPage('/obstruction', { forcedColors: 'active' })
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3')
    const style = (selector: string, property: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
    expect(await style('.cell.ob-open', 'borderTopWidth')).toBe('1px')
    expect(await style('.ob-mark path', 'stroke')).not.toBe('none')
    expect(await style('.ob-hatch path', 'stroke')).not.toBe(await style('.ob-blocked', 'backgroundColor'))
  })
})

describe('on a phone', () => {
  it('the table fits without scrolling, and what one touches is 44 pixels or more', async () => {
    const page = await app.openPage('/obstruction', PHONE)
    await startGame(page, { names: ['Ada', 'Grace'], rows: 10, columns: 7 })
    await page.getByRole('grid').waitFor()
    const root = 'document.scrollingElement'
    expect(
      await page.evaluate(`${root}.scrollHeight <= innerHeight && ${root}.scrollWidth <= innerWidth`),
    ).toBe(true)
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('[O5] a touch marks a large cell at once and a small one at the second touch', async () => {
    const page = await app.openPage('/obstruction', PHONE)
    await startGame(page, { names: ['Ada', 'Grace'], rows: 5, columns: 5 })
    await page.getByRole('gridcell', { name: 'open, c3' }).tap()
    await expect.poll(() => marks(page).count()).toBe(1)
    await page.goto(`${app.server.url}/obstruction`)
    await startGame(page, { names: ['Ada', 'Grace'], rows: 10, columns: 10 })
    await page.getByRole('gridcell', { name: 'open, c3' }).tap()
    await page.getByText('c3: touch it again to play it.').first().waitFor()
    expect(await marks(page).count()).toBe(0)
    await page.getByRole('gridcell', { name: 'open, c3' }).tap()
    await expect.poll(() => marks(page).count()).toBe(1)
  })

  it('the last move stays whole in the list when there is less room for it', async () => {
    const page = await app.openPage('/obstruction', PHONE)
    await startGame(page, { names: ['Ada', 'Grace'], rows: 5, columns: 5 })
    await mark(page, 'c3', 'a1', 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5')
    await ending(page).waitFor()
    await page.setViewportSize({ width: 390, height: 760 })
    const below = (selector: string) =>
      page.evaluate<number>(`document.querySelector('${selector}').getBoundingClientRect().bottom`)
    await expect
      .poll(async () => (await below('.log')) - (await below('.log li:last-child')))
      .toBeGreaterThan(0)
  })

  it('no page is wider than the screen', async () => {
    const page = await app.openPage('/', PHONE)
    for (const path of ['/', '/obstruction', '/scribble', '/history', '/settings', '/learn', '/about']) {
      await page.goto(app.server.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(390)
    }
  })
})

/** What is cut off, covered by something else, or beyond the sides of the window. */
const LOST_CONTENT_SCRIPT = `(() => {
  const root = document.scrollingElement
  const lost = root.scrollWidth > innerWidth ? ['the page is ' + root.scrollWidth + ' wide'] : []
  const seen = [...document.querySelectorAll('#app *')].filter(one => one.checkVisibility({ visibilityProperty: true }))
  for (const one of seen) {
    const { overflow, textOverflow, clipPath } = getComputedStyle(one)
    const cuts = /hidden|clip/.test(overflow) && textOverflow !== 'ellipsis' && clipPath === 'none'
    if (cuts && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
      lost.push('cut off: ' + one.outerHTML.slice(0, 90))
  }
  for (const one of seen.filter(one => one.matches('a[href]:not(.skip), button, input, textarea, summary, [tabindex="0"]'))) {
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = one.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!there || !(one.contains(there) || there.contains(one) || one.closest('label')?.contains(there)))
      lost.push('out of reach: ' + one.outerHTML.slice(0, 90))
  }
  return lost
})()`

/** What one would have to scroll to, apart from lists that scroll by themselves. */
const BELOW_FOLD_SCRIPT = `[...document.querySelectorAll('main :is(.board, button, input)')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.gg-words, .log'))
  .filter(one => one.getBoundingClientRect().bottom > innerHeight)
  .map(one => one.outerHTML.slice(0, 90))`

describe.each([
  ['a tablet held upright', 768, 1024],
  ['a phone on its side', 844, 390],
])('on %s', (_, width, height) => {
  const HELD = { viewport: { width, height }, hasTouch: true, isMobile: true }

  it.each([
    '/obstruction?who=two&size=agreed&rows=10&cols=10',
    '/scribble?who=two&bags=open',
    '/guessgo?who=computer&size=5',
    '/worderly',
  ])('Play, and then the whole table, is in sight: %s', async path => {
    const page = await app.openPage(path, HELD)
    const play = page.getByRole('button', { name: 'Play', exact: true })
    await play.waitFor()
    const { y, height: tall } = (await play.boundingBox())!
    expect(y + tall).toBeLessThanOrEqual(height)
    await play.click()
    await page.getByRole('gridcell').first().waitFor()
    await expect.poll(() => page.evaluate(BELOW_FOLD_SCRIPT)).toEqual([])
  })

  it('the first steps stand beside or above the whole board', async () => {
    const page = await app.openPage('/obstruction/first', HELD)
    await page.getByRole('gridcell').first().waitFor()
    await expect.poll(() => page.evaluate(BELOW_FOLD_SCRIPT)).toEqual([])
  })
})

describe('enlarged twice', () => {
  const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }
  const PAGES = [
    '/',
    '/learn',
    '/settings',
    '/about',
    '/history',
    '/together',
    '/me',
    '/solitudo/learn',
    '/obstruction/first',
  ]

  it('pages lose nothing and never scroll sideways', async () => {
    const page = await app.openPage('/', ZOOMED)
    for (const path of PAGES) {
      await page.goto(app.server.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(LOST_CONTENT_SCRIPT)).toEqual([])
    }
  })

  it.each([
    '/obstruction?size=agreed&rows=10&cols=10',
    '/scribble?who=two&bags=open',
    '/guessgo?who=computer&size=5',
    '/solitudo?size=8&grade=gentle',
    '/worderly',
  ])('set-up and table lose nothing: %s', async path => {
    const page = await app.openPage(path, ZOOMED)
    const play = page.getByRole('button', { name: 'Play', exact: true })
    await play.waitFor()
    expect(await page.evaluate(LOST_CONTENT_SCRIPT)).toEqual([])
    await play.click()
    await page.getByRole('gridcell').first().waitFor()
    expect(await page.evaluate(LOST_CONTENT_SCRIPT)).toEqual([])
  })
})

describe('motion', () => {
  it('is none where the device asks for none', async () => {
    const page = await app.openPage('/', { reducedMotion: 'reduce' })
    const settle = "getComputedStyle(document.documentElement).getPropertyValue('--settle')"
    expect(await page.evaluate(settle)).toMatch(/^0m?s$/)
  })
})
