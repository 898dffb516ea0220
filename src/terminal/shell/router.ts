import { createApiClient } from '#app/api-client.ts'
import { fetchFinishedGame } from '#app/finished-game.ts'
import type { Route } from '#app/route.ts'
import { readSetupLink } from '#app/setup-query.ts'
import { exerciseRefusalText } from '#app/text/en/exercises.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { ExerciseKinds } from '#kernel/exercise.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { findListedDaily } from '../game/daily-puzzles.ts'
import { type LoadedGame, loadGame } from '../game/loaded-game.ts'
import { openLessonCourse } from '../lessons/lesson-progress.ts'
import { connectToServer, type ServerClient } from '../online/server-client.ts'
import { createSetupForm } from '../screens/forms/setup-form.ts'
import { createDailyPuzzlesMenu, openDailyPuzzle } from '../screens/menus/daily-puzzles.ts'
import { createExerciseMenu } from '../screens/menus/exercise-menu.ts'
import { createSavedGamesMenu } from '../screens/menus/saved-games.ts'
import { createSettingsMenu } from '../screens/menus/settings-menu.ts'
import { createLobby } from '../screens/online/lobby.ts'
import { createNewTableForm } from '../screens/online/new-table-form.ts'
import { createOwnPage, createPlayerPage } from '../screens/online/player-page.ts'
import { createPublishedPuzzles } from '../screens/online/published-puzzles.ts'
import { createServerMenu } from '../screens/online/server-menu.ts'
import { openTable } from '../screens/online/table-screen.ts'
import { createAbout } from '../screens/pages/about.ts'
import { createExerciseScreen } from '../screens/pages/exercise.tsx'
import { createFirstSteps } from '../screens/pages/first-steps.tsx'
import { createLesson } from '../screens/pages/lesson.tsx'
import { createReplay, createReview } from '../screens/pages/review.tsx'
import { createStatisticsPage } from '../screens/pages/statistics.tsx'
import { beginLocalGame } from '../screens/play/local-game.ts'
import { refusalSentence } from '../text/en/online.ts'
import { shellText } from '../text/en/shell.ts'
import { type PageUrl, readReplayUrl, resolveShortUrl } from './page-url.ts'
import type { Shell } from './shell.ts'

/** A sentence why nothing was opened; undefined after success. */
type Refusal = string | undefined

type RouteTo<Page extends Route['page']> = Extract<Route, { readonly page: Page }>

/** Opens the page of a link on top. */
export async function openPageUrl(shell: Shell, link: PageUrl): Promise<Refusal> {
  try {
    return await openRoute(shell, link)
  } catch (error) {
    return errorMessage(error)
  }
}

async function openRoute(shell: Shell, link: PageUrl): Promise<Refusal> {
  const { route, address, search } = link
  switch (route.page) {
    case 'lobby':
    case 'learn':
    case 'exercises':
      return undefined
    case 'settings':
      return didOpen(() => shell.open(createSettingsMenu(shell)))
    case 'about':
      return didOpen(() => shell.open(createAbout(shell)))
    case 'history':
      return didOpen(() => shell.open(createSavedGamesMenu(shell)))
    case 'embed':
      return openRoute(shell, { ...link, route: route.shown })
    case 'replay': {
      const replayed = await readReplayUrl(link, shell.host.clock.now())
      if (typeof replayed === 'string') return replayed
      return didOpen(() => shell.open(createReplay(shell, replayed)))
    }
    case 'setup':
      return withGame(route.game, loaded => openSetupPage(shell, link, loaded))
    case 'first':
      return withGame(route.game, loaded => openFirstStepsPage(shell, loaded))
    case 'lessons':
      return withGame(route.game, loaded => openLessonsPage(shell, loaded))
    case 'figures':
      return withGame(route.game, loaded => didOpen(() => shell.open(createStatisticsPage(shell, loaded))))
    case 'exercise-overview':
      return withGame(route.game, loaded =>
        withExercises(loaded, () => shell.open(createExerciseMenu(shell, loaded))),
      )
    case 'exercise':
      return withGame(route.game, loaded =>
        withExercises(loaded, kinds => {
          const kind = search.get('kind')
          const isKnown = kind !== null && Object.hasOwn(kinds, kind)
          shell.open(createExerciseScreen(shell, loaded, { start: route.id, ...(isKnown && { kind }) }))
        }),
      )
    case 'archive':
      return didOpen(() => shell.open(createDailyPuzzlesMenu(shell)))
    case 'daily':
      return withGame(route.game, loaded => openDailyPage(shell, loaded, route))
    case 'room':
      return onServer(shell, address, server => {
        const purpose = search.has('watch') ? 'watch' : 'play'
        return openTable(shell, server, { code: route.code, purpose, show: shell.open })
      })
    case 'short': {
      const resolved = await resolveShortUrl(link, shell.host.serverAccess)
      return typeof resolved === 'string' ? resolved : openRoute(shell, resolved)
    }
    case 'together':
      return onServer(shell, address, server => didOpen(() => shell.open(createLobby(shell, server))))
    case 'me':
      return onServer(shell, address, (server, reconnect) =>
        didOpen(() => shell.open(createOwnPage(shell, server, reconnect))),
      )
    case 'player':
      return onServer(shell, address, async server => {
        const profile = await server.api.profile(route.id)
        if (!profile.ok) return refusalSentence(profile.rejection, server)
        return didOpen(() => shell.open(createPlayerPage(shell, server, profile.value)))
      })
    case 'published':
      return withGame(route.game, loaded =>
        onServer(shell, address, server =>
          didOpen(() => shell.open(createPublishedPuzzles(shell, server, loaded))),
        ),
      )
    case 'game':
      return openFinishedGame(shell, address, route.id)
    case 'print':
    case 'compose':
    case 'position':
    case 'map':
    case 'table':
    case 'review':
    case 'missing':
      return shellText.link[route.page]
  }
}

function didOpen(open: () => void): Refusal {
  open()
  return undefined
}

async function withGame(
  id: string,
  then: (loaded: LoadedGame) => Refusal | Promise<Refusal>,
): Promise<Refusal> {
  const loaded = await loadGame(id)
  return loaded.ok ? then(loaded.value) : rejectionSentence(loaded.rejection)
}

function withExercises({ card, exercises }: LoadedGame, open: (kinds: ExerciseKinds) => void): Refusal {
  if (!exercises) return exerciseRefusalText['no-exercises']({ title: card.title })
  return didOpen(() => open(exercises))
}

async function openSetupPage(
  shell: Shell,
  { search, address }: PageUrl,
  loaded: LoadedGame,
): Promise<Refusal> {
  const read = readSetupLink(loaded, search, shellText.setup.defaultName)
  if (!read.ok) return rejectionSentence(read.rejection, loaded.text)
  const fromUrl = read.value
  if (fromUrl.opponents === 'online' && loaded.rules.seats > 1)
    return onServer(shell, address, server =>
      didOpen(() => shell.open(createNewTableForm(shell, server, loaded, fromUrl.chosen))),
    )
  if (fromUrl.isComplete) return beginLocalGame(shell, { loaded, request: fromUrl.request })
  return didOpen(() => shell.open(createSetupForm(shell, loaded, { fromUrl })))
}

/** Opens the lessons of a game, or its first steps where it has none. */
async function openLessonsPage(shell: Shell, loaded: LoadedGame): Promise<Refusal> {
  if (!loaded.loadLessons) return openFirstStepsPage(shell, loaded)
  const { lessons } = await loaded.loadLessons()
  return didOpen(() =>
    shell.open(createLesson(shell, loaded, openLessonCourse(shell.host.preferences, loaded, lessons))),
  )
}

async function openFirstStepsPage(shell: Shell, loaded: LoadedGame): Promise<Refusal> {
  const { firstSteps: steps } = await loaded.loadFirstSteps()
  return didOpen(() => shell.open(createFirstSteps(shell, loaded, steps)))
}

async function openDailyPage(shell: Shell, loaded: LoadedGame, route: RouteTo<'daily'>): Promise<Refusal> {
  const { savedGames, clock } = shell.host
  const { daily: name, day } = route
  const found = findListedDaily(loaded, await savedGames.list(), clock.now(), { name, day })
  return typeof found === 'string' ? found : openDailyPuzzle(shell, found)
}

/** Connects to a server and opens something above its menu. */
async function onServer(
  shell: Shell,
  address: string,
  then: (server: ServerClient, reconnect: () => Promise<Refusal>) => Refusal | Promise<Refusal>,
): Promise<Refusal> {
  const server = await connectToServer(shell.host, address)
  if (!server.ok) return refusalSentence(server.rejection, { address })
  const serverMenu = createServerMenu(shell, server.value)
  shell.open(serverMenu)
  const refused = await then(server.value, serverMenu.reconnect)
  if (refused !== undefined && shell.top() === serverMenu) shell.back()
  return refused
}

async function openFinishedGame(shell: Shell, address: string, id: string): Promise<Refusal> {
  const found = await fetchFinishedFrom(shell, address, id)
  if (typeof found === 'string') return found
  const { saved, perspective } = found
  return withGame(saved.record.game, loaded =>
    didOpen(() => shell.open(createReview(shell, loaded, saved, { perspective }))),
  )
}

async function fetchFinishedFrom({ host }: Shell, address: string, id: string) {
  const found = await fetchFinishedGame(createApiClient(host.serverAccess.createHttpClient(address)), id)
  return found.ok ? found.value : refusalSentence(found.rejection, { address })
}
