import type { Locator, Page } from 'playwright-core'
import { createSolitudo } from '#games/solitudo/rules/game.ts'
import type { Setup } from '#games/solitudo/rules/types.ts'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { defaultSetup } from '#kernel/options.ts'
import { writeSaved } from '#session/saved.ts'
import { act, openTable } from '#table/table.ts'
import type { House, VisitOptions } from './house.ts'

/** Six by six, with its one solution. */
export const SIX = {
  puzzle: '522561/361442/445136/152246/514663/615216',
  solution: '#.#.../....#./#.#..#/...#../....#./.#...#',
  rating: 'steady',
} as const satisfies Partial<Setup>

interface Begun extends VisitOptions {
  /** What has been played already. */
  readonly moves?: readonly string[]
}

/** Opens a puzzle that was begun on an earlier visit, so that a test knows its solution. */
export async function openPuzzle(
  house: House,
  chosen: Partial<Setup>,
  { moves = [], ...options }: Begun = {},
): Promise<Page> {
  const game = createSolitudo()
  const startedAt = Date.now()
  let table = openTable(game, { ...defaultSetup(game.options), ...chosen }, 'a seed', startedAt)
  for (const text of moves) {
    const next = act(table, { do: 'move', seat: 0, text }, startedAt)
    if (!next.ok) throw new Error(`${text}: ${next.rejection.code}`)
    table = next.value
  }
  const kept = {
    savedAt: startedAt,
    finished: false,
    summary: { line: '', moves: moves.length },
    game: writeSaved({ players: [{ kind: 'person', name: '' }], record: table.record }),
  }
  const page = await house.visit('/solitudo/g/begun', {
    ...options,
    remembered: { ...options.remembered, 'quincunx.game.begun': kept },
  })
  await page.getByRole('grid').waitFor()
  return page
}

/** The cells that a solution shades, row by row. */
export function shadedIn(solution: string): Cell[] {
  return solution
    .split('/')
    .flatMap((signs, row) => [...signs].flatMap((sign, column) => (sign === '#' ? [{ row, column }] : [])))
}

export function at(page: Page, cell: Cell | string): Locator {
  return page.getByRole('gridcell', {
    name: new RegExp(`, ${typeof cell === 'string' ? cell : writeCell(cell)}$`),
  })
}

/** Where to press a cell. */
export async function centre(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await at(page, name).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const withMark = (page: Page, mark: 'shaded' | 'kept') =>
  page.getByRole('gridcell', { name: new RegExp(`^\\d+ ${mark}`) })
