import { type Told, toldOf } from '#session/figures.ts'
import type { ParlourGame } from '../../parlour.ts'
import { keptTables } from '../../table/kept-tables.ts'

/** The games of this kind that are kept on this device, in figures. */
export async function playedGames(parlour: ParlourGame): Promise<readonly Told[]> {
  return (await keptTables(parlour)).flatMap(({ table }) => toldOf(table) ?? [])
}
