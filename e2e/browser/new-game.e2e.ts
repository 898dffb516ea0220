import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ProjectCopy } from '../../checks/project-copy.ts'
import { openWindow } from '../terminal/headless-window.ts'
import { openServer, type Server } from '../terminal/server.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { sharedChromium } from './chromium.ts'
import { expect, WAIT_MS } from './expect.ts'
import { ending, myTurn } from './obstruction-page.ts'

/** Making and building a copy of the project takes about half a minute of two cores. */
const BUILD_MS = 240_000

/** A game that `npm run new-game draughts` has made in a copy of the project, and nothing else. */
describe('a new game from the template', () => {
  let copy: ProjectCopy
  let command: string
  let server: Server
  let page: Page
  const errors: string[] = []

  beforeAll(async () => {
    copy = new ProjectCopy()
    for (const [script, ...args] of [['scripts/new-game.ts', 'draughts'], ['scripts/build.ts']] as const) {
      const { status, output } = copy.runScript(script, ...args)
      expect(status, output).toBe(0)
    }
    command = join(copy.folder, 'dist', 'cli', 'quincunx.js')
    server = await openServer(join(copy.folder, 'data'), command)
    const context = await (await sharedChromium()).newContext({ serviceWorkers: 'block' })
    context.setDefaultTimeout(WAIT_MS)
    await context.addInitScript(`localStorage.setItem('quincunx.settings', '{"pace":"at-once"}')`)
    page = await context.newPage()
    page.on('pageerror', error => errors.push(error.message))
  }, BUILD_MS)

  afterAll(async () => {
    await page?.context().close()
    await server?.kill()
    // The server may still write for a moment.
    if (copy) await rm(copy.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    expect(errors).toEqual([])
  })

  it.each(['light', 'dark'] as const)(
    'has its card and picture in the lobby, in %s colours',
    async colorScheme => {
      await page.emulateMedia({ colorScheme })
      await page.goto(server.address)
      const card = page.getByRole('listitem').filter({ hasText: 'Draughts' })
      await expect(page.locator('.card')).toHaveCount(6)
      await expect(card.locator('.picture path').first()).toBeVisible()
      await expect(card).toContainText('Take one to three pebbles.')
      await expect(card.locator('.picture')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      expect(await findAccessibilityViolations(page)).toEqual([])
    },
  )

  it('is introduced on the page Learn and in its first steps', async () => {
    await page.goto(`${server.address}/learn`)
    await expect(page.getByRole('heading', { name: 'Draughts' })).toBeVisible()
    await page.goto(`${server.address}/draughts/first`)
    for (const [heading, moves] of [
      ['Take some', ['2']],
      ['Take the last', ['3']],
      ['Leave four', ['1', '2']],
    ] as const) {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('[role=gridcell]:focus')).toBeVisible()
      // A slash leads from the board to the line for moves, and the focus stays there until the step is done.
      await page.keyboard.press('/')
      for (const move of moves) {
        await page.keyboard.type(move)
        await page.keyboard.press('Enter')
        await expect(page.locator('.first-answer')).toBeVisible()
      }
      await expect(page.locator('.first-step .primary:focus')).toBeVisible()
      await page.keyboard.press('Enter')
    }
    // The last step begins a game.
    await expect(page).toHaveURL(/\/draughts\/g\//)
  })

  it('is played from the lobby to its end in the browser', async () => {
    await page.goto(server.address)
    await page.getByRole('link', { name: 'Draughts', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Draughts' })).toBeVisible()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page).toHaveURL(/\/draughts\/g\//)
    const pebbles = page.getByRole('gridcell', { name: /^a pebble/ })
    for (;;) {
      await expect(myTurn(page).or(ending(page)).first()).toBeVisible()
      if (await ending(page).isVisible()) break
      const count = await pebbles.count()
      await pebbles.last().click()
      await expect(pebbles.nth(count - 1)).toBeHidden()
    }
    await expect(pebbles).toHaveCount(0)
    await expect(ending(page)).toContainText('the last pebble')
    await page.goto(`${server.address}/history`)
    await expect(page.locator('.list-row')).toContainText('Draughts')
  })

  it('is played from the menu to its end in the terminal', async () => {
    const window = await openWindow({ command, isFirstVisit: true })
    await window.see(/6 . Draughts/)
    await window.press('6')
    await window.see('New to Draughts?')
    await window.press('s')
    await window.see('New game')
    await window.press('Enter')
    await window.see('Pebbles')
    await window.press('Enter')
    let screen = await window.see(/Your turn/)
    while (/Your turn/.test(screen)) {
      const before = screen
      await window.press('Enter')
      screen = await window.see(shown => shown !== before && /Your turn|YOU (WON|LOST)/.test(shown))
    }
    expect(screen).toMatch(/YOU (WON|LOST)/)
    expect(screen).toContain('the last pebble')
  })
})
