import { basename, resolve } from 'node:path'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { UserError } from '#kernel/errors.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { loadGameOrThrow } from '../game/loaded-game.ts'
import { openErrorText } from '../game/open-error.ts'
import type { TerminalHost } from '../shell/host.ts'

/** Saves an imported game after validating all of it. A game that is saved already is not duplicated. */
export async function addSavedGame(
  { savedGames, newId, clock }: Pick<TerminalHost, 'savedGames' | 'newId' | 'clock'>,
  saved: SavedGame,
  path: string,
): Promise<StoredGame> {
  const loaded = await loadGameOrThrow(saved.record.game)
  const table = restoreAnyVersion(loaded, saved.record)
  if (!table.ok) throw new UserError(openErrorText(loaded, saved.record.params, table.rejection))
  const id = /^[A-Za-z0-9_-]+\.json$/.test(basename(path)) ? basename(path, '.json') : undefined
  const known =
    id !== undefined && savedGames.pathOf?.(id) === resolve(path) ? await savedGames.find(id) : undefined
  const same = (one: StoredGame) => JSON.stringify(one.saved.record) === JSON.stringify(saved.record)
  const existing = known ?? (await savedGames.list()).find(same)
  if (existing && (existing.saved.variations || !saved.variations)) return existing
  if (existing) {
    const analysed = { ...existing, saved: { ...existing.saved, variations: saved.variations! } }
    await savedGames.put(analysed)
    return analysed
  }
  const finished = table.value.ending !== undefined
  const added = { id: newId(), savedAt: clock.now(), finished, saved }
  await savedGames.put(added)
  return added
}
