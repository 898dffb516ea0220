import { UserError } from '#kernel/failure.ts'
import { readBackup } from '#session/belongings.ts'
import { readSavedGame } from '#session/saved.ts'
import type { StoredGame } from '#session/shelf.ts'
import { rejectionWords } from '#session/words.ts'
import { restoreBackup } from '#terminal/belongings.ts'
import { addSavedGame } from '#terminal/bring-in.ts'
import type { TerminalHost } from '#terminal/host.ts'
import { resumeInTextMode } from '#terminal/lines/play-lines.ts'
import { printReplay, printReviewedGame } from '#terminal/lines/review-lines.ts'
import { parsePageUrl } from '#terminal/link.ts'
import { loadGameOrThrow } from '#terminal/loaded.ts'
import { resumeTable } from '#terminal/sitting.ts'
import { readImportedGame } from '#terminal/told.ts'
import { parseFlags } from './flags.ts'
import { canShowScreens, openHost } from './host.ts'
import { readInput } from './input.ts'
import { openPage } from './manual/solo-pages.ts'
import { openUrlInTextMode, openUrlOnScreen } from './open-link.ts'
import { loadScreens } from './screens.ts'
import { words } from './words.ts'

/** Opens a link of the browser's; or brings in a game from a file, wherever it was exported, and goes on with it. */
export async function open(given: readonly string[]): Promise<number> {
  const asked = parseFlags(given, openPage)
  if (!asked) return 0
  const { flags, positionals } = asked
  const [name, extra] = positionals
  if (name === undefined) throw new UserError(words.nameAFileToOpen)
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
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
  /** Of its file. */
  readonly name: string
  readonly isOnScreen: boolean
}

/** A file of everything, or of one game, ours or another program's. */
async function openText(
  host: TerminalHost,
  { text, name, isOnScreen: onScreen }: OpenedFile,
): Promise<number> {
  const told = await readImportedGame(text, host.clock.now())
  if (typeof told === 'string') throw new UserError(told)
  if (told) {
    if (onScreen) await (await loadScreens()).launchImportedGame(host, told)
    else printReviewedGame(host, told)
    return 0
  }
  const everything = readBackup(text)
  if (everything.ok) {
    for (const sentence of await restoreBackup(host, everything.value)) console.log(sentence)
    return 0
  }
  if (everything.rejection.code !== 'not-belongings')
    throw new UserError(rejectionWords(everything.rejection))
  const saved = readSavedGame(text)
  if (!saved.ok) throw new UserError(rejectionWords(saved.rejection))
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
  if (!table.ok) throw new UserError(rejectionWords(table.rejection, loaded.words))
  return resumeInTextMode(host, { loaded, id, table: table.value, players: saved.players })
}
