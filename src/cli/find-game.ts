import { access } from 'node:fs/promises'
import { readSavedGame, type SavedGame } from '#app/saved-game-format.ts'
import type { SavedGameStore, StoredGame } from '#app/saved-game-store.ts'
import { UserError } from '#kernel/errors.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { readInput } from './input.ts'
import { cliText } from './text/en/shell.ts'

/** The saved game that is called `last`, or by its id or the beginning of it; throws where several begin so. */
export async function findSavedGame(
  savedGames: SavedGameStore,
  name: string,
): Promise<StoredGame | undefined> {
  const games = await savedGames.list()
  if (name === 'last') return games[0]
  const known = games.find(({ id }) => id === name)
  if (known || name === '') return known
  const begun = games.filter(({ id }) => id.startsWith(name))
  if (begun.length > 1)
    throw new UserError(
      cliText.severalGames(
        name,
        begun.map(({ id }) => id),
      ),
    )
  return begun[0]
}

/** A saved game, or the text of a file. A file is preferred only to the beginning of an id. */
export async function findGameOrText(
  savedGames: SavedGameStore,
  name: string,
): Promise<{ readonly game: StoredGame } | { readonly text: string }> {
  if (name === '-') return { text: await readInput(name) }
  const games = await savedGames.list()
  const isExact = name === 'last' ? games.length > 0 : games.some(({ id }) => id === name)
  if (!isExact && (await isFile(name))) return { text: await readInput(name) }
  const game = await findSavedGame(savedGames, name)
  if (game) return { game }
  if (name === 'last') throw new UserError(cliText.noGames)
  throw new UserError(cliText.noFileOrGame(name))
}

/** A saved game by its name, or from a file. */
export async function readGame(savedGames: SavedGameStore, name: string): Promise<SavedGame> {
  const found = await findGameOrText(savedGames, name)
  if ('game' in found) return found.game.saved
  const saved = readSavedGame(found.text)
  if (!saved.ok) throw new UserError(rejectionSentence(saved.rejection))
  return saved.value
}

async function isFile(name: string): Promise<boolean> {
  return access(name).then(
    () => true,
    () => false,
  )
}
