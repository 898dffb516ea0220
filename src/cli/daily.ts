import { gameIds } from '#games/catalog.ts'
import { UserError } from '#kernel/failure.ts'
import { rejectionWords } from '#session/words.ts'
import { type Daily, dailyRequest, findDaily, todaysPuzzles } from '#terminal/dailies.ts'
import type { TerminalHost } from '#terminal/host.ts'
import { playLines, resumeLines } from '#terminal/lines/play-lines.ts'
import { mustLoad } from '#terminal/loaded.ts'
import { openToday } from '#terminal/open.ts'
import { resumedTable } from '#terminal/sitting.ts'
import { words as terminalWords } from '#terminal/words.ts'
import { readFlags } from './flags.ts'
import { isScreen, openHost } from './host.ts'
import { dailyPage } from './manual/solo-pages.ts'
import { words } from './words.ts'

/** Today's puzzles: one of them to play or to go on with, or all of them with how they stand. */
export async function daily(given: readonly string[]): Promise<number> {
  const asked = readFlags(given, dailyPage)
  if (!asked) return 0
  const { flags, names } = asked
  const [id, name, day, extra] = names
  if (id === undefined) throw new UserError(words.nameAGameTo('daily', gameIds))
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const loaded = await mustLoad(id)
  const host = openHost()
  try {
    const games = await host.shelf.list()
    const now = host.clock.now()
    const puzzles = todaysPuzzles(loaded, games, now)
    if (puzzles.length === 0) throw new UserError(terminalWords.daily.none(loaded.words.title))
    const chosen = name === undefined ? undefined : findDaily(loaded, games, now, { name, day })
    if (typeof chosen === 'string') throw new UserError(chosen)
    if (flags.plain || !isScreen()) return await byLines(host, chosen, puzzles)
    await openToday(host, chosen)
    return 0
  } finally {
    host.thinker.close()
  }
}

async function byLines(
  host: TerminalHost,
  chosen: Daily | undefined,
  puzzles: readonly Daily[],
): Promise<number> {
  if (!chosen) {
    console.log(terminalWords.daily.title(host.clock.now()))
    for (const { name, title, state } of puzzles) console.log(`  ${name.padEnd(10)}${title}: ${state}`)
    const { loaded, name } = puzzles.find(one => !one.kept?.finished) ?? puzzles[0]!
    console.log(words.today(`quincunx daily ${loaded.id} ${name}`))
    return 0
  }
  const { kept, loaded, title, state } = chosen
  if (!kept) return playLines(host, dailyRequest(chosen))
  if (kept.finished) {
    console.log(`${title}: ${state}`)
    return 0
  }
  const table = resumedTable(host, loaded, kept.saved)
  if (!table.ok) throw new UserError(rejectionWords(table.rejection, loaded.words))
  return resumeLines(host, { loaded, id: kept.id, table: table.value, players: kept.saved.players })
}
