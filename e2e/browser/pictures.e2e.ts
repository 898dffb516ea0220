import { readFileSync } from 'node:fs'
import { GifReader } from 'omggif'
import type { Locator, Page } from 'playwright-core'
import { it } from 'vitest'
import { encodeReplayText } from '#app/replay-link.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { expect } from './expect.ts'
import { mark, startGame } from './obstruction-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

async function download(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  return readFileSync((await file.path())!)
}

function naturalWidth(picture: Locator): Promise<number> {
  return picture.evaluate(image => (image as unknown as { readonly naturalWidth: number }).naturalWidth)
}

it('a replay is drawn as a moving picture, which can be cancelled, or as a still of the position on the screen', async () => {
  const saved = readFileSync(new URL('../../examples/game.json', import.meta.url), 'utf8')
  const page = await app.openPage(`/replay#${await encodeReplayText(saved)}`)
  await page.getByRole('button', { name: 'First position' }).click()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/picture-worker-*.js', async route => {
    await released
    await route.continue().catch(() => {})
  })
  await page.getByRole('button', { name: 'Picture' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled.')).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Draw it' }).click()
  const picture = page.getByRole('img', { name: 'The picture of this game of Obstruction' })
  await expect(picture).toBeVisible()
  const gif = new GifReader(await download(page))
  expect(gif.numFrames()).toBeGreaterThan(2)
  // The browser decodes it too.
  await expect.poll(() => naturalWidth(picture)).toBe(gif.width)

  await page.getByRole('radio', { name: 'Still (SVG)' }).check()
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  const svg = (await download(page)).toString()
  expect(svg).toContain('<title>Quincunx: Obstruction</title>')
  // The first position has no marks.
  expect(svg).not.toContain('stroke-linecap')
  await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0)
  expect(await findAccessibilityViolations(page)).toEqual([])
})

it('a game in play is drawn as a still only', async () => {
  const page = await app.openPage('/')
  await page.getByRole('link', { name: 'Obstruction', exact: true }).click()
  await startGame(page, { names: ['Ada', 'Grace'] })
  await mark(page, 'c3')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Picture' }).click()
  await expect(page.getByRole('radio', { name: 'All moves (GIF)' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'The picture of this game' })).toBeVisible()
  expect((await download(page)).toString('latin1', 1, 4)).toBe('PNG')
})
