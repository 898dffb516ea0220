import { gameCards } from '#games/catalog.ts'
import { loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import { createTheme } from '#terminal/kit/theme.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { loadStatistics, statisticsLines, statisticsSummary } from '#terminal/storage/statistics.ts'
import { parseFlags } from '../flags.ts'
import { openHost } from '../host.ts'
import { statisticsPage } from '../manual/local-pages.ts'
import { print, printJson } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Prints the local statistics of one game, or a summary of every game. */
export async function statistics(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, statisticsPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [id, extra] = positionals
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const isJson = flags.json === true
  const host = openHost()
  host.engineClient.close()
  if (id === undefined) for (const game of gameCards) await printSummary(host, game.id, isJson)
  else await printStatistics(host, id, isJson)
  return 0
}

async function printStatistics(host: TerminalHost, id: string, isJson: boolean): Promise<void> {
  const loaded = await loadGameOrThrow(id)
  const found = await loadStatistics(host, loaded)
  if (isJson) printJson(found.kind === 'times' ? found.figures : found.tallies)
  else for (const line of statisticsLines(found, loaded, createTheme(host.capabilities).glyphs)) print(line)
}

async function printSummary(host: TerminalHost, id: string, isJson: boolean): Promise<void> {
  const loaded = await loadGameOrThrow(id)
  const found = await loadStatistics(host, loaded)
  if (isJson) printJson({ game: id, ...found })
  else print(`${loaded.card.title}: ${statisticsSummary(found)}`)
}
