import { expect, it } from 'vitest'
import { openTable } from './online-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

it('says of a table with newer rules than the page knows that the page has to be loaded again', async () => {
  const page = await app.openPage('/together')
  // As if the house had been renewed since this page was loaded.
  await page.routeWebSocket('**/api/socket**', line => {
    const server = line.connectToServer()
    server.onMessage(text => line.send(String(text).replace('"version":1', '"version":9')))
  })
  await openTable(page)
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor()
  const said = await page.getByText('rules of version 9').textContent()
  expect(said).toContain('load the page again')
  expect(await page.getByRole('grid').count()).toBe(0)
})
