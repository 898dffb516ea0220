import { type PuzzleResult, puzzleResultOf } from '#app/statistics.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { loadSavedTables } from '../play/saved-tables.ts'

/** The games of this kind that are kept on this device, in figures. */
export async function loadPuzzleResults(loadedGame: LoadedGame): Promise<readonly PuzzleResult[]> {
  return (await loadSavedTables(loadedGame)).flatMap(({ table }) => puzzleResultOf(table) ?? [])
}
