import { gameIds } from '#games/catalog.ts'
import { tableFromImport } from '#table/imported-table.ts'
import { loadGameOrThrow } from './loaded-game.ts'
import { type ReviewedGame, spectatorPerspective } from './reviewed-game.ts'

/**
 * A game that another program has written, in a form that one of ours knows: laid out to be looked at, or the sentence why
 * it cannot be taken in. Undefined where none knows it.
 */
export async function readImportedGame(text: string, at: number): Promise<ReviewedGame | string | undefined> {
  if (text.trimStart().startsWith('{')) return undefined
  for (const id of gameIds) {
    const loaded = await loadGameOrThrow(id)
    const imported = await loaded.face.readImportedGame?.(text, loaded)
    if (!imported) continue
    if (!imported.ok) return imported.why
    const players = imported.names.map(name => ({ kind: 'person', name }) as const)
    return {
      loaded,
      table: tableFromImport(loaded.rules, imported.params, imported, at),
      perspective: spectatorPerspective(players),
    }
  }
  return undefined
}
