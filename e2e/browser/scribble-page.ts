import type { Locator, Page } from 'playwright-core'
import { createFinder, type Finder } from '#games/scribble/engine/plays/finder.ts'
import { cellAt } from '#games/scribble/engine/plays/play-list.ts'
import { SIDE } from '#games/scribble/rules/types.ts'
import { writeCell } from '#kernel/grid.ts'
import { type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import { openBundledWords } from '#node/bundled-words.ts'

/** Few letters, of which words are easily made: such a game is over after some turns. */
const SHORT_RESERVOIR = 'A 1 9\nE 1 9\nT 1 9\nS 1 6\nR 1 6'

export interface ScribbleSetup {
  readonly bags?: 'open' | 'hidden'
  readonly reservoir?: string
}

/** Where two people at one screen play with these choices. */
export function setupUrl({ bags = 'open', reservoir = SHORT_RESERVOIR }: ScribbleSetup = {}): string {
  return `/scribble?${new URLSearchParams({ who: 'two', bags, reservoir: 'own', ownReservoir: reservoir })}`
}

export async function clickPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/scribble\/g\//)
}

export const bag = (page: Page) => page.getByRole('toolbar', { name: 'Your bag' })
export const tiles = (page: Page) => bag(page).getByRole('button')
export const playButton = (page: Page) => page.getByRole('button', { name: /^Play( \d+\+?)?$/ })
export const line = (page: Page) => page.locator('.sc-line')

/** A cell by what is on it and where. */
export function cell(page: Page, name: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`, ${name}(,|$)`) })
}

/** A tile of the bag that is not on the board. */
export function tile(page: Page, letter: string): Locator {
  return bag(page)
    .getByRole('button', { name: new RegExp(`^${letter}, \\d+ points?$`) })
    .first()
}

export async function lettersOf(page: Page): Promise<readonly string[]> {
  return bag(page).locator('.sc-letter').allTextContents()
}

export async function dismissPassDeviceScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Only I am looking' }).click()
  await bag(page).waitFor()
}

/** A play with the letters of a bag: from its first new letter on. */
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

/** The play with the most letters, by what the page shows. */
export async function findPlay(page: Page): Promise<Play | undefined> {
  const { lexicon, finder } = await loadFinder()
  const { codes, letters } = lexicon.alphabet
  const shown = await page.evaluate<readonly string[]>(
    "[...document.querySelectorAll('[role=gridcell]')].map(one => one.querySelector('.sc-letter')?.textContent ?? '')",
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
