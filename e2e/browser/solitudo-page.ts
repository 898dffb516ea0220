import type { Locator, Page } from 'playwright-core'
import { createSolitudo } from '#games/solitudo/rules/game.ts'
import type { Params } from '#games/solitudo/rules/types.ts'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { openSavedPuzzle, type SavedPuzzleOptions } from './saved-puzzle.ts'
import type { TestApp } from './test-app.ts'

/** Six by six, with its one solution. */
export const SIX_BY_SIX = {
  puzzle: '522561/361442/445136/152246/514663/615216',
  solution: '#.#.../....#./#.#..#/...#../....#./.#...#',
  rating: 'steady',
} as const satisfies Partial<Params>

/** Opens a puzzle that was begun on an earlier visit. */
export function openPuzzle(
  house: TestApp,
  chosen: Partial<Params>,
  options?: SavedPuzzleOptions,
): Promise<Page> {
  return openSavedPuzzle(house, createSolitudo(), chosen, options)
}

/** The cells that a solution shades, row by row. */
export function shadedCellsOf(solution: string): Cell[] {
  return solution
    .split('/')
    .flatMap((signs, row) => [...signs].flatMap((sign, column) => (sign === '#' ? [{ row, column }] : [])))
}

export function cellAt(page: Page, cell: Cell | string): Locator {
  return page.getByRole('gridcell', {
    name: new RegExp(`, ${typeof cell === 'string' ? cell : writeCell(cell)}$`),
  })
}

/** Where to press a cell. */
export async function centreOf(
  page: Page,
  name: string,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await cellAt(page, name).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const cellsMarked = (page: Page, mark: 'shaded' | 'kept') =>
  page.getByRole('gridcell', { name: new RegExp(`^\\d+ ${mark}`) })
