import type { Locator, Page } from 'playwright-core'
import { expect } from './expect.ts'
import { ending, myTurn } from './obstruction-page.ts'

/** Nine words fill a grid of three by three, so both grids contain all of them. */
export const NINE_WORDS = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox', 'gnu', 'hen', 'ibis']

export const nineWordsUrl = (options: Readonly<Record<string, string>> = {}) =>
  `/guessgo?${new URLSearchParams({ who: 'computer', size: '3', ownWords: NINE_WORDS.join('\n'), starter: 'first', ...options })}`

export async function clickPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/\/guessgo\/g\//)
}

export const cell = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`, ${name}(, chosen)?(, decided the game)?$`) })
export const word = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'The pool' })
    .getByRole('button', { name: new RegExp(`^${name}($|[\\s,★])`) })
export const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Type a word, or search' })
export const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const emptyCells = (page: Page): Locator => page.locator('.gg-filling .gg-empty')
export const dismissPassDeviceScreen = (page: Page): Promise<void> => tool(page, 'I’m ready').click()

/** The words of the player's own grid, row by row, with a dot for an empty cell. */
export async function readOwnGrid(page: Page): Promise<string> {
  const names = await page
    .locator('.gg-filling [role=gridcell]')
    .evaluateAll(cells =>
      cells.map(each => (each as unknown as { ariaLabel: string }).ariaLabel.split(',')[0]),
    )
  return names.map(name => (name === 'empty cell' ? '.' : name)).join(' ')
}

/** Calls the words one by one by `choose` whenever it is this player's turn, until the game is over; returns the number of calls. */
export async function callUntilEnd(page: Page, choose: (word: string) => Promise<void>): Promise<number> {
  for (let turn = 0; turn < NINE_WORDS.length; turn++) {
    await expect(myTurn(page).or(ending(page)).first()).toBeVisible()
    if (await ending(page).isVisible()) return turn
    await choose(NINE_WORDS[turn]!)
    // On a phone the list of calls is hidden behind another tab.
    await expect(
      page.locator('.log, .gg-calls', { hasText: `You: ${NINE_WORDS[turn]}` }).first(),
    ).toBeAttached()
  }
  await expect(ending(page)).toBeVisible()
  return NINE_WORDS.length
}
