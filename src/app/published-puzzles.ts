import type { GameEntry } from '#games/game-entry.ts'
import type { PublishedPuzzle } from '#protocol/api.ts'
import type { TableRecord } from '#table/table.ts'
import type { ApiClient } from './api-client.ts'
import type { StoredGame } from './saved-game-store.ts'

type PuzzleGame = Pick<GameEntry, 'puzzles'>

/**
 * Finished games on this device that solve published puzzles whose server does not know it yet. They are reported when
 * the list is opened: a game may have been finished without a connection.
 */
export function unreportedSolutions(
  { puzzles: source }: PuzzleGame,
  puzzles: readonly PublishedPuzzle[],
  games: readonly StoredGame[],
): readonly TableRecord[] {
  if (!source) return []
  const open = new Set(puzzles.filter(({ mine }) => !mine.isSolved).map(({ params }) => keyOf(params)))
  const solved = games
    .filter(({ finished, summary, isImported }) => finished && summary?.won && !isImported)
    .map(({ saved: { record } }) => ({ record, key: keyOf(source.link(record.params, record.deal)) }))
    .filter(({ key }) => open.has(key))
  // The first game counts, and games are listed with the last one first.
  return [...new Map(solved.map(({ key, record }) => [key, record])).values()]
}

/** Reports them; whether any was accepted, so that the list is out of date. */
export async function reportSolutions(
  api: Pick<ApiClient, 'reportSolved'>,
  records: readonly TableRecord[],
): Promise<boolean> {
  let isAccepted = false
  for (const record of records) if ((await api.reportSolved(record)).ok) isAccepted = true
  return isAccepted
}

function keyOf(params: object): string {
  return JSON.stringify(Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1)))
}
