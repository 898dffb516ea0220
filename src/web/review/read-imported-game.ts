import { importGame } from '#app/import-game.ts'
import { clock } from '../device.ts'
import { loadGame } from '../loaded-game.ts'
import type { OpenedGame } from '../play/open-saved-game.ts'

/** Reads a game that another program wrote; a sentence if that fails, undefined for an unknown format. */
export async function readImportedGame(text: string): Promise<OpenedGame | string | undefined> {
  const imported = await importGame(text, clock.now())
  if (!imported || typeof imported === 'string') return imported
  const { entry, table, players } = imported
  return { loadedGame: await loadGame(entry.rules.id), table, saved: { players, record: table.record } }
}
