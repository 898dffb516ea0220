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
    await page.keyboard.type(`/${made.value.answers[0]}`)
    await page.keyboard.press('Enter')
    await expect(page.locator('.exercise-feedback')).toContainText('Right: only')
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
})
