import type { Locator, Page } from 'playwright-core'
import { expect } from './expect.ts'

export interface SetupChoices {
  readonly level?: 'Casual' | 'Steady' | 'Strong' | 'Perfect'
  readonly names?: readonly [string, string]
  readonly rows?: number
  readonly columns?: number
  readonly begins?: 'First player' | 'Second player' | 'Random'
  readonly size?: 'Choose now' | 'Each player proposes'
  readonly clock?: boolean
}

/** Fills in the set-up form and starts the game. */
export async function startGame(page: Page, choices: SetupChoices): Promise<void> {
  const { rows = 5, columns = 5, begins = 'First player', size = 'Choose now', clock = false } = choices
  const pick = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
  if (choices.names) {
    await page.getByRole('radio', { name: 'Two players' }).check()
    await page.getByRole('textbox', { name: 'First player' }).fill(choices.names[0])
    await page.getByRole('textbox', { name: 'Second player' }).fill(choices.names[1])
  } else {
    await page.getByRole('radio', { name: 'You against the computer' }).check()
    await page.getByRole('radio', { name: choices.level ?? 'Casual' }).check()
  }
  await pick('Board size', size)
  if (size === 'Choose now') {
    await pick('Rows', String(rows))
    await pick('Columns', String(columns))
  }
  await page.getByText('More options').click()
  await pick('Who goes first', seatLabel(begins, choices.names))
  await page.getByRole('switch', { name: 'One minute per move' }).setChecked(clock)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/\/obstruction\/g\//)
}

/** The label of a choice that stands for a player. */
function seatLabel(begins: NonNullable<SetupChoices['begins']>, names: SetupChoices['names']): string {
  if (begins === 'Random') return begins
  const [first, second] = names ?? ['You', 'The computer']
  return begins === 'First player' ? first : second
}

/** A cell by its name, whatever is on it. */
export function cell(page: Page, name: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`, ${name}(, last move)?$`) })
}

export const openCells = (page: Page) => page.getByRole('gridcell', { name: /^open/ })
export const marks = (page: Page) => page.getByRole('gridcell', { name: /^[XO],/ })
export const ending = (page: Page) => page.locator('.ending')
export const myTurn = (page: Page) => page.locator('.player.turn', { hasText: 'You' })
export const liveRegion = (page: Page, urgency: 'polite' | 'assertive') =>
  page.locator(`[data-live=${urgency}]`)

/** Makes a move by `choose` whenever it is this player's turn, until the game is over. */
export async function playOut(page: Page, choose: (open: Locator) => Promise<void>): Promise<void> {
  for (;;) {
    await expect(myTurn(page).or(ending(page)).first()).toBeVisible()
    if (await ending(page).isVisible()) return
    const before = await marks(page).count()
    await choose(openCells(page).first())
    await expect(marks(page).nth(before)).toBeVisible()
  }
}

/** Marks these cells one after another, for both players at one screen. */
export async function mark(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await cell(page, name).click()
    await expect(page.getByRole('gridcell', { name: new RegExp(`^[XO], ${name}\\b`) })).toBeVisible()
  }
}
