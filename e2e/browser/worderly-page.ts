import type { Locator, Page } from 'playwright-core'
import { AREAS } from '#games/worderly/rules/layout.ts'
import { readPuzzle } from '#games/worderly/rules/puzzle.ts'
import { rules } from '#games/worderly/rules/rules.ts'
import type { Params } from '#games/worderly/rules/types.ts'
import { dealt, testPuzzles } from '#games/worderly/testing/puzzles.ts'
import type { Rules } from '#kernel/rules.ts'
import { openSavedPuzzle, type SavedPuzzleOptions } from './saved-puzzle.ts'
import { settle } from './settle.ts'
import type { TestApp } from './test-app.ts'

/** The path of the set-up page with the planet puzzle. */
export const PLANET_URL = `/worderly?${new URLSearchParams(testPuzzles.planet)}`

const parsedPuzzle = readPuzzle(testPuzzles.planet.puzzle, AREAS.compact)
if (!parsedPuzzle.ok) throw new Error(parsedPuzzle.rejection.code)

/** The words hidden in the planet puzzle, the main word first, and its bonus words. */
export const HIDDEN_WORDS = parsedPuzzle.value.layout.words.map(({ word }) => word)
export const BONUS_WORDS = parsedPuzzle.value.bonus!.listed

/** Opens the planet puzzle from a saved game. */
export function openPlanet(
  app: TestApp,
  chosen: Partial<Params> = {},
  options?: SavedPuzzleOptions,
): Promise<Page> {
  return openSavedPuzzle(app, rules as Rules, dealt({ ...testPuzzles.planet, ...chosen }), options)
}

export async function typeWords(page: Page, ...words: readonly string[]): Promise<void> {
  await settle(page)
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
}

/** A letter of the wheel; each occurs once in the planet puzzle. */
export function wheelLetter(page: Page, letter: string): Locator {
  return page
    .getByRole('group', { name: 'Letters' })
    .getByRole('button', { name: letter.toUpperCase(), exact: true })
}

/** The latest guess with its result. */
export const latestGuess = (page: Page) => page.locator('.wo-said')
export const hiddenCells = (page: Page) => page.getByRole('gridcell', { name: /^hidden letter/ })
/** The line with lives, points and words. */
export const scoreLine = (page: Page) => page.locator('.wo-facts')
