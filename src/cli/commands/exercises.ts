import { parseExerciseId } from '#app/exercises/exercise-id.ts'
import { SERIES_NAMES } from '#app/exercises/exercise-series.ts'
import { exerciseRefusalText, exerciseText } from '#app/text/en/exercises.ts'
import { gameCards } from '#games/catalog.ts'
import { UserError } from '#kernel/errors.ts'
import { exerciseStatisticsLines, listSeries } from '#terminal/exercises/exercise-series.ts'
import { type LoadedGame, loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import { createTheme } from '#terminal/kit/theme.ts'
import { padEndTo } from '#terminal/kit/width.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { exercisesText } from '#terminal/text/en/exercises.ts'
import { runExercises } from '#terminal/text-mode/exercises.ts'
import { parseFlags } from '../flags.ts'
import { canShowScreens, openHost } from '../host.ts'
import { loadScreens } from '../load-screens.ts'
import { exercisesPage } from '../manual/local-pages.ts'
import { print } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Opens the exercises of a game: all of them, a series by its name, or one by its id. */
export async function exercises(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, exercisesPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [game, start, extra] = positionals
  if (game === undefined) throw new UsageError(exercisesText.name(gamesWithExercises()))
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const loaded = await loadGameOrThrow(game)
  const kind = checkRequest(loaded, start, flags.kind)
  const host = openHost()
  try {
    if (flags.plain || !canShowScreens()) {
      if (start === undefined) return printOverview(host, loaded)
      return await runExercises(host, loaded, { start, kind })
    }
    await (await loadScreens()).launchExercises(
      host,
      loaded,
      start === undefined ? undefined : { start, kind },
    )
    return 0
  } finally {
    host.engineClient.close()
    host.analysisEngine.close()
  }
}

function gamesWithExercises(): readonly string[] {
  return gameCards.filter(({ hasExercises }) => hasExercises).map(({ id }) => id)
}

/** Throws a sentence for a request that no game could meet; returns the kind that was asked for. */
function checkRequest(
  { card, exercises: kinds }: LoadedGame,
  start: string | undefined,
  kind: string | boolean | undefined,
): string | undefined {
  if (!kinds) throw new UserError(exerciseRefusalText['no-exercises']({ title: card.title }))
  if (start !== undefined && !SERIES_NAMES.some(name => name === start) && !parseExerciseId(start))
    throw new UsageError(exercisesText.noSeries(start, SERIES_NAMES))
  if (kind === undefined) return undefined
  const given = String(kind)
  if (Object.hasOwn(kinds, given)) return given
  const known = Object.keys(kinds).join(', ')
  throw new UsageError(exerciseRefusalText['unknown-exercise-kind']({ given, known }))
}

function printOverview(host: TerminalHost, loaded: LoadedGame): number {
  print(exerciseText.ofGame(loaded.card.title))
  for (const line of exerciseStatisticsLines(host, loaded, createTheme(host.capabilities).glyphs)) print(line)
  const series = listSeries(host, loaded)
  const columns = Math.max(...SERIES_NAMES.map(name => name.length)) + 2
  for (const { name, label, note } of series)
    print(`  ${padEndTo(name, columns)}${label}${note === '' ? '' : `: ${note}`}`)
  print(exercisesText.solveOne(`quincunx exercises ${loaded.id} next`))
  return 0
}
