import { describe, expect, it } from 'vitest'
import { LESSONS } from '#games/solitudo/lesson-data.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { ending, liveRegion } from './obstruction-page.ts'
import { cellAt, moveFocusTo, openLinkedPuzzle, shadedCells, solve, tabToBoard } from './small-puzzle-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

describe('lessons', () => {
  it('[H8] are gone through from first to last by keyboard, and end in a first puzzle', async () => {
    const page = await app.openPage('/solitudo/learn')
    for (const [index, lesson] of LESSONS.entries()) {
      await page.getByRole('heading', { level: 1, name: lesson.heading }).waitFor()
      expect(await page.locator('.lesson-text').textContent()).toContain(`${index + 1} of ${LESSONS.length}`)
      await tabToBoard(page)
      for (const { cell, mark } of lesson.wanted) {
        await moveFocusTo(page, cell)
        await page.keyboard.press(mark === 'shaded' ? '#' : '*')
      }
      await page.locator('.lesson-said', { hasText: lesson.done }).waitFor()
      // A reload in the middle loses nothing.
      if (index === 4) {
        await page.reload()
        await page.getByRole('heading', { level: 1, name: lesson.heading }).waitFor()
      }
      await page.getByRole('button', { name: 'Next' }).focus()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('heading', { name: 'You know all that it takes.' }).waitFor()
    await page.getByRole('link', { name: 'Play a first puzzle' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/solitudo\/g\//)
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(36)
  }, 90_000)

  it('[H8] a wrong try is answered in words, pointed at and taken back', async () => {
    const page = await app.openPage('/solitudo/learn')
    await cellAt(page, 'c3').click()
    await page.locator('.lesson-said', { hasText: LESSONS[0]!.wrong }).waitFor()
    expect(await shadedCells(page).count()).toBe(0)
    expect(await page.locator('.refused[role=gridcell]').count()).toBe(1)
    await expect.poll(() => liveRegion(page, 'assertive').textContent()).toContain(LESSONS[0]!.wrong)
  })

  it('are within reach of the set-up', async () => {
    const page = await app.openPage('/solitudo')
    await page.getByRole('link', { name: 'Lessons' }).click()
    await page.getByRole('heading', { level: 1, name: LESSONS[0]!.heading }).waitFor()
  })
})

describe('daily puzzles', () => {
  it('are opened from the lobby, resumed after a reload, and their state is told', async () => {
    const page = await app.openPage('/')
    const square = page.getByRole('link', { name: /^Solitudo square/ }).first()
    expect(await square.textContent()).toContain('new')
    expect(await page.locator('.dailies').textContent()).toMatch(/\d+ \w+, UTC/)
    await square.click()
    await page.waitForURL(/\/solitudo\/g\//)
    const table = page.url()
    await page.getByRole('gridcell').first().click()
    await page.getByRole('heading', { name: /^Square of the day/ }).waitFor()
    await page.goto(`${app.server.url}/`)
    await expect.poll(() => square.textContent()).toContain('in progress')
    await square.click()
    await page.waitForURL(table)
    await page.reload()
    await expect.poll(() => shadedCells(page).count()).toBe(1)
  })

  it('of a day to come there is none', async () => {
    const page = await app.openPage('/solitudo/daily/square/2999-01-01')
    await page.getByText('There is no daily puzzle of that day yet.').waitFor()
  })
})

describe('times', () => {
  it('are told after a solved puzzle, by kind, in a table and a chart', async () => {
    const page = await app.openPage('/solitudo/figures')
    await page.getByText('No puzzle solved yet.').waitFor()
    for (let puzzle = 0; puzzle < 2; puzzle++) {
      await openLinkedPuzzle(page, app.server.url)
      await solve(page)
    }
    await ending(page).getByRole('link', { name: 'Your statistics' }).click()
    const row = page.getByRole('row', { name: /5 by 5, steady/ })
    await row.waitFor()
    expect(await row.getByRole('cell').first().textContent()).toBe('2')
    expect(await page.getByRole('img').getAttribute('aria-label')).toMatch(
      /The last 2 solved puzzles.*0:\d\d, 0:\d\d/,
    )
    await page.goto(`${app.server.url}/history`)
    expect(await page.locator('.list-row').first().textContent()).toContain('5 by 5, steady, solved in 0:0')
  })
})

describe('print', () => {
  it('makes puzzles and their solutions, and prints the sheet alone', async () => {
    const page = await app.openPage('/solitudo/print')
    await page.context().addInitScript('window.print = () => { window.printed = true }')
    await page.reload()
    await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: '5', exact: true }).check()
    await page.getByRole('group', { name: 'How many' }).getByRole('radio', { name: '2', exact: true }).check()
    await page.getByRole('button', { name: 'Make them' }).click()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    expect(await page.evaluate('window.printed')).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name: 'Solutions' }).isVisible()).toBe(true)
    expect(await page.locator('.paper [role=img]').count()).toBe(4)
  })
})

describe('in every colour', () => {
  it('axe finds nothing on set-up, table, pause, ending, lessons, times and print', async () => {
    const page = await app.openPage('/solitudo')
    const clean = async () => expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.getByText('Puzzle from elsewhere').click()
    await page.getByText('Seed', { exact: true }).click()
    await clean()
    await page.goto(`${app.server.url}/solitudo/learn`)
    await page.getByRole('grid').waitFor()
    await cellAt(page, 'c3').click()
    await clean()
    await openLinkedPuzzle(page, app.server.url)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByRole('button', { name: 'More' }).waitFor()
    await clean()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    await clean()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    await clean()
    await page.getByRole('button', { name: 'Go on' }).click()
    await solve(page)
    await clean()
    for (const path of ['/solitudo/figures', '/', '/history']) {
      await page.goto(app.server.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await clean()
    }
    await page.goto(`${app.server.url}/solitudo/print`)
    await page.getByRole('button', { name: 'Make them' }).click()
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
    await clean()
  }, 90_000)
})

describe('on a phone', () => {
  it('no page of a puzzle is wider than the screen, and its table does not scroll', async () => {
    const page = await app.openPage('/solitudo', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const root = 'document.scrollingElement'
    for (const path of ['/solitudo', '/solitudo/learn', '/solitudo/figures', '/solitudo/print']) {
      await page.goto(app.server.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(`${root}.scrollWidth`)).toBe(390)
    }
    await openLinkedPuzzle(page, app.server.url)
    expect(await page.evaluate(`${root}.scrollHeight <= innerHeight && ${root}.scrollWidth <= 390`)).toBe(
      true,
    )
    for (const button of await page.getByRole('button').all()) {
      if (!(await button.isVisible())) continue
      const box = await button.boundingBox()
      expect(box!.height).toBeGreaterThanOrEqual(44)
    }
  })
})
