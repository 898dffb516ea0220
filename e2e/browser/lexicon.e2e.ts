import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { bag, clickPlay } from './scribble-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

/** Opens a path and records which word files are fetched and which workers are started. */
async function openRecorded(path: string) {
  const page = await app.openPage('/')
  const fetched: string[] = []
  const workers: string[] = []
  page.on('request', request => {
    const lexicon = /\/words\/(broad|common)-/.exec(request.url())?.[1]
    if (lexicon) fetched.push(lexicon)
  })
  page.on('worker', worker => workers.push(/\/([a-z]+)-worker/.exec(worker.url())?.[1] ?? worker.url()))
  await page.goto(app.server.url + path)
  return { page, fetched, workers }
}

/** How long the page is busy when it hands words to the engine's worker, once for each time. */
function handOverMs(page: Page): Promise<readonly number[]> {
  return page.evaluate(
    "performance.getEntriesByType('measure').filter(({ name }) => name.startsWith('hand over')).map(({ duration }) => duration)",
  )
}

const LONGEST_TASK_MS = 50

describe('the words of a game', () => {
  it('are fetched and compiled once, and the page hands them to the engine’s worker', async () => {
    const { page, fetched, workers } = await openRecorded('/scribble?who=computer')
    await page.getByRole('radio', { name: 'Novice' }).check()
    await clickPlay(page)
    await expect(bag(page)).toBeVisible()
    await page.getByRole('button', { name: 'Exchange or pass' }).click()
    await page.getByRole('button', { name: /^Pass/ }).click()
    await expect(page.locator('.sc-rule', { hasText: 'Round 3 ' })).toBeVisible()
    expect(fetched).toEqual(['broad'])
    expect(workers.toSorted()).toEqual(['compile', 'engine'])
    const times = await handOverMs(page)
    expect(times).toHaveLength(1)
    expect(times[0]).toBeLessThan(LONGEST_TASK_MS)
  })

  it('that only the engine needs are compiled by the page’s workers too, once each', async () => {
    const { page, fetched, workers } = await openRecorded('/worderly')
    const play = page.getByRole('button', { name: 'Play', exact: true })
    await play.click()
    await expect(page).toHaveURL(/\/worderly\/g\//)
    expect(fetched.toSorted()).toEqual(['broad', 'common'])
    expect(workers.toSorted()).toEqual(['compile', 'compile', 'engine'])
    for (const time of await handOverMs(page)) expect(time).toBeLessThan(LONGEST_TASK_MS)
  })
})
