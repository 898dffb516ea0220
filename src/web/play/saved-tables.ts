import type { SeatedGame } from '#app/win-loss.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { savedGames } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'

/** The games of this kind that are kept on this device, the last first; those that cannot be read are left out. */
export async function loadSavedTables(loadedGame: LoadedGame): Promise<readonly SeatedGame[]> {
  return (await savedGames.list()).flatMap(({ saved: { players, record } }) => {
    const table = record.game === loadedGame.rules.id ? restoreAnyVersion(loadedGame, record) : undefined
    return table?.ok ? [{ players, table: table.value }] : []
  })
}
