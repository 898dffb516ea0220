import { UserError } from '#kernel/failure.ts'
import { readBelongings } from '#session/belongings.ts'
import { readSaved } from '#session/saved.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { rejectionWords } from '#session/words.ts'
import { unpackEverything } from '#terminal/belongings.ts'
import { bringInGame } from '#terminal/bring-in.ts'
import type { TerminalHost } from '#terminal/host.ts'
import { resumeLines } from '#terminal/lines/play-lines.ts'
import { replayLines, tellReviewed } from '#terminal/lines/review-lines.ts'
import { readLink } from '#terminal/link.ts'
import { mustLoad } from '#terminal/loaded.ts'
import { resumedTable } from '#terminal/sitting.ts'
import { readTold } from '#terminal/told.ts'
import { readFlags } from './flags.ts'
import { isScreen, openHost } from './host.ts'
import { readInput } from './input.ts'
import { openPage } from './manual/solo-pages.ts'
import { openLinkByLines, openLinkOnScreen } from './open-link.ts'
import { screens } from './screens.ts'
import { words } from './words.ts'

/** Opens a link of the browser's; or brings in a game from a file, wherever it was exported, and goes on with it. */
export async function open(given: readonly string[]): Promise<number> {
  const asked = readFlags(given, openPage)
  if (!asked) return 0
  const { flags, names } = asked
  const [name, extra] = names
  if (name === undefined) throw new UserError(words.nameAFileToOpen)
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const onScreen = !flags.plain && isScreen()
  const link = readLink(name)
  if (link) return onScreen ? openLinkOnScreen(link) : openLinkByLines(link)
  const text = await readInput(name)
  const host = openHost()
  try {
    return await openText(host, { text, name, onScreen })
  } finally {
    host.thinker.close()
  }
}

interface Given {
  readonly text: string
  /** Of its file. */
  readonly name: string
  readonly onScreen: boolean
}

/** A file of everything, or of one game, ours or another program's. */
async function openText(host: TerminalHost, { text, name, onScreen }: Given): Promise<number> {
  const told = await readTold(text, host.clock.now())
  if (typeof told === 'string') throw new UserError(told)
  if (told) {
    if (onScreen) await (await screens()).openTold(host, told)
    else tellReviewed(host, told)
    return 0
  }
  const everything = readBelongings(text)
  if (everything.ok) {
    for (const sentence of await unpackEverything(host, everything.value)) console.log(sentence)
    return 0
  }
  if (everything.rejection.code !== 'not-belongings')
    throw new UserError(rejectionWords(everything.rejection))
  const saved = readSaved(text)
  if (!saved.ok) throw new UserError(rejectionWords(saved.rejection))
  const game = await bringInGame(host, saved.value, name)
  if (!onScreen) return byLines(host, game)
  await (await screens()).openKept(host, game)
  return 0
}

async function byLines(host: TerminalHost, { id, saved, finished }: ShelvedGame): Promise<number> {
  if (finished) {
    await replayLines(host, saved)
    return 0
  }
  const loaded = await mustLoad(saved.record.game)
  const table = resumedTable(host, loaded, saved)
  if (!table.ok) throw new UserError(rejectionWords(table.rejection, loaded.words))
  return resumeLines(host, { loaded, id, table: table.value, players: saved.players })
}
