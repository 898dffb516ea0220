import { basename, resolve } from 'node:path'
import { UserError } from '#kernel/failure.ts'
import { readSaved, type SavedGame } from '#session/saved.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { rejectionWords } from '#session/words.ts'
import { restore } from '#table/restore.ts'
import type { TerminalHost } from '#terminal/host.ts'
import { resumeLines } from '#terminal/lines/play-lines.ts'
import { replayLines } from '#terminal/lines/review-lines.ts'
import { readLink } from '#terminal/link.ts'
import { type LoadedGame, mustLoad } from '#terminal/loaded.ts'
import { openKept } from '#terminal/open.ts'
import { resumedTable } from '#terminal/sitting.ts'
import { unopenedWords } from '#terminal/unopened.ts'
import { readFlags } from './flags.ts'
import { isScreen, openHost } from './host.ts'
import { readInput } from './input.ts'
import { openLinkByLines, openLinkOnScreen } from './open-link.ts'
import { openHelp } from './solo-help.ts'
import { words } from './words.ts'

/** Opens a link of the browser's; or brings in a game from a file, wherever it was exported, and goes on with it. */
export async function open(given: readonly string[]): Promise<number> {
  const { flags, names } = readFlags(given, { plain: 'switch' }, 'quincunx open')
  if (flags.help) {
    console.log(openHelp)
    return 0
  }
  const [name, extra] = names
  if (name === undefined) throw new UserError(words.nameAFileToOpen)
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const link = readLink(name)
  if (link) return !flags.plain && isScreen() ? openLinkOnScreen(link) : openLinkByLines(link)
  const saved = readSaved(await readInput(name))
  if (!saved.ok) throw new UserError(rejectionWords(saved.rejection))
  const loaded = await mustLoad(saved.value.record.game)
  const host = openHost()
  try {
    const game = await shelve(host, loaded, saved.value, name)
    if (!flags.plain && isScreen()) {
      await openKept(host, game)
      return 0
    }
    return await byLines(host, loaded, game)
  } finally {
    host.thinker.close()
  }
}

/** Puts the game on the shelf, once all of it is found to be right; what is there already stays that game. */
async function shelve(
  { shelf, newId, clock }: TerminalHost,
  loaded: LoadedGame,
  saved: SavedGame,
  name: string,
): Promise<ShelvedGame> {
  const table = restore(loaded.game, saved.record)
  if (!table.ok) throw new UserError(unopenedWords(loaded, saved.record.setup, table.rejection))
  const own = /^[A-Za-z0-9_-]+\.json$/.test(basename(name)) ? basename(name, '.json') : undefined
  const known = own !== undefined && shelf.pathOf?.(own) === resolve(name) ? await shelf.find(own) : undefined
  const same = (one: ShelvedGame) => JSON.stringify(one.saved.record) === JSON.stringify(saved.record)
  const kept = known ?? (await shelf.list()).find(same)
  if (kept) return kept
  const finished = table.value.ending !== undefined
  const brought = { id: newId(), savedAt: clock.now(), finished, saved }
  await shelf.keep(brought)
  return brought
}

async function byLines(host: TerminalHost, loaded: LoadedGame, game: ShelvedGame): Promise<number> {
  const { id, saved, finished } = game
  if (finished) {
    await replayLines(host, saved)
    return 0
  }
  const table = resumedTable(host, loaded, saved)
  if (!table.ok) throw new UserError(rejectionWords(table.rejection, loaded.words))
  return resumeLines(host, { loaded, id, table: table.value, players: saved.players })
}
