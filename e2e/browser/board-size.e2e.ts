import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { ending, mark, startGame } from './obstruction-page.ts'
import { seatTwoPlayers } from './online-page.ts'
import { cell as scribbleCell, tiles } from './scribble-page.ts'
import { settle } from './settle.ts'
import { cellAt, openPuzzle, SIX_BY_SIX, shadedCellsOf } from './solitudo-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const
const LAPTOP = { viewport: WINDOWS[0] }

/** The edges of the cells of a board, without its letters and numbers. */
const boxOfCells = (page: Page) =>
  page.evaluate<string>(`(() => {
    const { left, top, width, height } = document.querySelector('.cells').getBoundingClientRect()
    return [left, top, width, height].map(side => side.toFixed(1)).join(' ')
  })()`)

/** The shorter side of the board as a part of the window's height, in each window. */
async function sharesOfHeight(page: Page): Promise<readonly number[]> {
  const shares: number[] = []
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    await settle(page)
    const [, , width, height] = (await boxOfCells(page)).split(' ').map(Number)
    shares.push(Math.min(width!, height!) / size.height)
  }
  return shares
}

async function clickPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
}

describe('on laptops and desktops', () => {
  it.each([
    '/obstruction?who=two&size=agreed&rows=8&cols=8',
    '/obstruction?who=computer&size=agreed&rows=5&cols=5',
    '/obstruction?who=computer&size=agreed&rows=10&cols=10',
    '/solitudo?size=8&grade=gentle',
    '/solitudo?shape=hexagon&side=5&grade=gentle',
    '/solitudo?shape=holed&side=5&grade=gentle',
    '/scribble?who=computer',
    '/scribble?who=two&bags=open',
  ])(
    'the board takes 78 %% of the height of the window, and stays where it is in the review: %s',
    async path => {
      const page = await app.openPage(path, LAPTOP)
      await clickPlay(page)
      for (const share of await sharesOfHeight(page)) expect(share).toBeGreaterThanOrEqual(0.78)
      const box = await boxOfCells(page)
      await page.goto(`${page.url()}/review`)
      await expect(page.getByRole('slider')).toBeVisible()
      await expect.poll(() => boxOfCells(page)).toBe(box)
      for (const share of await sharesOfHeight(page)) expect(share).toBeGreaterThanOrEqual(0.7)
    },
  )

  async function expectSameSizeForSpectators(player: Page, code: string): Promise<void> {
    const spectator = await app.openPage(`/t/${code}`, LAPTOP)
    await expect(spectator.getByRole('gridcell').first()).toBeVisible()
    expect(await boxOfCells(spectator)).toBe(await boxOfCells(player))
    for (const share of await sharesOfHeight(spectator)) expect(share).toBeGreaterThanOrEqual(0.78)
  }

  it('spectators of Obstruction see a board as large as that of the players', async () => {
    const { ann, code } = await seatTwoPlayers(app, { rows: 6, columns: 6 }, LAPTOP)
    await expectSameSizeForSpectators(ann, code)
  })

  it('spectators of Scribble, who have no tiles, do too', async () => {
    const ann = await app.openPage('/scribble?who=online', {
      ...LAPTOP,
      localStorage: { 'quincunx.setup.scribble': { company: { seating: 'link' } } },
    })
    await ann.getByRole('button', { name: 'Open a table' }).click()
    await expect(ann).toHaveURL(/\/t\//)
    const code = ann.url().split('/').at(-1)!
    const bob = await app.openPage(`/t/${code}?sit`, LAPTOP)
    for (const page of [ann, bob]) await expect(tiles(page).first()).toBeVisible()
    await expectSameSizeForSpectators(ann, code)
  })
})

describe('the board stays in its place', () => {
  it('while turns pass, a move is refused, the game ends and is reviewed', async () => {
    const page = await app.openPage('/obstruction', LAPTOP)
    await startGame(page, { names: ['Ada', 'Grace'], rows: 5, columns: 5 })
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    const box = await boxOfCells(page)
    const stays = () => expect.poll(() => boxOfCells(page)).toBe(box)
    await mark(page, 'c3', 'a5')
    await stays()
    // A mark that settles in the last row must not make the board scroll.
    await expect(page.locator('.board')).not.toHaveAttribute('data-scrolls')
    await page.getByRole('gridcell', { name: 'blocked, b2' }).click()
    await expect(page.locator('.message.refused')).toBeVisible()
    await stays()
    await mark(page, 'a3', 'a1', 'e1', 'e5', 'e3', 'c1', 'c5')
    await expect(ending(page)).toBeVisible()
    await expect(ending(page).getByRole('link', { name: 'Review' })).toBeInViewport({ ratio: 1 })
    await stays()
    await ending(page).getByRole('link', { name: 'Review' }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    await stays()
  })

  it('while hints of any length come, a puzzle is paused, and it is solved', async () => {
    const page = await openPuzzle(app, SIX_BY_SIX, {}, LAPTOP)
    const box = await boxOfCells(page)
    const stays = () => expect.poll(() => boxOfCells(page)).toBe(box)
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    const place = await undo.boundingBox()
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await expect(page.locator('.message.hint')).toBeVisible()
    await stays()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await stays()
    expect(await undo.boundingBox()).toEqual(place)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(page.locator('.curtain')).toBeVisible()
    const curtain = await page.locator('.curtain').boundingBox()
    expect(Math.min(curtain!.width, curtain!.height) / LAPTOP.viewport.height).toBeGreaterThanOrEqual(0.78)
    await page.locator('.curtain').getByRole('button').click()
    await stays()
    for (const cell of shadedCellsOf(SIX_BY_SIX.solution)) await cellAt(page, cell).click()
    await expect(ending(page)).toBeVisible()
    await stays()
  })

  it('while tiles are laid, a hint comes and the game is resigned', async () => {
    const page = await app.openPage('/scribble?who=computer&starter=first', LAPTOP)
    await clickPlay(page)
    await expect(tiles(page).first()).toBeVisible()
    const box = await boxOfCells(page)
    const stays = () => expect.poll(() => boxOfCells(page)).toBe(box)
    await scribbleCell(page, 'h8').click()
    await tiles(page).first().click()
    await expect(page.locator('.sc-laid')).toHaveCount(1)
    await stays()
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await expect(page.locator('.message.hint')).toBeVisible()
    await stays()
    await page.getByRole('button', { name: 'Resign', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click()
    await expect(ending(page)).toBeVisible()
    await stays()
  })
})

describe('a closer look', () => {
  it('Alt-Enter gives the window to the board, and Escape gives it back', async () => {
    const page = await openPuzzle(app, SIX_BY_SIX, {}, LAPTOP)
    const box = await boxOfCells(page)
    await page.keyboard.press('Alt+Enter')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('complementary')).toBeHidden()
    const [, , , height] = (await boxOfCells(page)).split(' ').map(Number)
    expect(height! / LAPTOP.viewport.height).toBeGreaterThanOrEqual(0.9)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect.poll(() => boxOfCells(page)).toBe(box)
    await page.getByRole('button', { name: 'Full screen' }).click()
    await page.getByRole('button', { name: 'Leave full screen' }).click()
    await expect(page.getByRole('complementary')).toBeVisible()
  })

  it('a board of more than 20 rows is enlarged around the chosen cell, in a frame that stays', async () => {
    const page = await app.openPage('/solitudo?size=25&grade=gentle', LAPTOP)
    await clickPlay(page)
    const frame = page.locator('.board')
    const before = await frame.boundingBox()
    const chosen = page.getByRole('gridcell', { name: /, s18$/ })
    await chosen.click()
    await page.getByRole('button', { name: 'Zoom' }).click()
    await expect(chosen).toBeInViewport({ ratio: 1 })
    expect((await chosen.boundingBox())!.width).toBeGreaterThanOrEqual(44)
    const after = await frame.boundingBox()
    expect(Math.abs(after!.width - before!.width)).toBeLessThan(10)
    await page.getByRole('button', { name: 'Zoom' }).click()
    await expect.poll(async () => (await chosen.boundingBox())!.width).toBeLessThan(30)
  })
})

/** The sizes of type in each grid, and the words that do not fit their cells in one line. */
const WORDS_SCRIPT = `[...document.querySelectorAll('.gg-board')].map(board => {
  const shown = [...board.querySelectorAll('.gg-word')].map(word => [...word.children].find(part => part.offsetWidth > 0))
  return {
    sizes: [...new Set(shown.map(part => Number.parseFloat(getComputedStyle(part).fontSize).toFixed(1)))].map(Number),
    broken: shown
      .filter(part => part.scrollWidth > part.closest('.cell').clientWidth || part.getClientRects()[0].height > 2 * Number.parseFloat(getComputedStyle(part).fontSize))
      .map(part => part.textContent),
    abbreviated: shown.filter(part => part !== part.parentElement.firstElementChild).length,
  }
})`

describe('GuessGo', () => {
  it.each([5, 12, 15])(
    'words of a %i by %i grid are whole, of one size and readable on a laptop',
    async size => {
      const page = await app.openPage(`/guessgo?who=computer&size=${size}&pool=0`, LAPTOP)
      await clickPlay(page)
      await page.getByRole('button', { name: 'Fill the rest' }).click()
      await expect(page.locator('.gg-word')).toHaveCount(size * size)
      const [own] =
        await page.evaluate<readonly { sizes: number[]; broken: string[]; abbreviated: number }[]>(
          WORDS_SCRIPT,
        )
      expect(own!.broken).toEqual([])
      expect(own!.sizes).toHaveLength(1)
      expect(own!.sizes[0]).toBeGreaterThanOrEqual(10)
      expect(own!.abbreviated).toBeLessThan(size * size * 0.1)
    },
  )
})
