import { kindOf } from '#session/kind.ts'
import type { SavedGame } from '#session/saved.ts'
import { restoreBy } from '#table/restore.ts'
import { stateOf, type Table } from '#table/table.ts'
import type { ParlourGame } from '../parlour.ts'

/** What a game is in a few words, such as its size and grade. */
export function aboutTable({ words }: ParlourGame, table: Table): string {
  if (!table.game.facts) return ''
  // While it is played, figures that change would soon be wrong.
  return words.facts?.(table.ending ? table.game.facts(stateOf(table)) : kindOf(table)) ?? ''
}

export function aboutOf(parlour: ParlourGame, saved: SavedGame): string {
  const table = restoreBy(parlour, saved.record)
  return table.ok ? aboutTable(parlour, table.value) : ''
}
