import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { gameIds, titleOf } from '#games/catalog.ts'
import { expect } from './expect.ts'
import { mark, startGame } from './obstruction-page.ts'
import { bag, bagLetters, cell, clickPlay, findPlay, playButton, tile } from './scribble-page.ts'
import { openTestApp } from './test-app.ts'
import { builtFiles, WEB_FOLDER } from './test-server.ts'

/** The goals in bytes of gzipped scripts and styles; words are counted separately. They are reported; growth fails. */
const GOALS = { lobby: 60_000, game: 40_000 }
const WORDS = /\/assets\/([\w-]+-)?(lexicon|word-list|custom-words)-/

/** The last measured sizes; growth by more than five per cent is either a mistake or worth a new number here. */
const RECORDED: Readonly<Record<string, number>> = {
  lobby: 56_675,
  Obstruction: 31_779,
  Solitudo: 47_438,
  Scribble: 47_863,
  'Wizards of Worderly Place': 45_566,
  GuessGo: 45_062,
}
const TOLERATED_GROWTH = 1.05

const app = openTestApp()

/** The total size of these files when gzipped, as the server sends them. */
function gzippedSize(paths: Iterable<string>): number {
  let sum = 0
  for (const path of paths) sum += gzipSync(readFileSync(join(WEB_FOLDER, path))).length
  return sum
}

/** Measures what the lobby requests, and what one game adds from its set-up to its first move. */
async function measureTransfer(game: string, play: (page: Page) => Promise<void>): Promise<TransferSizes> {
  const page = await app.openPage('/settings', { preloads: false })
  // Late requests of this page must not count for the lobby.
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  const paths = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    // The engine loads in a worker and is not counted.
    if (/\.(js|css)$/.test(pathname) && !request.serviceWorker() && isPageRequest(request.url()))
      paths.add(pathname)
  })
  // The lobby is complete when the server has sent the list of tables.
  const tablesLoaded = page.waitForResponse('**/api/tables')
  await page.goto(`${app.server.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tablesLoaded
  const lobby = gzippedSize(paths)
  await page.getByRole('link', { name: game, exact: true }).click()
  await play(page)
  const words = gzippedSize([...paths].filter(path => WORDS.test(path)))
  const more = gzippedSize(paths) - lobby - words
  console.log(
    `Lobby ${lobby} of ${GOALS.lobby} bytes, ${game} ${more} of ${GOALS.game} bytes more, words ${words}, gzipped.`,
  )
  expect(lobby).toBeLessThanOrEqual(RECORDED.lobby! * TOLERATED_GROWTH)
  expect(more).toBeLessThanOrEqual((RECORDED[game] ?? GOALS.game) * TOLERATED_GROWTH)
  return { lobby, more, words }
}

interface TransferSizes {
  readonly lobby: number
  readonly more: number
  readonly words: number
}

/** These games are measured up to the first move. */
const WITH_A_MOVE = ['obstruction', 'solitudo', 'scribble', 'worderly', 'guessgo']

describe('the download size', () => {
  it.each(gameIds.filter(id => !WITH_A_MOVE.includes(id)))(
    'has not grown for %s, from the lobby to its table',
    async id => {
      const { more } = await measureTransfer(titleOf(id), async page => {
        await page.getByRole('button', { name: 'Play', exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`/${id}/g/`))
        await expect(page.locator('.table-board')).toBeVisible()
      })
      expect(more).toBeGreaterThan(5_000)
    },
  )

  it('has not grown for the lobby and for Obstruction', async () => {
    const { lobby, more } = await measureTransfer('Obstruction', async page => {
      await startGame(page, { names: ['Ada', 'Grace'] })
      await mark(page, 'c3')
    })
    expect(lobby).toBeGreaterThan(5_000)
    expect(more).toBeGreaterThan(5_000)
  })

  it('has not grown for Solitudo', async () => {
    await measureTransfer('Solitudo', async page => {
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await expect(page).toHaveURL(/\/solitudo\/g\//)
      await page.getByRole('gridcell').first().click()
      await expect(page.getByRole('gridcell', { name: /shaded/ }).first()).toBeVisible()
    })
  })

  it('has not grown for Scribble', async () => {
    const { words } = await measureTransfer('Scribble', async page => {
      await page.getByRole('radio', { name: 'Two players' }).check()
      await page.getByText('More options').click()
      await page.getByRole('radio', { name: 'Visible to both' }).check()
      await clickPlay(page)
      await expect(bag(page)).toBeVisible()
      await expect(bagLetters(page)).toHaveCount(7)
      const play = (await findPlay(page))!
      await cell(page, play.cells[0]!).click()
      if (play.direction === 'down') await cell(page, play.cells[0]!).click()
      for (const letter of play.letters) await tile(page, letter).click()
      await playButton(page).click()
      await expect(page.locator('.sc-last').first()).toBeVisible()
    })
    expect(words).toBeGreaterThan(1_000)
  })

  it('has not grown for Wizards of Worderly Place, with the first guess', async () => {
    await measureTransfer('Wizards of Worderly Place', async page => {
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await expect(page).toHaveURL(/\/worderly\/g\//)
      await page.locator('.wo-given').first().click()
      await expect(page.locator('.wo-given[aria-pressed=true]')).toBeVisible()
      for (const place of [1, 2]) await page.locator('.wo-given').nth(place).click()
      await page.keyboard.press('Enter')
      await expect(page.locator('.wo-lists')).toBeVisible()
    })
  })

  it('has not grown for GuessGo', async () => {
    await measureTransfer('GuessGo', async page => {
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await page.locator('.gg-board .cell').first().click()
      await page.locator('.gg-words button').first().click()
      await expect(page.locator('.gg-cell:not(.gg-empty)')).toBeVisible()
    })
  })

  it('all files are listed in the service worker', () => {
    const worker = readFileSync(join(WEB_FOLDER, 'service-worker.js'), 'utf8')
    const missing = builtFiles('assets').filter(file => !worker.includes(`/assets/${file}`))
    // Engines and tools are built for page and worker alike, but only the worker's are ever requested.
    expect(missing.filter(file => !/^([\w-]+-)?(engine|tools)-/.test(file))).toEqual([])
    expect(worker.match(/\/assets\/worker\/engine-[\w-]{8}\.js/g)).toHaveLength(gameIds.length)
    expect(worker).not.toMatch(/__(VERSION|FILES)__/)
  })

  it('no chunk imports itself by way of others, since a browser may refuse such a circle', () => {
    const chunks = builtFiles('assets').filter(file => /^[\w-]+\.js$/.test(file))
    const imports = new Map(chunks.map(file => [file, importsOf(file)]))
    const reachable = (file: string, reached = new Set<string>()): ReadonlySet<string> => {
      for (const next of imports.get(file) ?? []) if (!reached.has(next)) reachable(next, reached.add(next))
      return reached
    }
    expect(imports.get(chunks.find(file => file.startsWith('setup-page-'))!)).not.toEqual([])
    expect(chunks.filter(file => reachable(file).has(file))).toEqual([])
  })
})

/** The chunks that this one imports statically. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(join(WEB_FOLDER, 'assets', file), 'utf8')
  return [...code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name]) => name!)
}

function isPageRequest(url: string): boolean {
  return !url.includes('/assets/worker/')
}
