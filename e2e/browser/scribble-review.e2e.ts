import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writeSavedGame } from '#app/saved-game-format.ts'
import { recordedGame } from '#games/scribble/testing/recorded-game.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

it('a review shows the best turns with the one that was played, and how well each played', {
  timeout: 60_000,
}, async () => {
  const saved = await recordedGame(await openBundledWords())
  const data = deflateRawSync(writeSavedGame(saved)).toString('base64url')
  const page = await app.openPage(`/replay#${data}`)
  // The words are loaded and made ready first.
  await page.getByText('Ann: Accuracy').waitFor({ timeout: 25_000 })
  await page.getByText('Ben: Accuracy').waitFor()
  const best = page.getByRole('list', { name: 'The best moves there were' })
  await best.getByText(/^\d+\. pass: 0 points.*\(played\)$/).waitFor()
  // Who was winning cannot be told from what turns bring.
  expect(await page.locator('.strip').count()).toBe(0)
  await page.getByRole('button', { name: 'First position' }).click()
  expect(await best.count()).toBe(0)
  await page.getByRole('button', { name: 'Forward' }).click()
  await best.getByText(/^1\. [A-Z]+ at [a-o]\d+ (across|down): \d+ points/).waitFor()
  expect(await page.getByRole('img', { name: /As good as any|better was there/ }).count()).toBe(10)
  await page.evaluate('navigator.clipboard.writeText = async text => { window.copied = text }')
  await page.getByRole('button', { name: 'Copy position' }).click()
  await page.getByText('Copied.', { exact: true }).waitFor()
  expect(await page.evaluate('copied')).toMatch(/^15\/.* [A-Z]{7}\/[A-Z]{7} \d+\/0 round 2 passes 0 loose$/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export GCG' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^quincunx-scribble-.*\.gcg$/)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^#character-encoding UTF-8\n#player1 Ann Ann\n/)
})

it('a GCG file is looked at with its review, by a link that carries it; what does not fit is told with its line', {
  timeout: 60_000,
}, async () => {
  const page = await app.openPage('/history')
  const give = async (text: string) => {
    await page.getByRole('textbox', { name: 'Its text' }).fill(text)
    await page.getByRole('button', { name: 'Read it' }).click()
  }
  const gcg = readFileSync('src/games/scribble/tools/golden/sample.gcg', 'utf8')
  await give(gcg.replace('+6 6', '+7 7'))
  await page.getByText('Line 3: This turn is said to bring 7 points').first().waitFor({ timeout: 25_000 })
  await give(gcg.replace('CORNFYO', 'CORNFY?'))
  await page.getByText('Line 3: There is a blank (?) among the letters.').first().waitFor()
  await give('hello')
  await page.getByText('This is not a saved Quincunx game.').first().waitFor()
  await give(gcg)
  await page.waitForURL(/\/replay#/)
  await page.getByText('Ann: Accuracy').waitFor({ timeout: 25_000 })
  await page.getByText('Move 4 of 4').waitFor()
  expect(await page.getByRole('gridcell', { name: /^C, f7/ }).count()).toBe(1)
  // It has no record that could be kept or shared.
  expect(await page.getByRole('button', { name: /Keep|Share|Export the game/ }).count()).toBe(0)
  await page.reload()
  await page.getByText('Move 4 of 4').waitFor()
})
