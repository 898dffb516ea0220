import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { recordedGame } from '#games/scribble/testing/recorded.ts'
import { openBuiltIn } from '#machine/built-in.ts'
import { writeSaved } from '#session/saved.ts'
import { openHouse } from './house.ts'

const house = openHouse()

it('a review shows the best turns with the one that was played, and how well each played', {
  timeout: 60_000,
}, async () => {
  const saved = await recordedGame(await openBuiltIn())
  const data = deflateRawSync(writeSaved(saved)).toString('base64url')
  const page = await house.visit(`/replay#${data}`)
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
