import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { ending, mark, openCells, startGame } from './obstruction-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

/** Counts the tones that the page plays. */
const COUNT_TONES = `
  window.tones = 0
  window.OscillatorNode = class extends OscillatorNode {
    start(at) { window.tones++; super.start(at) }
  }`

/** Notes on the page that something was celebrated, since that lasts only a second. */
const NOTE_CELEBRATION = `
  new MutationObserver(() => {
    if (document.querySelector('.celebration')) document.documentElement.dataset.celebrated = 'yes'
  }).observe(document, { childList: true, subtree: true })`

const tones = (page: Page) => page.evaluate(() => (globalThis as unknown as { tones: number }).tones)

describe('sounds', () => {
  it('are off until they are switched on in the settings', async () => {
    const page = await app.openPage('/obstruction', { initScripts: [COUNT_TONES] })
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3')
    expect(await tones(page)).toBe(0)
    await page.goto(`${app.server.url}/settings`)
    await page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'On' }).check()
    await expect.poll(() => tones(page)).toBe(2)
  })

  it('mark each move and the result, which is celebrated too', async () => {
    const page = await app.openPage('/obstruction', {
      initScripts: [COUNT_TONES, NOTE_CELEBRATION],
      settings: { sound: 'on' },
      reducedMotion: 'no-preference',
    })
    await startGame(page, { names: ['Ada', 'Grace'] })
    await mark(page, 'c3')
    await expect.poll(() => tones(page)).toBe(1)
    for (const name of ['a1', 'e5', 'a5', 'e1', 'c1', 'c5', 'a3', 'e3']) await mark(page, name)
    await expect(ending(page)).toBeVisible()
    await expect(openCells(page)).toHaveCount(0)
    // Nine marks, of which the last is told by the four tones of a win.
    await expect.poll(() => tones(page)).toBe(8 + 4)
    await expect(page.locator('html[data-celebrated]')).toHaveCount(1)
    await expect(page.locator('.celebration')).toHaveCount(0)
  })
})
