import type { Locator, Page } from 'playwright-core'
import { expect } from './expect.ts'

/** A small puzzle and the cells that are shaded in its only solution. */
export const PUZZLE = '43115/35234/14453/12231/41321'
export const SHADED_CELLS = ['a1', 'c1', 'd2', 'b3', 'a4', 'c4', 'e5']

/** Opens the small puzzle by a link that contains it. */
export async function openLinkedPuzzle(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/solitudo?puzzle=${encodeURIComponent(PUZZLE)}`)
  await expect(page.getByText('The link contains a puzzle.')).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/\/solitudo\/g\//)
  await expect(page.getByRole('grid')).toBeVisible()
}

export function cellAt(page: Page, name: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`, ${name}$`) })
}

export const shadedCells = (page: Page) => page.getByRole('gridcell', { name: / shaded/ })
export const timer = (page: Page) => page.getByRole('timer')

/** Types a move into the text field. */
export async function typeMove(page: Page, move: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Type a move/ })
  await field.fill(move)
  await field.press('Enter')
}

export async function solve(page: Page): Promise<void> {
  await typeMove(page, `shade ${SHADED_CELLS.join(' ')}`)
  await expect(page.locator('.ending')).toBeVisible()
}

/** Pretends that the player switched to another tab, or back to the page. */
export async function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' })
    document.dispatchEvent(new Event('visibilitychange'))`)
}

const focusedCell = (page: Page) => page.locator('[role=gridcell]:focus')

/** Presses Tab until the board has the focus. */
export async function tabToBoard(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await focusedCell(page).count()) return
    await page.keyboard.press('Tab')
  }
  await expect(focusedCell(page)).toBeVisible()
}

/** Moves the focus on the board by arrow keys, from the focused cell to a cell such as b3. */
export async function moveFocusTo(page: Page, cell: string): Promise<void> {
  const target = { row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - 97 }
  let [row, column] = (await focusedCell(page).getAttribute('data-at'))!.split(',').map(Number) as [
    number,
    number,
  ]
  while (row !== target.row || column !== target.column) {
    if (row !== target.row) {
      await page.keyboard.press(row < target.row ? 'ArrowDown' : 'ArrowUp')
      row += Math.sign(target.row - row)
    } else {
      await page.keyboard.press(column < target.column ? 'ArrowRight' : 'ArrowLeft')
      column += Math.sign(target.column - column)
    }
    await expect(focusedCell(page)).toHaveAttribute('data-at', `${row},${column}`)
  }
}
