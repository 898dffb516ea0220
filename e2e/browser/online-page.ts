import type { Locator, Page } from 'playwright-core'
import { expect, WAIT_MS } from './expect.ts'
import { cell, ending, marks, myTurn, openCells } from './obstruction-page.ts'
import type { PageOptions, TestApp } from './test-app.ts'

/** Joins a waiting player, or waits for one. */
export async function quickMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Obstruction' }).click()
  await expect(page).toHaveURL(/\/t\/[A-Z][2-9]-[A-Z-]+$/)
}

export interface OnlineTableOptions {
  readonly seating?: 'Anyone' | 'People with the link' | 'The computer'
  readonly clock?: boolean
  readonly rows?: number
  readonly columns?: number
}

/** Opens a table with an agreed board, where this player begins, and returns its code. */
export async function openTable(page: Page, options: OnlineTableOptions = {}): Promise<string> {
  const { seating = 'People with the link', clock = true, rows = 5, columns = 5 } = options
  const pick = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
  await page.goto(`${new URL(page.url()).origin}/obstruction?who=online`)
  await page
    .getByRole('group', { name: 'Who can join' })
    .getByRole('radio', { name: new RegExp(`^${seating}`) })
    .check()
  await pick('Board size', 'Choose now')
  await pick('Rows', String(rows))
  await pick('Columns', String(columns))
  await page.getByText('More options').click()
  await pick('Who goes first', 'You')
  await page.getByRole('switch', { name: 'One minute per move' }).setChecked(clock)
  await page.getByRole('button', { name: 'Open a table' }).click()
  await expect(page).toHaveURL(/\/t\//)
  return page.url().split('/').at(-1)!
}

export interface SeatedPair {
  /** Opened the table and begins. */
  readonly ann: Page
  readonly bob: Page
  readonly code: string
}

/** Seats two browsers at one table and waits until both show the board. */
export async function seatTwoPlayers(
  app: TestApp,
  options: Omit<OnlineTableOptions, 'seating'> = {},
  pageOptions: PageOptions = {},
): Promise<SeatedPair> {
  const { clock = true, rows = 5, columns = 5 } = options
  const chosenOnline = { size: 'agreed', rows, cols: columns, starter: 'first', clock }
  const localStorage = { 'quincunx.setup.obstruction': { company: { seating: 'link' }, chosenOnline } }
  const ann = await app.openPage('/obstruction?who=online', { ...pageOptions, localStorage })
  await ann.getByRole('button', { name: 'Open a table' }).click()
  await expect(ann).toHaveURL(/\/t\//)
  const code = ann.url().split('/').at(-1)!
  const bob = await app.openPage(`/t/${code}?sit`, pageOptions)
  for (const page of [ann, bob]) await expect(page.getByRole('grid')).toBeVisible()
  return { ann, bob, code }
}

export async function propose(page: Page, rows: number, columns: number): Promise<void> {
  const pick = (group: string, side: number) =>
    page
      .getByRole('group', { name: group })
      .getByRole('radio', { name: String(side) })
      .check()
  await pick('Rows', rows)
  await pick('Columns', columns)
  await page.getByRole('button', { name: 'Propose' }).click()
}

/** Marks these cells in turn and waits until every page shows each mark. */
export async function markInTurn(pages: readonly Page[], ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const mover = await pageToMove(pages)
    await cell(mover, name).click()
    for (const page of pages)
      await expect(
        page.getByRole('gridcell', { name: new RegExp(`^[XO], ${name}, last move$`) }),
      ).toBeVisible()
  }
}

/** Marks open cells in turn until none is left, and waits for the ending on every page. */
export async function playOutTogether(pages: readonly Page[]): Promise<void> {
  await expect(openCells(pages[0]!).first()).toBeVisible()
  while ((await openCells(pages[0]!).count()) > 0) {
    const mover = await pageToMove(pages)
    const before = await marks(mover).count()
    await openCells(mover).first().click()
    for (const page of pages) await expect(marks(page)).toHaveCount(before + 1)
  }
  for (const page of pages) await expect(ending(page)).toBeVisible()
}

export async function pageToMove(pages: readonly Page[]): Promise<Page> {
  // No locator spans several pages, so this asks each page in turn.
  let mover: Page | undefined
  await expect(async () => {
    for (const page of pages) if (await myTurn(page).count()) mover = page
    expect(mover).toBeDefined()
  }).toPass({ timeout: WAIT_MS })
  return mover!
}

/** The player name that the server gave this browser. */
export async function playerNameOf(page: Page): Promise<string> {
  return (await page.evaluate("JSON.parse(localStorage.getItem('quincunx.player')).name")) as string
}

export const missingMessage = (page: Page): Locator => page.locator('.message.missing')
