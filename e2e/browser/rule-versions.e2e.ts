import { it } from 'vitest'
import { expect } from './expect.ts'
import { openTable } from './online-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

it('a table with newer rules than the page knows asks for the page to be loaded again', async () => {
  const page = await app.openPage('/together')
  // Pretends that the server was updated after this page was loaded.
  await page.routeWebSocket('**/api/socket**', socket => {
    const server = socket.connectToServer()
    server.onMessage(text => socket.send(String(text).replace('"version":1', '"version":9')))
  })
  await openTable(page)
  await expect(page.getByRole('heading', { name: 'This game can’t be opened' })).toBeVisible()
  await expect(page.getByText('version 9 of the rules')).toContainText('reload the page')
  await expect(page.getByRole('grid')).toHaveCount(0)
})
