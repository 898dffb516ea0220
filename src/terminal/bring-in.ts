import { basename, resolve } from 'node:path'
import { UserError } from '#kernel/failure.ts'
import type { SavedGame } from '#session/saved.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { restoreBy } from '#table/restore.ts'
import type { TerminalHost } from './host.ts'
import { mustLoad } from './loaded.ts'
import { unopenedWords } from './unopened.ts'

/** Puts a game from a file on the shelf, once all of it is found to be right; what is there already stays that game. */
export async function bringInGame(
  { shelf, newId, clock }: Pick<TerminalHost, 'shelf' | 'newId' | 'clock'>,
  saved: SavedGame,
  path: string,
): Promise<ShelvedGame> {
  const loaded = await mustLoad(saved.record.game)
  const table = restoreBy(loaded, saved.record)
  if (!table.ok) throw new UserError(unopenedWords(loaded, saved.record.setup, table.rejection))
  const own = /^[A-Za-z0-9_-]+\.json$/.test(basename(path)) ? basename(path, '.json') : undefined
  const known = own !== undefined && shelf.pathOf?.(own) === resolve(path) ? await shelf.find(own) : undefined
  const same = (one: ShelvedGame) => JSON.stringify(one.saved.record) === JSON.stringify(saved.record)
  const kept = known ?? (await shelf.list()).find(same)
  if (kept) return kept
  const finished = table.value.ending !== undefined
  const brought = { id: newId(), savedAt: clock.now(), finished, saved }
  await shelf.keep(brought)
  return brought
}
