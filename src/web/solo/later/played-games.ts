import { type Told, toldOf } from '#session/figures.ts'
import { restore } from '#table/restore.ts'
import { shelf } from '../../device.ts'
import type { ParlourGame } from '../../parlour.ts'

/** The games of this kind that are kept on this device, in figures. */
export async function playedGames({ game }: ParlourGame): Promise<readonly Told[]> {
  return (await shelf.list()).flatMap(({ saved: { record } }) => {
    const table = record.game === game.id ? restore(game, record) : undefined
    return (table?.ok && toldOf(table.value)) || []
  })
}
