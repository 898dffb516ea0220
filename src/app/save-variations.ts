import type { StoredVariations } from '#table/variation-format.ts'
import type { SavedGame } from './saved-game-format.ts'
import type { StoredGame } from './saved-game-store.ts'

/** A game with these variations in place of its own. */
export function withVariations(
  { variations: _, ...game }: SavedGame,
  variations: StoredVariations | undefined,
): SavedGame {
  return variations ? { ...game, variations } : game
}

/** Replaces the variations of a saved game. Its date stays, because nothing was played. */
export async function saveVariationsOf<Stored extends StoredGame>(
  savedGames: {
    find(id: string): Promise<Stored | undefined>
    put(game: Stored): Promise<void>
  },
  id: string,
  variations: StoredVariations | undefined,
): Promise<void> {
  const stored = await savedGames.find(id)
  if (stored) await savedGames.put({ ...stored, saved: withVariations(stored.saved, variations) })
}
