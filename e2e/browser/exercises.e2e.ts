import { describe, it } from 'vitest'
import { loadExercise } from '#app/exercises/load-exercise.ts'
import { loadGame } from '#games/catalog.ts'
import { createDirectEngineClient } from '#testing/fakes/direct-engine-client.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

describe('exercises', () => {
  it('the exercise of a link is solved by keyboard alone, and the overview shows the result', async () => {
    const id = 'winning-move/1100/linked'
    const made = await loadExercise(createDirectEngineClient(), (await loadGame('obstruction'))!, id).result
    if (!made.ok) throw new Error(made.rejection.code)
    const page = await app.openPage(`/obstruction/exercises/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only one move wins. Find it.')
    await expect(page.locator('[role=gridcell]:focus')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    const goal = page.getByRole('heading', { level: 1 })
    const before = await goal.boundingBox()
    await page.keyboard.type(`/${made.value.answers[0]}`)
    await page.keyboard.press('Enter')
    await expect(page.locator('.exercise-feedback')).toContainText(/^Right: only.* Rated \d+\.$/)
    // Nothing moves when the result is known.
    expect(await goal.boundingBox()).toEqual(before)
    // The worker has the next exercise ready.
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.exercise-feedback.solving')).toBeVisible()
    await page.getByRole('link', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { name: 'Your attempts' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Map of first moves' }).click()
    await expect(page.getByRole('grid', { name: 'First moves on 6×7' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('the map of first moves is as wide as the page on a phone, however many columns it shows', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const page = await app.openPage('/obstruction/map', phone)
    for (const columns of ['7', '10']) {
      await page.getByRole('group', { name: 'Columns' }).getByRole('radio', { name: columns }).check()
      const board = page.getByRole('grid', { name: `First moves on 6×${columns}` })
      await expect(board).toBeVisible()
      const corner = (await board.getByRole('gridcell').last().boundingBox())!
      expect(corner.x + corner.width).toBeLessThanOrEqual(374)
      await expect(page.locator('.ob-map-board [data-scrolls]')).toHaveCount(0)
    }
  })
})
