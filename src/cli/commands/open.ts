import { readBackup } from '#app/backup.ts'
import { readSavedGame } from '#app/saved-game-format.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { UserError } from '#kernel/errors.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { resumeTable } from '#terminal/game/active-game.ts'
import { readImportedGame } from '#terminal/game/import-game.ts'
import { loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { parsePageUrl } from '#terminal/shell/page-url.ts'
import { addSavedGame } from '#terminal/storage/add-saved-game.ts'
import { restoreBackup } from '#terminal/storage/backup.ts'
import { resumeInTextMode } from '#terminal/text-mode/local-game.ts'
import { printReplay, printReviewedGame } from '#terminal/text-mode/review.ts'
import { parseFlags } from '../flags.ts'
import { canShowScreens, openHost } from '../host.ts'
import { readInput } from '../input.ts'
import { loadScreens } from '../load-screens.ts'
import { openPage } from '../manual/local-pages.ts'
import { cliText } from '../text/en/shell.ts'
import { openUrlInTextMode, openUrlOnScreen } from './open-url.ts'

/** Opens a link of the browser, or imports an exported game from a file and resumes it. */
export async function open(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, openPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [name, extra] = positionals
  if (name === undefined) throw new UserError(cliText.nameAFileToOpen)
  if (extra !== undefined) throw new UserError(cliText.tooManyWords(extra))
  const isOnScreen = !flags.plain && canShowScreens()
  const link = parsePageUrl(name)
  if (link) return isOnScreen ? openUrlOnScreen(link) : openUrlInTextMode(link)
  const text = await readInput(name)
  const host = openHost()
  try {
    return await openText(host, { text, name, isOnScreen })
  } finally {
    host.engineClient.close()
  }
}

interface OpenedFile {
  readonly text: string
  readonly name: string
  readonly isOnScreen: boolean
}

/** Opens a backup, or a file with one game, written by Quincunx or another program. */
async function openText(
  host: TerminalHost,
  { text, name, isOnScreen: onScreen }: OpenedFile,
): Promise<number> {
  const imported = await readImportedGame(text, host.clock.now())
  if (typeof imported === 'string') throw new UserError(imported)
  if (imported) {
    if (onScreen) await (await loadScreens()).launchImportedGame(host, imported)
    else printReviewedGame(host, imported)
    return 0
  }
  const everything = readBackup(text)
  if (everything.ok) {
    for (const sentence of await restoreBackup(host, everything.value)) console.log(sentence)
    return 0
  }
  if (everything.rejection.code !== 'not-belongings')
    throw new UserError(rejectionSentence(everything.rejection))
  const saved = readSavedGame(text)
  if (!saved.ok) throw new UserError(rejectionSentence(saved.rejection))
  const game = await addSavedGame(host, saved.value, name)
  if (!onScreen) return openInTextMode(host, game)
  await (await loadScreens()).launchSavedGame(host, game)
  return 0
}

async function openInTextMode(host: TerminalHost, { id, saved, finished }: StoredGame): Promise<number> {
  if (finished) {
    await printReplay(host, saved)
    return 0
  }
  const loaded = await loadGameOrThrow(saved.record.game)
  const table = resumeTable(host, loaded, saved)
  if (!table.ok) throw new UserError(rejectionSentence(table.rejection, loaded.text))
  return resumeInTextMode(host, { loaded, id, table: table.value, players: saved.players })
}
