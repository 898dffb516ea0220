import { readBackup } from '#app/backup.ts'
import type { GameRequest } from '#app/game-request.ts'
import { readSavedGame } from '#app/saved-game-format.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { UserError } from '#kernel/errors.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { resumeTable } from '#terminal/game/active-game.ts'
import { readImportedGame } from '#terminal/game/import-game.ts'
import { loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import { readPastedPuzzle } from '#terminal/game/pasted-puzzle.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { parsePageUrl } from '#terminal/shell/page-url.ts'
import { addSavedGame } from '#terminal/storage/add-saved-game.ts'
import { restoreBackup } from '#terminal/storage/backup.ts'
import { shellText } from '#terminal/text/en/shell.ts'
import { playInTextMode, resumeInTextMode, reviewInTextMode } from '#terminal/text-mode/local-game.ts'
import { reviewedSavedGame } from '#terminal/text-mode/review.ts'
import { findGameOrText } from '../find-game.ts'
import { parseFlags } from '../flags.ts'
import { canShowScreens, isInteractive, openHost } from '../host.ts'
import { hasInputEnded } from '../input.ts'
import { loadScreens } from '../load-screens.ts'
import { openPage } from '../manual/local-pages.ts'
import { print } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'
import { openUrlInTextMode, openUrlOnScreen } from './open-url.ts'

/** Opens a link, a saved game, or a file, which is imported first. */
export async function open(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, openPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [name, extra] = positionals
  if (name === undefined) throw new UsageError(cliText.nameAFileToOpen)
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const isTextMode = flags.plain === true
  const link = parsePageUrl(name)
  if (link && link.route.page !== 'missing')
    return isTextMode || !canShowScreens() ? openUrlInTextMode(link) : openUrlOnScreen(link)
  const host = openHost()
  try {
    if (link) return await openPuzzleAddress(host, name, isTextMode)
    return await openGameOrFile(host, name, isTextMode)
  } finally {
    host.engineClient.close()
  }
}

/** Opens an address that isn't a page of Quincunx, but perhaps a puzzle of another program. */
async function openPuzzleAddress(host: TerminalHost, address: string, isTextMode: boolean): Promise<number> {
  const puzzle = await readPastedPuzzle(host, address)
  if (puzzle === undefined || typeof puzzle === 'string')
    throw new UserError(puzzle ?? shellText.link.missing)
  return startPuzzle(host, puzzle, isTextMode)
}

/** Opens a saved game by its name; or from a file a backup, a game of any program, or a puzzle. */
async function openGameOrFile(host: TerminalHost, name: string, isTextMode: boolean): Promise<number> {
  const found = await findGameOrText(host.savedGames, name)
  if ('game' in found) return resumeGame(host, found.game, isTextMode)
  const { text } = found
  const imported = await readImportedGame(text, host.clock.now())
  if (typeof imported === 'string') throw new UserError(imported)
  if (imported) {
    if (isTextMode || !canShowScreens()) return reviewInTextMode(host, imported, { canType: isInteractive() })
    await (await loadScreens()).launchImportedGame(host, imported)
    return 0
  }
  const everything = readBackup(text)
  if (everything.ok) {
    for (const sentence of await restoreBackup(host, everything.value)) print(sentence)
    return 0
  }
  if (!['not-a-backup', 'not-json'].includes(everything.rejection.code))
    throw new UserError(rejectionSentence(everything.rejection))
  const saved = readSavedGame(text)
  if (saved.ok) return resumeGame(host, await addSavedGame(host, saved.value, name), isTextMode)
  const puzzle = await readPastedPuzzle(host, text)
  if (typeof puzzle !== 'object') throw new UserError(rejectionSentence(saved.rejection))
  return startPuzzle(host, puzzle, isTextMode)
}

async function startPuzzle(host: TerminalHost, puzzle: GameRequest, isTextMode: boolean): Promise<number> {
  if (isTextMode || !canShowScreens()) return playInTextMode(host, puzzle)
  await (await loadScreens()).launchGame(host, puzzle)
  return 0
}

async function resumeGame(host: TerminalHost, game: StoredGame, isTextMode: boolean): Promise<number> {
  const { id, saved, finished } = game
  if (!isTextMode && canShowScreens()) {
    await (await loadScreens()).launchSavedGame(host, game)
    return 0
  }
  if (finished) {
    return reviewInTextMode(host, await reviewedSavedGame(host, saved, { id }), { canType: isInteractive() })
  }
  const loaded = await loadGameOrThrow(saved.record.game)
  const table = resumeTable(host, loaded, saved)
  if (!table.ok) throw new UserError(rejectionSentence(table.rejection, loaded.text))
  // The game came through the pipe from which its moves would be read.
  if (hasInputEnded()) {
    print(cliText.imported(id))
    return 0
  }
  return resumeInTextMode(host, { loaded, id, table: table.value, ...saved })
}
