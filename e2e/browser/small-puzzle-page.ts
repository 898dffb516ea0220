import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A small puzzle with one solution, and what is shaded in it. */
export const PUZZLE = '43115/35234/14453/12231/41321'
export const SHADED_CELLS = ['a1', 'c1', 'd2', 'b3', 'a4', 'c4', 'e5']

/** Opens a puzzle that a link brings along. */
export async function openLinkedPuzzle(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/solitudo?puzzle=${encodeURIComponent(PUZZLE)}`)
  await page.getByText('A puzzle came with the link.').waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/solitudo\/g\//)
  await page.getByRole('grid').waitFor()
}

export function cellAt(page: Page, name: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`, ${name}$`) })
}

export const shadedCells = (page: Page) => page.getByRole('gridcell', { name: / shaded/ })
export const timer = (page: Page) => page.getByRole('timer')

/** Types a move, as whoever is quick with letters does. */
export async function typeMove(page: Page, move: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Type a move/ }).fill(move)
  await page.keyboard.press('Enter')
}

export async function solve(page: Page): Promise<void> {
  await typeMove(page, `shade ${SHADED_CELLS.join(' ')}`)
  await page.locator('.ending').waitFor()
}

/** The page is left for another tab, or looked at again. */
export async function setVisibility(page: Page, at: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${at}' })
    document.dispatchEvent(new Event('visibilitychange'))`)
}

/** Presses Tab until the board has the focus. */
export async function tabToBoard(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.locator('[role=gridcell]:focus').count()) return
    await page.keyboard.press('Tab')
  }
  expect(await page.locator('[role=gridcell]:focus').count()).toBe(1)
}

/** Moves the focus on the board, from wherever it is, to a cell such as b3. */
export async function moveFocusTo(page: Page, cell: string): Promise<void> {
  const wanted = { row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - 97 }
  for (let presses = 0; presses < 40; presses++) {
    const at = await page.locator('[role=gridcell]:focus').getAttribute('data-at')
    const [row, column] = at!.split(',').map(Number)
    if (row === wanted.row && column === wanted.column) return
    if (row !== wanted.row) await page.keyboard.press(row! < wanted.row ? 'ArrowDown' : 'ArrowUp')
    else await page.keyboard.press(column! < wanted.column ? 'ArrowRight' : 'ArrowLeft')
  }
  throw new Error(`${cell} was not reached.`)
}
