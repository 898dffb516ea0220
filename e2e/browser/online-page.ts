import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { cell, ending, marks, myTurn, openCells } from './obstruction-page.ts'
import type { PageOptions, TestApp } from './test-app.ts'

/** Sits down with whoever waits, or waits. */
export async function quickMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Obstruction' }).click()
  await page.waitForURL(/\/t\/[A-Z][2-9]-[A-Z]+$/)
}

export interface OnlineTableOptions {
  readonly seating?: 'Anyone' | 'Whoever has the link' | 'The computer'
  readonly clock?: boolean
  readonly rows?: number
  readonly columns?: number
}

/** Opens a table with the board agreed on, where whoever opened it begins; the answer is its code. */
export async function openTable(page: Page, wishes: OnlineTableOptions = {}): Promise<string> {
  const { seating = 'Whoever has the link', clock = true, rows = 5, columns = 5 } = wishes
  const pick = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
  await page.goto(`${new URL(page.url()).origin}/obstruction?who=online`)
  await page
    .getByRole('group', { name: 'Who may sit down' })
    .getByRole('radio', { name: new RegExp(`^${seating}`) })
    .check()
  await pick('Board size', 'Agreed now')
  await pick('Rows', String(rows))
  await pick('Columns', String(columns))
  await pick('Who begins', 'First player')
  await page.getByRole('switch', { name: 'A minute a move' }).setChecked(clock)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/t\//)
  return page.url().split('/').at(-1)!
}

export interface SeatedPair {
  /** Opened the table and begins. */
  readonly ann: Page
  readonly bob: Page
  readonly code: string
}

/** Two browsers at one table, and the board before them. */
export async function seatTwoPlayers(
  house: TestApp,
  wishes: Omit<OnlineTableOptions, 'seating'> = {},
  options: PageOptions = {},
): Promise<SeatedPair> {
  const { clock = true, rows = 5, columns = 5 } = wishes
  const chosenOnline = { size: 'agreed', rows, cols: columns, starter: 'first', clock }
  const remembered = { 'quincunx.setup.obstruction': { company: { seating: 'link' }, chosenOnline } }
  const ann = await house.openPage('/obstruction?who=online', { ...options, localStorage: remembered })
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/t\//)
  const code = ann.url().split('/').at(-1)!
  const bob = await house.openPage(`/t/${code}?sit`, options)
  for (const page of [ann, bob]) await page.getByRole('grid').waitFor()
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

/** Marks these cells in turn, whoever's turn it is, and sees each on every screen. */
export async function markInTurn(pages: readonly Page[], ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const mover = await pageToMove(pages)
    await cell(mover, name).click()
    for (const page of pages)
      await page.getByRole('gridcell', { name: new RegExp(`^[XO], ${name}, last move$`) }).waitFor()
  }
}

/** Marks open cells in turn until none is left. */
export async function playOutTogether(pages: readonly Page[]): Promise<void> {
  while ((await openCells(pages[0]!).count()) > 0) {
    const mover = await pageToMove(pages)
    const before = await marks(mover).count()
    await openCells(mover).first().click()
    for (const page of pages) await expect.poll(() => marks(page).count()).toBe(before + 1)
  }
  for (const page of pages) await ending(page).waitFor()
}

export async function pageToMove(pages: readonly Page[]): Promise<Page> {
  let mover: Page | undefined
  await expect
    .poll(async () => {
      for (const page of pages) if (await myTurn(page).count()) mover = page
      return mover !== undefined
    })
    .toBe(true)
  return mover!
}

/** The name by which the house knows this browser. */
export async function playerNameOf(page: Page): Promise<string> {
  return (await page.evaluate("JSON.parse(localStorage.getItem('quincunx.player')).name")) as string
}

export const missingMessage = (page: Page): Locator => page.locator('.message.missing')
