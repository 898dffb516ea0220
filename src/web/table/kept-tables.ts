import type { SeatedGame } from '#session/tally.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { savedGames } from '../device.ts'
import type { LoadedGame } from '../parlour.ts'

/** The games of this kind that are kept on this device, the last first; those that cannot be read are left out. */
export async function loadSavedTables(parlour: LoadedGame): Promise<readonly SeatedGame[]> {
  return (await savedGames.list()).flatMap(({ saved: { players, record } }) => {
    const table = record.game === parlour.game.id ? restoreAnyVersion(parlour, record) : undefined
    return table?.ok ? [{ players, table: table.value }] : []
  })
}
