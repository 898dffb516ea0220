import { isUntouched } from '#app/saved-game-store.ts'
import { clock, savedGames } from './device.ts'
import type { SavedGameWithSummary } from './saved-games.ts'

/** A game that was only looked at can be reached again by the back button for this long. */
const KEEP_UNTOUCHED_MS = 24 * 3600 * 1000

/** The saved games in which a person has made a move, the last saved first. Others are deleted after a day. */
export async function listPlayedGames(
  store: Pick<typeof savedGames, 'list' | 'remove'> = savedGames,
  now = clock.now(),
): Promise<readonly SavedGameWithSummary[]> {
  const games = await store.list()
  const untouched = new Set(games.filter(isUntouched))
  for (const { id, savedAt } of untouched) if (now - savedAt > KEEP_UNTOUCHED_MS) await store.remove(id)
  return games.filter(game => !untouched.has(game))
}
