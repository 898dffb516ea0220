import type { Sat } from '#session/tally.ts'
import { restoreBy } from '#table/restore.ts'
import { shelf } from '../device.ts'
import type { ParlourGame } from '../parlour.ts'

/** The games of this kind that are kept on this device, the last first; those that cannot be read are left out. */
export async function keptTables(parlour: ParlourGame): Promise<readonly Sat[]> {
  return (await shelf.list()).flatMap(({ saved: { players, record } }) => {
    const table = record.game === parlour.game.id ? restoreBy(parlour, record) : undefined
    return table?.ok ? [{ players, table: table.value }] : []
  })
}
