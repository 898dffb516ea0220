import { gameCards } from '#games/catalog.ts'
import { UserError } from '#kernel/errors.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { resumeTable } from '#terminal/game/active-game.ts'
import {
  findListedDaily,
  type ListedDaily,
  listDailyPuzzles,
  requestDaily,
} from '#terminal/game/daily-puzzles.ts'
import { loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import { padEndTo } from '#terminal/kit/width.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { shellText } from '#terminal/text/en/shell.ts'
import { playInTextMode, resumeInTextMode } from '#terminal/text-mode/local-game.ts'
import { parseFlags } from '../flags.ts'
import { canShowScreens, openHost } from '../host.ts'
import { loadScreens } from '../load-screens.ts'
import { dailyPage } from '../manual/local-pages.ts'
import { print } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Plays or resumes one of today's puzzles, or lists all of them with their state. */
export async function daily(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, dailyPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [id, name, day, extra] = positionals
  if (id === undefined) return showAllDailies(flags.plain === true)
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const loaded = await loadGameOrThrow(id)
  const host = openHost()
  try {
    const games = await host.savedGames.list()
    const now = host.clock.now()
    const puzzles = listDailyPuzzles(loaded, games, now)
    if (puzzles.length === 0)
      throw new UserError(shellText.daily.refusals['no-daily-puzzles']({ title: loaded.card.title }))
    const chosen = name === undefined ? undefined : findListedDaily(loaded, games, now, { name, day })
    if (typeof chosen === 'string') throw new UserError(chosen)
    if (flags.plain || !canShowScreens()) return await runInTextMode(host, chosen, puzzles)
    await (await loadScreens()).launchDailyPuzzles(host, chosen)
    return 0
  } finally {
    host.engineClient.close()
  }
}

/** Today's puzzles of every game. */
async function showAllDailies(isTextMode: boolean): Promise<number> {
  const host = openHost()
  try {
    if (!isTextMode && canShowScreens()) {
      await (await loadScreens()).launchDailyPuzzles(host, undefined)
      return 0
    }
    const games = await host.savedGames.list()
    const ids = gameCards.filter(({ dailies }) => dailies !== undefined).map(({ id }) => id)
    const loaded = await Promise.all(ids.map(loadGameOrThrow))
    const puzzles = loaded.flatMap(game => listDailyPuzzles(game, games, host.clock.now()))
    printDailies(host, puzzles, ({ game, name }) => `${game} ${name}`)
    return 0
  } finally {
    host.engineClient.close()
  }
}

function printDailies(
  host: TerminalHost,
  puzzles: readonly ListedDaily[],
  nameOf: (daily: ListedDaily) => string,
): void {
  print(shellText.daily.title(host.clock.now()))
  const columns = Math.max(0, ...puzzles.map(daily => nameOf(daily).length)) + 2
  for (const daily of puzzles) print(`  ${padEndTo(nameOf(daily), columns)}${daily.title}: ${daily.state}`)
  const next = puzzles.find(({ savedGame }) => !savedGame?.finished) ?? puzzles[0]
  if (next) print(cliText.today(`quincunx daily ${next.game} ${next.name}`))
}

async function runInTextMode(
  host: TerminalHost,
  chosen: ListedDaily | undefined,
  puzzles: readonly ListedDaily[],
): Promise<number> {
  if (!chosen) {
    printDailies(host, puzzles, ({ name }) => name)
    return 0
  }
  const { savedGame, loaded, title, state } = chosen
  if (!savedGame) return playInTextMode(host, requestDaily(chosen))
  if (savedGame.finished) {
    print(`${title}: ${state}`)
    return 0
  }
  const table = resumeTable(host, loaded, savedGame.saved)
  if (!table.ok) throw new UserError(rejectionSentence(table.rejection, loaded.text))
  return resumeInTextMode(host, {
    loaded,
    id: savedGame.id,
    table: table.value,
    players: savedGame.saved.players,
  })
}
