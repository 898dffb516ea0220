import { gameIds, loadGame, loadMetadata } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { tableFromImport } from '#table/imported-table.ts'
import type { Player } from '#table/player.ts'
import type { Table } from '#table/table.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'

/** A game that another program wrote, for viewing. */
export interface ImportedTable {
  readonly entry: GameEntry
  readonly table: Table
  readonly players: readonly Player[]
}

/**
 * Reads a game in the format of another program. Returns a sentence if it cannot be imported, and undefined if no game
 * knows the format.
 */
export async function importGame(text: string, at: number): Promise<ImportedTable | string | undefined> {
  // A saved game of Quincunx is JSON.
  if (text.trimStart().startsWith('{')) return undefined
  for (const id of gameIds) {
    const formats = (await (await loadMetadata(id))!.loadFormats?.()) ?? []
    if (formats.length === 0) continue
    const entry = (await loadGame(id))!
    for (const format of formats) {
      const imported = await format.read?.(text)
      if (!imported) continue
      if (!imported.ok) return localRejectionSentence(imported.rejection, entry.text)
      return {
        entry,
        table: tableFromImport(entry.rules, imported.params, imported, at),
        players: imported.names.map(name => ({ kind: 'person', name })),
      }
    }
  }
  return undefined
}
