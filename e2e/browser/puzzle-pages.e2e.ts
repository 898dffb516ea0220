import { describe, it } from 'vitest'
import { LESSONS } from '#games/solitudo/lessons/lesson-data.ts'
import { wantedMarks } from '#games/solitudo/lessons/lessons.ts'
import { lessonText } from '#games/solitudo/text/en-lessons.ts'
import { writeCell } from '#kernel/grid.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { ending, liveRegion } from './obstruction-page.ts'
import { cellAt, moveFocusTo, openLinkedPuzzle, shadedCells, solve, tabToBoard } from './small-puzzle-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()
const FIRST = lessonText[LESSONS[0].id]

describe('lessons', () => {
  it('[H8] are completed from first to last by keyboard, and lead to a first puzzle', async () => {
    const page = await app.openPage('/solitudo/learn')
    for (const [index, lesson] of LESSONS.entries()) {
      const heading = page.getByRole('heading', { level: 1, name: lessonText[lesson.id].heading })
      await expect(heading).toBeVisible()
      // The heading of each further lesson takes the focus, from where the keys go on.
      if (index > 0) await expect(heading).toBeFocused()
      await expect(page.locator('.lesson-text')).toContainText(`${index + 1} of ${LESSONS.length}`)
      await tabToBoard(page)
      for (const { cell, mark } of wantedMarks(lesson)) {
        await moveFocusTo(page, writeCell(cell))
        await page.keyboard.press(mark === 'shaded' ? '#' : '*')
      }
      await expect(page.locator('.lesson-said', { hasText: lessonText[lesson.id].done })).toBeVisible()
      // A reload in the middle loses nothing.
      if (index === 4) {
        await page.reload()
        await expect(
          page.getByRole('heading', { level: 1, name: lessonText[lesson.id].heading }),
        ).toBeVisible()
      }
      await page.getByRole('button', { name: 'Next' }).focus()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: 'That’s everything you need.' })).toBeFocused()
    await page.getByRole('link', { name: 'Play your first puzzle' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/solitudo\/g\//)
    await expect(page.getByRole('gridcell')).toHaveCount(36)
  })

  it('[H8] a wrong try is explained, pointed out and undone', async () => {
    const page = await app.openPage('/solitudo/learn')
    await cellAt(page, 'c3').click()
    await expect(page.locator('.lesson-said', { hasText: FIRST.wrong })).toBeVisible()
    await expect(shadedCells(page)).toHaveCount(0)
    await expect(page.locator('.refused[role=gridcell]')).toHaveCount(1)
    await expect(liveRegion(page, 'assertive')).toContainText(FIRST.wrong)
  })

  it('are linked from the set-up', async () => {
    const page = await app.openPage('/solitudo')
    await page.getByRole('link', { name: 'Lessons' }).click()
    await expect(page.getByRole('heading', { level: 1, name: FIRST.heading })).toBeVisible()
  })
})

describe('daily puzzles', () => {
  it('are opened from the lobby, resumed after a reload, and the lobby shows their state', async () => {
    const page = await app.openPage('/')
    const square = page.getByRole('link', { name: /^Solitudo square/ }).first()
    await expect(square).toContainText('new')
    await expect(page.locator('.dailies')).toContainText(/\d+ \w+ \d{4} \(UTC\)/)
    await square.click()
    await expect(page).toHaveURL(/\/solitudo\/g\//)
    const table = page.url()
    await page.getByRole('gridcell').first().click()
    await expect(page.getByRole('heading', { name: /^Daily square/ })).toBeVisible()
    await page.goto(`${app.server.url}/`)
    await expect(square).toContainText('in progress')
    await square.click()
    await expect(page).toHaveURL(table)
    await page.reload()
    await expect(shadedCells(page)).toHaveCount(1)
  })

  it('of earlier days are in the archive, by month', async () => {
    const page = await app.openPage('/solitudo')
    await page.getByRole('link', { name: 'Daily puzzles' }).click()
    await expect(page).toHaveURL(/\/solitudo\/daily$/)
    await expect(page.getByRole('button', { name: 'Later' })).toBeDisabled()
    await page.getByRole('button', { name: 'Earlier' }).click()
    expect(await findAccessibilityViolations(page)).toEqual([])
    const day = page.getByRole('link', { name: /^Daily square, 3 \w+ \d{4}: new$/ })
    await day.click()
    await expect(page).toHaveURL(/\/solitudo\/g\//)
    await expect(page.getByRole('heading', { name: /^Daily square, 3 / })).toBeVisible()
  })

  it('do not exist for a future day', async () => {
    const page = await app.openPage('/solitudo/daily/square/2999-01-01')
    await expect(page.getByText('There’s no daily puzzle for that day yet.')).toBeVisible()
  })
})

describe('the lobby', () => {
  it('begins a game with one press, with the last choices', async () => {
    const page = await app.openPage('/solitudo?size=4&grade=gentle')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('gridcell')).toHaveCount(16)
    await page.goto(`${app.server.url}/`)
    await page.getByRole('link', { name: 'Play Solitudo' }).click()
    await expect(page).toHaveURL(/\/solitudo\/g\//)
    await expect(page.getByRole('gridcell')).toHaveCount(16)
    // The way back leads to the lobby, not to a form.
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Five quiet games' })).toBeVisible()
    await page.getByRole('link', { name: 'Play Obstruction' }).click()
    await expect(page).toHaveURL(/\/obstruction\/g\//)
  })
})

describe('times', () => {
  it('of solved puzzles are shown by kind, in a table and a chart', async () => {
    const page = await app.openPage('/solitudo/figures')
    await expect(page.getByText('No puzzles solved yet.')).toBeVisible()
    for (let puzzle = 0; puzzle < 2; puzzle++) {
      await openLinkedPuzzle(page, app.server.url)
      await solve(page)
    }
    await ending(page).getByRole('link', { name: 'Your statistics' }).click()
    const row = page.getByRole('row', { name: /5×5, steady/ })
    await expect(row.getByRole('cell').first()).toHaveText('2')
    await expect(page.getByRole('img')).toHaveAttribute(
      'aria-label',
      /The last 2 solved puzzles.*0:\d\d, 0:\d\d/,
    )
    await page.goto(`${app.server.url}/history`)
    await expect(page.locator('.list-row').first()).toContainText('5×5, steady, solved in 0:0')
  })
})

describe('print', () => {
  it('makes puzzles with their solutions, and prints only the sheet', async () => {
    const page = await app.openPage('/solitudo/print')
    await page.context().addInitScript('window.print = () => { window.printed = true }')
    await page.reload()
    await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: '5', exact: true }).check()
    await page.getByRole('group', { name: 'How many' }).getByRole('radio', { name: '2', exact: true }).check()
    await page.getByRole('button', { name: 'Make puzzles' }).click()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect.poll(() => page.evaluate('window.printed')).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Solutions' })).toBeVisible()
    await expect(page.locator('.paper [role=img]')).toHaveCount(4)
  })
})

describe('in every colour', () => {
  it('axe finds nothing on set-up, table, pause, ending, lessons, times and print', async () => {
    const page = await app.openPage('/solitudo')
    const expectNoViolations = async () => expect(await findAccessibilityViolations(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await page.getByText('Import a puzzle').click()
    await page.getByText('Seed', { exact: true }).click()
    await expectNoViolations()
    await page.goto(`${app.server.url}/solitudo/learn`)
    await expect(page.getByRole('grid')).toBeVisible()
    await cellAt(page, 'c3').click()
    await expectNoViolations()
    await openLinkedPuzzle(page, app.server.url)
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible()
    await expectNoViolations()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await expectNoViolations()
    await page.getByRole('button', { name: 'Resume' }).click()
    await solve(page)
    await expectNoViolations()
    for (const path of ['/solitudo/figures', '/', '/history']) {
      await page.goto(app.server.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolations()
    }
    await page.goto(`${app.server.url}/solitudo/print`)
    await page.getByRole('button', { name: 'Make puzzles' }).click()
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
    await expectNoViolations()
  })
})

describe('on a phone', () => {
  it('no puzzle page is wider than the screen, and the table does not scroll', async () => {
    const page = await app.openPage('/solitudo', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const root = 'document.scrollingElement'
    for (const path of ['/solitudo', '/solitudo/learn', '/solitudo/figures', '/solitudo/print']) {
      await page.goto(app.server.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(`${root}.scrollWidth`)).toBe(390)
    }
    await openLinkedPuzzle(page, app.server.url)
    await expect
      .poll(() => page.evaluate(`${root}.scrollHeight <= innerHeight && ${root}.scrollWidth <= 390`))
      .toBe(true)
    for (const button of await page.getByRole('button').all()) {
      if (!(await button.isVisible())) continue
      const box = await button.boundingBox()
      expect(box!.height).toBeGreaterThanOrEqual(44)
    }
  })
})
