import type { Locator, Page } from 'playwright-core'
import { createFinder, type Finder } from '#games/scribble/engine/plays/finder.ts'
import { cellAt } from '#games/scribble/engine/plays/play-list.ts'
import { SIDE } from '#games/scribble/rules/types.ts'
import { writeCell } from '#kernel/grid.ts'
import { type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { expect } from './expect.ts'

/** A few letters that easily make words, so that a game is over after some turns. */
const SHORT_RESERVOIR = 'A 1 9\nE 1 9\nT 1 9\nS 1 6\nR 1 6'

export interface ScribbleSetup {
  readonly bags?: 'open' | 'hidden'
  readonly reservoir?: string
}

/** The path of a set-up for two people at one screen with these choices. */
export function setupUrl({ bags = 'open', reservoir = SHORT_RESERVOIR }: ScribbleSetup = {}): string {
  return `/scribble?${new URLSearchParams({ who: 'two', bags, reservoir: 'own', ownReservoir: reservoir })}`
}

export async function clickPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/\/scribble\/g\//)
}

export const bag = (page: Page) => page.getByRole('toolbar', { name: 'Your tiles' })
export const tiles = (page: Page) => bag(page).getByRole('button')
export const playButton = (page: Page) => page.getByRole('button', { name: /^Play( \d+\+?)?$/ })
export const line = (page: Page) => page.locator('.sc-line')

/** A cell by its name, whatever is on it. */
export function cell(page: Page, name: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`, ${name}(,|$)`) })
}

/** A tile of the bag that is not placed on the board. */
export function tile(page: Page, letter: string): Locator {
  return bag(page)
    .getByRole('button', { name: new RegExp(`^${letter}, \\d+ points?$`) })
    .first()
}

/** The letters in the bag, in order; assert on this, and read `lettersOf` only when the bag is at rest. */
export const bagLetters = (page: Page) => bag(page).locator('.sc-letter')
export const lettersOf = (page: Page): Promise<string[]> => bagLetters(page).allTextContents()

export async function dismissPassDeviceScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I’m ready' }).click()
  await expect(bag(page)).toBeVisible()
}

/** A play with letters of the bag; `cells` are those of the new letters. */
export interface Play {
  readonly direction: 'across' | 'down'
  readonly letters: readonly string[]
  readonly cells: readonly string[]
}

let cachedFinder: Promise<{ lexicon: Lexicon; finder: Finder }> | undefined

async function loadFinder() {
  cachedFinder ??= openBundledWords().then(async library => {
    const lexicon = withGaddag(await library.loadLexicon('broad'))
    const points = [0, ...lexicon.alphabet.letters.map(() => 1)]
    return { lexicon, finder: createFinder({ lexicon, points, strict: false }) }
  })
  return cachedFinder
}

/** Finds the play with the most letters on the board that the page shows. */
export async function findPlay(page: Page): Promise<Play | undefined> {
  const { lexicon, finder } = await loadFinder()
  const { codes, letters } = lexicon.alphabet
  const shown = await page.evaluate<readonly string[]>(
    "[...document.querySelectorAll('[role=gridcell]')].map(cell => cell.querySelector('.sc-letter')?.textContent ?? '')",
  )
  const held = new Uint8Array(32)
  for (const letter of await lettersOf(page)) held[codes.get(letter)!]!++
  finder.load(shown.map(letter => codes.get(letter) ?? 0))
  const best = finder.findBest(held)
  if (!best) return undefined
  const cells: string[] = []
  for (let place = best.place; cells.length < best.letters.length; place++) {
    const at = cellAt(best.lane, place)
    if (shown[at] === '') cells.push(writeCell({ row: Math.floor(at / SIDE), column: at % SIDE }))
  }
  return {
    direction: best.lane < SIDE ? 'across' : 'down',
    letters: best.letters.map(code => letters[code - 1]!),
    cells,
  }
}
