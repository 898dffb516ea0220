import { type PuzzleResult, puzzleResultOf } from '#session/figures.ts'
import type { LoadedGame } from '../../parlour.ts'
import { loadSavedTables } from '../../table/kept-tables.ts'

/** The games of this kind that are kept on this device, in figures. */
export async function loadPuzzleResults(parlour: LoadedGame): Promise<readonly PuzzleResult[]> {
  return (await loadSavedTables(parlour)).flatMap(({ table }) => puzzleResultOf(table) ?? [])
}
