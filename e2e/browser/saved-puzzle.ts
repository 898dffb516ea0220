import type { Page } from 'playwright-core'
import { writeSavedGame } from '#app/saved-game-format.ts'
import type { Dealt } from '#kernel/engine.ts'
import type { Rules } from '#kernel/rules.ts'
import { act, openTable } from '#table/act.ts'
import { expect } from './expect.ts'
import { settle } from './settle.ts'
import type { PageOptions, TestApp } from './test-app.ts'

export interface SavedPuzzleOptions extends PageOptions {
  /** Moves that were played before. */
  readonly moves?: readonly string[]
}

/** Opens a puzzle from a saved game, so that the test knows its solution. */
export async function openSavedPuzzle(
  app: TestApp,
  rules: Rules,
  { params, deal }: Dealt,
  { moves = [], ...options }: SavedPuzzleOptions = {},
): Promise<Page> {
  const startedAt = Date.now()
  let table = openTable(rules, params, 'a seed', startedAt, deal)
  for (const text of moves) {
    const next = act(table, { do: 'move', seat: 0, text }, startedAt)
    if (!next.ok) throw new Error(`${text}: ${next.rejection.code}`)
    table = next.value
  }
  const savedGame = {
    savedAt: startedAt,
    finished: false,
    summary: { line: '', moves: moves.length },
    game: writeSavedGame({ players: [{ kind: 'person', name: '' }], record: table.record }),
  }
  const page = await app.openPage(`/${rules.id}/g/begun`, {
    ...options,
    localStorage: { ...options.localStorage, 'quincunx.game.begun': savedGame },
  })
  await expect(page.getByRole('grid')).toBeVisible()
  await settle(page)
  return page
}
