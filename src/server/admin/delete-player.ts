import { gameInPath } from '../links/short-links.ts'
import type { Players } from '../players/players.ts'
import { DELETED_NAME, type PlayerReplacement, type PlayerRow } from '../storage/administration.ts'
import type { Storage } from '../storage/storage.ts'
import type { AdministeredTables } from './administration.ts'

export interface DeletedPlayer {
  readonly id: string
  readonly name: string
  /** Finished games that stay, without the name. */
  readonly games: number
  /** Whether nothing can be recovered from the file any more; `later` for a large file of a running server. */
  readonly scrubbed: 'done' | 'later'
}

export interface DeletionOptions {
  readonly storage: Storage
  readonly players: Pick<Players, 'endSessions'>
  readonly tables: AdministeredTables
  readonly isRunning: boolean
}

/**
 * Deletes a player. The account goes last: if the server stops in between, the player is still found, and deleting again
 * does the rest.
 */
export async function deletePlayer(
  { storage, players, tables, isRunning }: DeletionOptions,
  { id, name, games }: PlayerRow,
): Promise<DeletedPlayer> {
  await players.endSessions(id)
  for (const table of await storage.tables.of(id)) await tables.endTable(table.id)
  await deleteSharedGames(storage, id)
  await storage.puzzles.forget(id)
  await replaceEverywhere({ storage, tables }, { player: id, name: DELETED_NAME, anonymous: true })
  await storage.administration.deletePlayer(id)
  const scrubbed = await storage.administration.scrub({ whileRunning: isRunning })
  return { id, name, games, scrubbed }
}

/** A short link carries a whole game with the names of its players, so those to the player's games go. */
async function deleteSharedGames(storage: Storage, player: string): Promise<void> {
  const seeds = new Set(await storage.administration.seedsOf(player))
  let links = seeds.size === 0 ? [] : await storage.links.list('')
  while (links.length > 0) {
    for (const { code, path } of links) {
      const game = await gameInPath(path)
      if (game && seeds.has(game.record.seed)) await storage.links.delete(code)
    }
    links = await storage.links.list(links.at(-1)!.code)
  }
}

/** Replaces a player in all tables, stored and in memory. */
export async function replaceEverywhere(
  { storage, tables }: Pick<DeletionOptions, 'storage' | 'tables'>,
  replacement: PlayerReplacement,
): Promise<void> {
  await replaceInStorage(storage, replacement)
  await tables.reloadTablesOf(replacement.player)
  // A node may have ended a game just before it reloaded the table, and stored the result with the old name.
  if (storage.isShared) await replaceInStorage(storage, replacement)
}

/** Slice by slice, so that moves are stored in between. */
async function replaceInStorage(storage: Storage, replacement: PlayerReplacement): Promise<void> {
  let from: number | undefined = 0
  while (from !== undefined) from = await storage.administration.replacePlayer(replacement, from)
}
