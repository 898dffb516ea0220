import { spectatorPerspective } from '#app/review.ts'
import { gameIds } from '#games/catalog.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { tableFromImport } from '#table/imported-table.ts'
import { loadGameOrThrow } from './loaded-game.ts'
import type { ReviewedGame } from './reviewed-game.ts'

/**
 * Reads a game in the format of another program. Returns the game for review, or a sentence why it cannot be read, or
 * undefined where no game knows the format.
 */
export async function readImportedGame(text: string, at: number): Promise<ReviewedGame | string | undefined> {
  if (text.trimStart().startsWith('{')) return undefined
  for (const id of gameIds) {
    const loaded = await loadGameOrThrow(id)
    const imported = await loaded.face.readImportedGame?.(text, loaded)
    if (!imported) continue
    if (!imported.ok) return rejectionSentence(imported.rejection, loaded.text)
    const players = imported.names.map(name => ({ kind: 'person', name }) as const)
    return {
      loaded,
      table: tableFromImport(loaded.rules, imported.params, imported, at),
      perspective: spectatorPerspective(players),
    }
  }
  return undefined
}
