import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, it } from 'vitest'
import { encodeReplayText } from '#app/replay-link.ts'
import { expect } from './expect.ts'
import { openTestApp } from './test-app.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const app = openTestApp()

/** A server that the site below may frame; that of `app` allows nobody. */
let framed: TestServer
let site: Server
let siteUrl: string

beforeAll(async () => {
  site = createServer(({ url }, response) => {
    const source = new URL(url!, siteUrl).searchParams.get('source') ?? ''
    response.setHeader('content-type', 'text/html')
    response.end(
      `<h1>Another site</h1><iframe src="${source.replaceAll('&', '&amp;')}" width="480" height="640"></iframe>`,
    )
  }).listen(0, '127.0.0.1')
  await new Promise(listening => site.once('listening', listening))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  framed = await startTestServer({ frameAncestors: [siteUrl] })
})
afterAll(async () => {
  site?.close()
  await framed?.close()
})

/** A page of another site that shows an address in a frame. */
async function openSite(source: string) {
  const page = await app.openPage('/settings')
  await page.goto(`${siteUrl}/?source=${encodeURIComponent(source)}`)
  return { page, frame: page.frameLocator('iframe') }
}

it('a puzzle of the day is played in a frame, which leads to its own page and stores no cookie', async () => {
  const { page, frame } = await openSite(`${framed.url}/embed/solitudo/daily/square`)
  const cell = frame.getByRole('gridcell').first()
  await cell.click()
  await expect(frame.getByRole('gridcell', { name: /shaded/ })).toHaveCount(1)
  await expect(frame.getByRole('link', { name: 'Open in Quincunx' })).toHaveAttribute(
    'href',
    '/solitudo/daily/square',
  )
  await expect(frame.getByRole('navigation')).toHaveCount(0)
  // It fits its frame.
  expect(await cell.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  expect(await page.context().cookies()).toEqual([])
})

it('a replay is stepped through in a frame, whose code is offered where it is shared', async () => {
  const saved = readFileSync(new URL('../../examples/game.json', import.meta.url), 'utf8')
  const data = await encodeReplayText(saved)
  const { page, frame } = await openSite(`${framed.url}/embed/replay#${data}`)
  await expect(frame.getByRole('gridcell', { name: /X/ }).first()).toBeVisible()
  await frame.getByRole('button', { name: 'First position' }).click()
  await expect(frame.getByRole('gridcell', { name: /X/ })).toHaveCount(0)
  await page.goto(`${framed.url}/replay#${data}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy embed code' }).click()
  await expect(page.getByRole('dialog').getByText('Embed code copied.')).toBeVisible()
})

it('the exercise of the day is solved in a frame, whose code its own page offers', async () => {
  const { page, frame } = await openSite(`${framed.url}/embed/obstruction/exercises/daily`)
  await expect(frame.getByRole('gridcell').first()).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Open in Quincunx' })).toHaveAttribute(
    'href',
    /^\/obstruction\/exercises\/[a-z-]+\/\d+\/daily-/,
  )
  // Nothing is stored, so there is no rating, and the page around the frame keeps the focus.
  await expect(frame.getByText('Your rating')).toHaveCount(0)
  await expect(frame.getByRole('button', { name: 'Bookmark' })).toHaveCount(0)
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true)
  await frame.getByRole('button', { name: 'Show answer' }).click()
  await expect(frame.locator('.exercise-feedback')).toContainText('The answer')
  await frame.getByRole('button', { name: 'Next' }).click()
  await expect(frame.locator('.exercise-feedback.solving')).toBeVisible()
  await page.goto(`${framed.url}/obstruction/exercises/daily`)
  await page.evaluate('navigator.clipboard.writeText = async text => { window.copied = text }')
  await page.getByRole('button', { name: 'Copy embed code' }).click()
  await expect(page.locator('.exercise-said')).toContainText('Embed code copied.')
  expect(await page.evaluate('copied')).toContain('/embed/obstruction/exercises/daily"')
})

it('a server that allows no frames, and a page that is not for frames, are refused by the browser', async () => {
  app.allowErrors(/frame-ancestors|Framing|violates/)
  for (const source of [`${app.server.url}/embed/solitudo/daily/square`, `${framed.url}/solitudo`]) {
    const { page } = await openSite(source)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  }
})
