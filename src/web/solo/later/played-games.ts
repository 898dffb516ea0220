import { type Told, toldOf } from '#session/figures.ts'
import { shelf } from '../../device.ts'
import type { ParlourGame } from '../../parlour.ts'
import { restoreBy } from '../../table/restored.ts'

/** The games of this kind that are kept on this device, in figures. */
export async function playedGames(parlour: ParlourGame): Promise<readonly Told[]> {
  return (await shelf.list()).flatMap(({ saved: { record } }) => {
    const table = record.game === parlour.game.id ? restoreBy(parlour, record) : undefined
    return (table?.ok && toldOf(table.value)) || []
  })
}
