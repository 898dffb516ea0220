import { expect, it } from 'vitest'
import { openHouse } from './house.ts'
import { marks, openCells, playOut, start } from './playing.ts'
import { openSite } from './site.ts'

const house = openHouse()

it('once it has been loaded, everything works with the server gone', async () => {
  const site = await openSite()
  const page = await house.visit('/settings', { serviceWorkers: 'allow' })
  await page.goto(site.url)
  await page.evaluate('navigator.serviceWorker.ready')
  await page.waitForFunction(
    "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')",
  )
  await site.close()
  await page.goto(`${site.url}/obstruction`)
  await start(page, { level: 'Steady', rows: 5, columns: 5 })
  await playOut(page, open => open.click())
  await page.reload()
  await expect.poll(() => marks(page).count()).toBeGreaterThan(3)
  expect(await openCells(page).count()).toBe(0)
})
