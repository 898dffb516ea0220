import type { GameRequest } from '#app/game-request.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { errorMessage, UserError } from '#kernel/errors.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import type { SeriesStart } from '../exercises/exercise-series.ts'
import type { ListedDaily } from '../game/daily-puzzles.ts'
import { type LoadedGame, loadGameOrThrow } from '../game/loaded-game.ts'
import type { ReviewedGame } from '../game/reviewed-game.ts'
import { queryBackground } from '../kit/background-colour.ts'
import { createTheme } from '../kit/theme.ts'
import type { LessonCourse } from '../lessons/lesson-progress.ts'
import type { JoinedTable } from '../online/join-table.ts'
import type { ServerClient } from '../online/server-client.ts'
import { createCustomMenu, createLevelMenu } from '../screens/menus/custom-menu.ts'
import { createDailyPuzzlesMenu, openDailyPuzzle } from '../screens/menus/daily-puzzles.ts'
import { createExerciseMenu } from '../screens/menus/exercise-menu.ts'
import { createHomeMenu, createHomePlaceholder } from '../screens/menus/home-menu.ts'
import { createServerMenu } from '../screens/online/server-menu.ts'
import { createTableScreen } from '../screens/online/table-screen.ts'
import { createExerciseScreen } from '../screens/pages/exercise.tsx'
import { createFirstSteps } from '../screens/pages/first-steps.tsx'
import { createLesson } from '../screens/pages/lesson.tsx'
import { createReplay, createReview } from '../screens/pages/review.tsx'
import { beginLocalGame, openLocalGame } from '../screens/play/local-game.ts'
import { openSavedGame } from '../screens/play/open-saved-game.ts'
import { preferredBackground } from '../storage/settings.ts'
import type { TerminalHost } from './host.ts'
import type { PageUrl } from './page-url.ts'
import { openPageUrl } from './router.ts'
import { createShell, type Shell, type StartedGame } from './shell.ts'
import { showStage } from './stage.tsx'

/** Opens the home menu. */
export async function launchHome(host: TerminalHost): Promise<void> {
  const shell = await openShell(host)
  shell.open(createHomeMenu(shell))
  await showStage(shell)
}

/** Plays a game in full screen. Throws a sentence where it is refused. */
export async function launchGame(host: TerminalHost, request: GameRequest): Promise<void> {
  const loaded = await loadGameOrThrow(request.game)
  const begin = (shell: Shell) => beginLocalGame(shell, { loaded, request })
  if (!loaded.face.menu) return launchOverHome(host, begin)
  await launchOverHome(host, begin, shell => {
    shell.open(createCustomMenu(shell, loaded, { chosen: request.params, isAboveHome: false }))
    shell.open(createLevelMenu(shell, loaded, request.params))
  })
}

/** Opens the menu of a game that has its own, with the params chosen so far. */
export async function launchCustomMenu(
  host: TerminalHost,
  loaded: LoadedGame,
  chosen: object,
): Promise<void> {
  const shell = await openShell(host)
  shell.open(createCustomMenu(shell, loaded, { chosen, isAboveHome: false }))
  await showStage(shell)
}

/** Resumes or reviews a saved game. */
export async function launchSavedGame(host: TerminalHost, game: StoredGame): Promise<void> {
  await launchOverHome(host, async shell => {
    await openSavedGame(shell, game)
    return undefined
  })
}

/** Opens one of today's puzzles, or the list of all. */
export async function launchDailyPuzzles(host: TerminalHost, daily: ListedDaily | undefined): Promise<void> {
  await launchOverHome(host, async shell => {
    if (daily) return openDailyPuzzle(shell, daily)
    shell.open(createDailyPuzzlesMenu(shell))
    return undefined
  })
}

/** Opens a series of exercises or one exercise; by default the menu of all. */
export async function launchExercises(
  host: TerminalHost,
  loaded: LoadedGame,
  from: SeriesStart | undefined,
): Promise<void> {
  await launchOverHome(host, async shell => {
    shell.open(createExerciseMenu(shell, loaded))
    if (from) shell.open(createExerciseScreen(shell, loaded, from))
    return undefined
  })
}

/** Opens the lessons of a game. */
export async function launchLessons(
  host: TerminalHost,
  loaded: LoadedGame,
  course: LessonCourse,
): Promise<void> {
  await launchOverHome(host, async shell => {
    shell.open(createLesson(shell, loaded, course))
    return undefined
  })
}

/** Opens the first steps of a game, then the home menu. */
export async function launchFirstSteps(
  host: TerminalHost,
  loaded: LoadedGame,
  steps: readonly FirstStep[],
  from: number,
): Promise<void> {
  await launchOverHome(host, async shell => {
    shell.open(createFirstSteps(shell, loaded, steps, { from }))
    return undefined
  })
}

/** Opens a screen above the home menu, so that leaving it leads there. */
async function launchOverHome(
  host: TerminalHost,
  begin: (shell: Shell) => Promise<string | undefined>,
  openBelow = (shell: Shell) => shell.open(createHomePlaceholder(shell)),
): Promise<void> {
  const shell = await openShell(host)
  let refused: string | undefined
  const refuse = (sentence: string) => {
    refused = sentence
    shell.exit()
  }
  openBelow(shell)
  begin(shell).then(
    sentence => sentence && refuse(sentence),
    (error: unknown) => refuse(errorMessage(error)),
  )
  await showStage(shell)
  if (refused !== undefined) throw new UserError(refused)
}

/** Opens the page of a link. */
export async function launchPageUrl(host: TerminalHost, link: PageUrl): Promise<void> {
  await launchOverHome(host, async shell => {
    const ground = shell.top()
    const refused = await openPageUrl(shell, link)
    // Some pages are the home menu itself.
    if (refused === undefined && shell.top() === ground) shell.replace(createHomeMenu(shell))
    return refused
  })
}

/** Opens an online table above the menu of its server and the home menu. */
export async function launchTable(
  host: TerminalHost,
  server: ServerClient,
  joined: JoinedTable,
): Promise<void> {
  const shell = await openShell(host)
  shell.open(createHomePlaceholder(shell))
  shell.open(createServerMenu(shell, server))
  shell.open(createTableScreen(shell, server, joined))
  await showStage(shell)
}

/** Steps through a game of another program. */
export async function launchImportedGame(host: TerminalHost, game: ReviewedGame): Promise<void> {
  await launchOverHome(host, async shell => {
    shell.open(createReplay(shell, game))
    return undefined
  })
}

/** Steps through a saved game, with the review. */
export async function launchReplay(host: TerminalHost, saved: SavedGame): Promise<void> {
  const loaded = await loadGameOrThrow(saved.record.game)
  const shell = await openShell(host)
  shell.open(createReview(shell, loaded, saved))
  await showStage(shell)
}

async function openShell(host: TerminalHost): Promise<Shell> {
  const { capabilities } = host
  const wished = preferredBackground(host.preferences)
  if (wished) return createShell(host, createTheme({ ...capabilities, background: wished }), openGame)
  const asks =
    capabilities.background === undefined &&
    (capabilities.colours === 'full' || capabilities.colours === '256')
  const background = asks ? await queryBackground(host) : undefined
  return createShell(host, createTheme(capabilities, background), openGame)
}

function openGame(shell: Shell, game: StartedGame): void {
  openLocalGame(shell, game, shell.replace)
}
