import { computeStatistics, loadPuzzleResults, puzzleResultOf } from '#app/statistics.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { TableRecord } from '#table/table.ts'
import { clock, savedGames } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'

/** The current streak of daily puzzles, with a game that may not be saved yet. */
export async function loadStreak(loadedGame: LoadedGame, record: TableRecord): Promise<number> {
  const table = restoreAnyVersion(loadedGame, record)
  const result = table.ok ? puzzleResultOf(table.value) : undefined
  const saved = await loadPuzzleResults(savedGames, loadedGame)
  return computeStatistics([...saved, ...(result ? [result] : [])], clock.now()).streak.current
}
