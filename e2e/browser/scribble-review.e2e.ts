import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { it } from 'vitest'
import { writeSavedGame } from '#app/saved-game-format.ts'
import { recordedGame } from '#games/scribble/testing/recorded-game.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { expect } from './expect.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

it('a review shows the best turns and the one that was played, and each player’s accuracy', async () => {
  const saved = await recordedGame(await openBundledWords())
  const data = deflateRawSync(writeSavedGame(saved)).toString('base64url')
  const page = await app.openPage(`/replay#${data}`)
  // Loading and preparing the words takes time.
  await expect(page.getByText('Ann: Accuracy')).toBeVisible()
  await expect(page.getByText('Ben: Accuracy')).toBeVisible()
  // The points of turns do not show who was winning, so there is a graph instead of the strip.
  await expect(page.locator('.strip')).toHaveCount(0)
  await expect(page.getByRole('img', { name: /^Chance to win and lead in points/ })).toBeVisible()
  await page.getByRole('button', { name: 'First position' }).click()
  const best = page.getByRole('listbox', { name: 'Best plays' })
  await expect(
    best.getByRole('option', { name: /^1\. [A-Z]+ at [a-o]\d+ (across|down): \d+ points/ }),
  ).toBeVisible()
  await expect(best.getByText('(played)')).toBeVisible()
  await expect(page.getByText('Ranked by simulation, 2,000 samples each.')).toBeVisible()
  // A chosen play is laid on the board, and Enter tries it.
  await best.press('ArrowDown')
  await expect(page.getByRole('gridcell', { name: /not played yet/ })).not.toHaveCount(0)
  await best.press('Enter')
  await expect(page.getByText('Variation')).toBeVisible()
  await page.getByRole('button', { name: 'First position' }).click()
  // The idea that was tried has its place in the list, and so has one that is typed.
  await expect(best.getByText('(idea)')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your idea' }).fill('a1 across ZZZZ')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('You don’t have a Z.')).toBeVisible()
  await page.getByRole('slider', { name: 'Position' }).press('ArrowRight')
  await expect(
    page.getByRole('img', { name: /^(Best move|There was something (much )?better)$/ }),
  ).toHaveCount(10)
  await page.evaluate('navigator.clipboard.writeText = async text => { window.copied = text }')
  await page.getByRole('button', { name: 'Copy position' }).click()
  await expect(page.getByText('Copied.', { exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate('copied'))
    .toMatch(/^15\/.* [A-Z]{7}\/[A-Z]{7} \d+\/0 round 2 passes 0 loose$/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export GCG' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^quincunx-scribble-.*\.gcg$/)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^#character-encoding UTF-8\n#player1 Ann Ann\n/)
})

it('a GCG file is opened with its review, by a link that contains it; errors are reported with their line', async () => {
  const page = await app.openPage('/history')
  const importText = async (text: string) => {
    await page.getByRole('textbox', { name: 'Or paste the text' }).fill(text)
    await page.getByRole('button', { name: 'Import' }).click()
  }
  const gcg = readFileSync('src/games/scribble/tools/golden/sample.gcg', 'utf8')
  await importText(gcg.replace('+6 6', '+7 7'))
  await expect(page.getByText('Line 3: The file gives 7 points for this turn').first()).toBeVisible()
  await importText(gcg.replace('CORNFYO', 'CORNFY?'))
  await expect(page.getByText('Line 3: There’s a blank (?) among the tiles.').first()).toBeVisible()
  await importText('hello')
  await expect(page.getByText('This isn’t a saved Quincunx game.').first()).toBeVisible()
  await importText(gcg)
  await expect(page).toHaveURL(/\/replay#/)
  await expect(page.getByText('Ann: Accuracy')).toBeVisible()
  await expect(page.getByText('Move 4 of 4')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /^C, f7/ })).toHaveCount(1)
  // It has no record that could be saved or shared.
  await expect(page.getByRole('button', { name: /Keep|Share|Export the game/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Move 4 of 4')).toBeVisible()
})
