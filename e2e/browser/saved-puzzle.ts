import type { Page } from 'playwright-core'
import { writeSavedGame } from '#app/saved-game-format.ts'
import { defaultParams } from '#kernel/options.ts'
import type { Rules } from '#kernel/rules.ts'
import { act, openTable } from '#table/table.ts'
import type { PageOptions, TestApp } from './test-app.ts'

export interface SavedPuzzleOptions extends PageOptions {
  /** What has been played already. */
  readonly moves?: readonly string[]
}

/** Opens a puzzle that was begun on an earlier visit, so that a test knows its solution. */
export async function openSavedPuzzle(
  house: TestApp,
  game: Rules,
  chosen: object,
  { moves = [], ...options }: SavedPuzzleOptions = {},
): Promise<Page> {
  const startedAt = Date.now()
  let table = openTable(game, { ...defaultParams<object>(game.options), ...chosen }, 'a seed', startedAt)
  for (const text of moves) {
    const next = act(table, { do: 'move', seat: 0, text }, startedAt)
    if (!next.ok) throw new Error(`${text}: ${next.rejection.code}`)
    table = next.value
  }
  const kept = {
    savedAt: startedAt,
    finished: false,
    summary: { line: '', moves: moves.length },
    game: writeSavedGame({ players: [{ kind: 'person', name: '' }], record: table.record }),
  }
  const page = await house.openPage(`/${game.id}/g/begun`, {
    ...options,
    localStorage: { ...options.localStorage, 'quincunx.game.begun': kept },
  })
  await page.getByRole('grid').waitFor()
  return page
}
