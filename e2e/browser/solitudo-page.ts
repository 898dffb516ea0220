import type { Locator, Page } from 'playwright-core'
import { rules } from '#games/solitudo/rules/rules.ts'
import type { Deal, Params } from '#games/solitudo/rules/types.ts'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { defaultParams } from '#kernel/options.ts'
import type { Rules } from '#kernel/rules.ts'
import { openSavedPuzzle, type SavedPuzzleOptions } from './saved-puzzle.ts'
import type { TestApp } from './test-app.ts'

/** A puzzle of six by six cells with its only solution. */
export const SIX_BY_SIX = {
  puzzle: '522561/361442/445136/152246/514663/615216',
  solution: '#.#.../....#./#.#..#/...#../....#./.#...#',
  rating: 'steady',
} as const satisfies Deal

/** Opens a puzzle from a saved game. */
export function openPuzzle(
  app: TestApp,
  deal: Deal,
  chosen: Partial<Params> = {},
  options?: SavedPuzzleOptions,
): Promise<Page> {
  return openSavedPuzzle(
    app,
    rules as Rules,
    { params: { ...defaultParams<Params>(rules.options), ...chosen }, deal },
    options,
  )
}

/** The cells that are shaded in a solution, row by row. */
export function shadedCellsOf(solution: string): Cell[] {
  return solution
    .split('/')
    .flatMap((line, row) =>
      [...line].flatMap((character, column) => (character === '#' ? [{ row, column }] : [])),
    )
}

export function cellAt(page: Page, cell: Cell | string): Locator {
  return page.getByRole('gridcell', {
    name: new RegExp(`, ${typeof cell === 'string' ? cell : writeCell(cell)}$`),
  })
}

export const cellsMarked = (page: Page, mark: 'shaded' | 'kept') =>
  page.getByRole('gridcell', { name: new RegExp(`^\\d+ ${mark}`) })
