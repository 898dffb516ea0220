import { categoryOf } from '#session/kind.ts'
import type { SavedGame } from '#session/saved.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { stateOf, type Table } from '#table/table.ts'
import type { LoadedGame } from '../parlour.ts'

/** What a game is in a few words, such as its size and grade. */
export function describeTable({ words }: LoadedGame, table: Table): string {
  if (!table.game.facts) return ''
  // While it is played, figures that change would soon be wrong.
  return words.describeFacts?.(table.ending ? table.game.facts(stateOf(table)) : categoryOf(table)) ?? ''
}

export function describeSavedGame(parlour: LoadedGame, saved: SavedGame): string {
  const table = restoreAnyVersion(parlour, saved.record)
  return table.ok ? describeTable(parlour, table.value) : ''
}
