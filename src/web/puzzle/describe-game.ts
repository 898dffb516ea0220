import { categoryOf } from '#app/category.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { stateOf, type Table } from '#table/table.ts'
import type { LoadedGame } from '../loaded-game.ts'

/** What a game is in a few words, such as its size and grade. */
export function describeTable({ text }: LoadedGame, table: Table): string {
  if (!table.rules.facts) return ''
  // While it is played, figures that change would soon be wrong.
  return text.describeFacts?.(table.ending ? table.rules.facts(stateOf(table)) : categoryOf(table)) ?? ''
}

export function describeSavedGame(loadedGame: LoadedGame, saved: SavedGame): string {
  const table = restoreAnyVersion(loadedGame, saved.record)
  return table.ok ? describeTable(loadedGame, table.value) : ''
}
