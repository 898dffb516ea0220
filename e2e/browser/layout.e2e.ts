import { describe, it } from 'vitest'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { ending, mark, marks, startGame } from './obstruction-page.ts'
import { centreOf } from './pointer.ts'
import { cell as scribbleCell, tiles } from './scribble-page.ts'
import { openTestApp } from './test-app.ts'
import { createTouchDispatcher } from './touchscreen.ts'

const app = openTestApp()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('in every colour', () => {
  it('axe finds nothing on lobby, settings, help and first steps', async () => {
    const page = await app.openPage('/')
    const open = (path: string) => page.goto(app.server.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await open('/settings')
    await expect(page.getByText('Theme', { exact: true })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await open('/learn')
    await expect(page.getByRole('heading', { name: 'Keys on the board' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await open('/obstruction/first')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('axe finds nothing on set-up, table, ending, review and history', async () => {
    const page = await app.openPage('/obstruction')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3', 'a1')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page
      .getByRole('gridcell', { name: /^blocked/ })
      .first()
      .click()
    await expect(page.locator('.message.refused')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await mark(page, 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5')
    await expect(ending(page)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await expect(page.locator('.verdict').first()).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.goto(`${app.server.url}/history`)
    await expect(page.locator('.list-row')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})

describe('forced colours', () => {
  it('keep every part of the board visible', async () => {
    const page = await app.openPage('/obstruction', { forcedColors: 'active' })
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3')
    const background = await page.evaluate<string>(
      "getComputedStyle(document.querySelector('.ob-blocked')).backgroundColor",
    )
    await expect(page.locator('.cell.ob-open').first()).toHaveCSS('border-top-width', '1px')
    await expect(page.locator('.ob-mark path').first()).not.toHaveCSS('stroke', 'none')
    await expect(page.locator('.ob-hatch path').first()).not.toHaveCSS('stroke', background)
  })
})

describe('on a phone', () => {
  it('the table fits without scrolling, and buttons measure 44 pixels or more', async () => {
    const page = await app.openPage('/obstruction', PHONE)
    await startGame(page, { names: ['Ada', 'Grace'], rows: 10, columns: 7 })
    await expect(page.getByRole('grid')).toBeVisible()
    const root = 'document.scrollingElement'
    await expect
      .poll(() => page.evaluate(`${root}.scrollHeight <= innerHeight && ${root}.scrollWidth <= innerWidth`))
      .toBe(true)
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('[O5] a touch marks a large cell at once and a small one at the second touch', async () => {
    const page = await app.openPage('/obstruction', PHONE)
    await startGame(page, { names: ['Ada', 'Grace'], rows: 5, columns: 5 })
    await page.getByRole('gridcell', { name: 'open, c3' }).tap()
    await expect(marks(page)).toHaveCount(1)
    await page.goto(`${app.server.url}/obstruction`)
    await startGame(page, { names: ['Ada', 'Grace'], rows: 10, columns: 10 })
    await page.getByRole('gridcell', { name: 'open, c3' }).tap()
    await expect(page.getByText('c3: tap again to play.').first()).toBeVisible()
    await expect(marks(page)).toHaveCount(0)
    await page.getByRole('gridcell', { name: 'open, c3' }).tap()
    await expect(marks(page)).toHaveCount(1)
  })

  it('the last move stays fully visible in the list when the window gets smaller', async () => {
    const page = await app.openPage('/obstruction', PHONE)
    await startGame(page, { names: ['Ada', 'Grace'], rows: 5, columns: 5 })
    await mark(page, 'c3', 'a1', 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5')
    await expect(ending(page)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 760 })
    const bottomOf = (selector: string) =>
      page.evaluate<number>(`document.querySelector('${selector}').getBoundingClientRect().bottom`)
    await expect
      .poll(async () => (await bottomOf('.log')) - (await bottomOf('.log li:last-child')))
      .toBeGreaterThan(0)
  })

  it('a name without a space is cut or wrapped, and the page stays as wide as the screen', async () => {
    const page = await app.openPage('/obstruction', PHONE)
    await startGame(page, { names: ['W'.repeat(24), 'M'.repeat(24)] })
    await mark(page, 'c3', 'a1')
    const width = () => page.evaluate('document.scrollingElement.scrollWidth')
    await expect.poll(width).toBe(390)
    await mark(page, 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5')
    await expect(ending(page)).toBeVisible()
    await expect.poll(width).toBe(390)
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    await expect.poll(width).toBe(390)
  })

  it('a typed move has a field when it is asked for, and leaves its room to the board until then', async () => {
    const page = await app.openPage('/obstruction', PHONE)
    await startGame(page, { names: ['Ada', 'Grace'] })
    const field = page.getByRole('textbox', { name: /^Type a move/ })
    await expect(field).not.toBeInViewport()
    await page.getByRole('button', { name: 'Type a move' }).tap()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
    await field.fill('c3')
    await field.press('Enter')
    await expect(marks(page)).toHaveCount(1)
  })

  it('a tile that is carried lights up the cell below it, and the board then shows that cell in the middle', async () => {
    const page = await app.openPage('/scribble?who=two&bags=open', PHONE)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(tiles(page).first()).toBeVisible()
    const target = scribbleCell(page, 'l4')
    const touch = await createTouchDispatcher(page)
    const from = await centreOf(tiles(page).first())
    const to = await centreOf(target)
    // A finger hides what is below it, so the tile is above the finger.
    const finger = { x: to.x, y: to.y + 30 }
    await touch('touchStart', from)
    await touch('touchMove', { x: (from.x + finger.x) / 2, y: (from.y + finger.y) / 2 })
    await touch('touchMove', finger)
    await expect(target).toHaveClass(/sc-over/)
    const ghost = await page.locator('.sc-ghost').boundingBox()
    expect(ghost!.width).toBeLessThanOrEqual(32)
    await touch('touchEnd')
    await expect(page.locator('.sc-laid')).toHaveCount(1)
    const frame = await page.locator('.board').boundingBox()
    await expect
      .poll(async () =>
        Math.abs((await centreOf(page.locator('.sc-laid'))).x - (frame!.x + frame!.width / 2)),
      )
      .toBeLessThan(60)
  })

  it('no page is wider than the screen', async () => {
    const page = await app.openPage('/', PHONE)
    for (const path of ['/', '/obstruction', '/scribble', '/history', '/settings', '/learn', '/about']) {
      await page.goto(app.server.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate('document.scrollingElement.scrollWidth')).toBe(390)
    }
  })
})

/** Lists elements that are cut off, covered by others, or beyond the sides of the window. */
const LOST_CONTENT_SCRIPT = `(() => {
  const root = document.scrollingElement
  const lost = root.scrollWidth > innerWidth ? ['the page is ' + root.scrollWidth + ' wide'] : []
  const seen = [...document.querySelectorAll('#app *')].filter(element => element.checkVisibility({ visibilityProperty: true }))
  for (const element of seen) {
    const { overflow, textOverflow, clipPath } = getComputedStyle(element)
    const cuts = /hidden|clip/.test(overflow) && textOverflow !== 'ellipsis' && clipPath === 'none'
    if (cuts && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1))
      lost.push('cut off: ' + element.outerHTML.slice(0, 90))
  }
  for (const element of seen.filter(element => element.matches('a[href]:not(.skip), button, input, textarea, summary, [tabindex="0"]'))) {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!there || !(element.contains(there) || there.contains(element) || element.closest('label')?.contains(there)))
      lost.push('out of reach: ' + element.outerHTML.slice(0, 90))
  }
  return lost
})()`

/** Lists elements below the bottom of the window, apart from those in lists that scroll by themselves. */
const BELOW_FOLD_SCRIPT = `[...document.querySelectorAll('main :is(.board, button, input)')]
  .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.gg-words, .log'))
  .filter(element => element.getBoundingClientRect().bottom > innerHeight)
  .map(element => element.outerHTML.slice(0, 90))`

describe.each([
  ['a tablet held upright', 768, 1024],
  ['a phone on its side', 844, 390],
])('on %s', (_, width, height) => {
  const DEVICE = { viewport: { width, height }, hasTouch: true, isMobile: true }

  it.each([
    '/obstruction?who=two&size=agreed&rows=10&cols=10',
    '/scribble?who=two&bags=open',
    '/guessgo?who=computer&size=5',
    '/worderly',
  ])('the Play button, and then the whole table, is visible without scrolling: %s', async path => {
    const page = await app.openPage(path, DEVICE)
    const play = page.getByRole('button', { name: 'Play', exact: true })
    await expect(play).toBeVisible()
    await expect(play).toBeInViewport({ ratio: 1 })
    await play.click()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await expect.poll(() => page.evaluate(BELOW_FOLD_SCRIPT)).toEqual([])
  })

  it('the first steps leave the whole board visible', async () => {
    const page = await app.openPage('/obstruction/first', DEVICE)
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await expect.poll(() => page.evaluate(BELOW_FOLD_SCRIPT)).toEqual([])
  })
})

describe('zoomed to 200 %', () => {
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

  it('pages lose no content and do not scroll sideways', async () => {
    const page = await app.openPage('/', ZOOMED)
    for (const path of PAGES) {
      await page.goto(app.server.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(LOST_CONTENT_SCRIPT)).toEqual([])
    }
  })

  it.each([
    '/obstruction?size=agreed&rows=10&cols=10',
    '/scribble?who=two&bags=open',
    '/guessgo?who=computer&size=5',
    '/solitudo?size=8&grade=gentle',
    '/worderly',
  ])('set-up and table lose no content: %s', async path => {
    const page = await app.openPage(path, ZOOMED)
    const play = page.getByRole('button', { name: 'Play', exact: true })
    await expect(play).toBeVisible()
    await expect.poll(() => page.evaluate(LOST_CONTENT_SCRIPT)).toEqual([])
    await play.click()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await expect.poll(() => page.evaluate(LOST_CONTENT_SCRIPT)).toEqual([])
  })
})

describe('pills', () => {
  it('have their text at the same height, be they links or buttons', async () => {
    const page = await app.openPage('/obstruction')
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3', 'a1', 'a3', 'a5', 'e1', 'e5', 'e3', 'c1', 'c5')
    await expect(ending(page)).toBeVisible()
    const heights = await page.evaluate<
      readonly number[]
    >(`[...document.querySelectorAll('.ending .pill')].map(pill => {
      const range = document.createRange()
      range.selectNodeContents(pill)
      return range.getBoundingClientRect().top - pill.getBoundingClientRect().top
    })`)
    expect(heights.length).toBeGreaterThan(3)
    expect(new Set(heights).size).toBe(1)
  })
})

describe('motion', () => {
  it('is absent where the device asks for reduced motion', async () => {
    const page = await app.openPage('/', { reducedMotion: 'reduce' })
    const settle = "getComputedStyle(document.documentElement).getPropertyValue('--settle')"
    expect(await page.evaluate(settle)).toMatch(/^0m?s$/)
  })
})
