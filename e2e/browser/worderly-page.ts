import type { Locator, Page } from 'playwright-core'
import { createWorderly } from '#games/worderly/rules/game.ts'
import { AREAS } from '#games/worderly/rules/layout.ts'
import { readPuzzle } from '#games/worderly/rules/puzzle.ts'
import type { Params } from '#games/worderly/rules/types.ts'
import { testPuzzles } from '#games/worderly/testing/puzzles.ts'
import { openSavedPuzzle, type SavedPuzzleOptions } from './saved-puzzle.ts'
import type { TestApp } from './test-app.ts'

/** The address at which the planet puzzle is set up. */
export const PLANET_URL = `/worderly?${new URLSearchParams(testPuzzles.planet)}`

const parsedPuzzle = readPuzzle(testPuzzles.planet.puzzle, AREAS.compact)
if (!parsedPuzzle.ok) throw new Error(parsedPuzzle.rejection.code)

/** The words hidden in the planet puzzle, the main word first, and others that its letters allow. */
export const HIDDEN_WORDS = parsedPuzzle.value.layout.words.map(({ word }) => word)
export const BONUS_WORDS = parsedPuzzle.value.bonus!.told

/** Opens the planet puzzle, begun on an earlier visit. */
export function openPlanet(
  house: TestApp,
  chosen: Partial<Params> = {},
  options?: SavedPuzzleOptions,
): Promise<Page> {
  return openSavedPuzzle(house, createWorderly(), { ...testPuzzles.planet, ...chosen }, options)
}

export async function typeWords(page: Page, ...words: readonly string[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
}

/** A letter of the wheel; the planet puzzle has each once. */
export function wheelLetter(page: Page, letter: string): Locator {
  return page
    .getByRole('group', { name: 'Letters' })
    .getByRole('button', { name: letter.toUpperCase(), exact: true })
}

export async function centreOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await place.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The latest guess with its result. */
export const latestGuess = (page: Page) => page.locator('.wo-said')
export const hiddenCells = (page: Page) => page.getByRole('gridcell', { name: /^hidden letter/ })
/** Lives, points and words in one line. */
export const scoreLine = (page: Page) => page.locator('.wo-facts')
