import { importGame } from '#app/import-game.ts'
import { spectatorPerspective } from '#app/review.ts'
import { loadGameOrThrow } from './loaded-game.ts'
import type { ReviewedGame } from './reviewed-game.ts'

/** Reads a game that another program wrote; a sentence if that fails, undefined for an unknown format. */
export async function readImportedGame(text: string, at: number): Promise<ReviewedGame | string | undefined> {
  const imported = await importGame(text, at)
  if (!imported || typeof imported === 'string') return imported
  const { entry, table, players } = imported
  return {
    loaded: await loadGameOrThrow(entry.rules.id),
    table,
    perspective: spectatorPerspective(players),
  }
}
