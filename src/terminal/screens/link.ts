import { messageOf } from '#kernel/failure.ts'
import { remoteHouse } from '#session/remote/house.ts'
import type { Route } from '#session/route.ts'
import { rejectionWords } from '#session/words.ts'
import { openCourse } from '../course.ts'
import { findDaily } from '../dailies.ts'
import { type Link, replayIn } from '../link.ts'
import { type LoadedGame, loadGame } from '../loaded.ts'
import { fetchFinished } from '../online/finished.ts'
import { enterHouse, type Visit } from '../online/visit.ts'
import { refusalWords } from '../online/words.ts'
import { readSetUp } from '../set-up-asked.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { createAbout } from './about.ts'
import { openDaily } from './daily.ts'
import { createFigures } from './figures.tsx'
import { createFirstSteps } from './first-steps.tsx'
import { createHistory } from './history.ts'
import { createLesson } from './lesson.tsx'
import { beginGame } from './local-play.ts'
import { createLobby } from './online/lobby.ts'
import { createLounge } from './online/lounge.ts'
import { createOpening } from './online/opening.ts'
import { createPage, createPlayerPage } from './online/page.ts'
import { openTable } from './online/table.ts'
import { createReview, createStepper } from './review.tsx'
import { createSettings } from './settings.ts'
import { createSetup } from './setup.ts'

/** Why nothing is opened, in a sentence; undefined where something was. */
type Refusal = string | undefined

type RouteTo<Page extends Route['page']> = Extract<Route, { readonly page: Page }>

/** Opens what a link leads to, above what lies there. */
export async function openLink(shell: Shell, link: Link): Promise<Refusal> {
  try {
    return await follow(shell, link)
  } catch (error) {
    return messageOf(error)
  }
}

async function follow(shell: Shell, link: Link): Promise<Refusal> {
  const { route, address, search } = link
  switch (route.page) {
    case 'lobby':
    case 'learn':
      return undefined
    case 'settings':
      return shown(() => shell.open(createSettings(shell)))
    case 'about':
      return shown(() => shell.open(createAbout(shell)))
    case 'history':
      return shown(() => shell.open(createHistory(shell)))
    case 'replay': {
      const replayed = await replayIn(link, shell.host.clock.now())
      if (typeof replayed === 'string') return replayed
      return shown(() => shell.open(createStepper(shell, replayed)))
    }
    case 'setup':
      return withGame(route.game, loaded => setUp(shell, link, loaded))
    case 'first':
      return withGame(route.game, loaded => meet(shell, loaded))
    case 'lessons':
      return withGame(route.game, loaded => teach(shell, loaded))
    case 'figures':
      return withGame(route.game, loaded => shown(() => shell.open(createFigures(shell, loaded))))
    case 'daily':
      return withGame(route.game, loaded => daily(shell, loaded, route))
    case 'room':
      return inHouse(shell, address, visit => {
        const purpose = search.has('watch') ? 'watch' : 'play'
        return openTable(shell, visit, { code: route.code, purpose, show: shell.open })
      })
    case 'together':
      return inHouse(shell, address, visit => shown(() => shell.open(createLobby(shell, visit))))
    case 'me':
      return inHouse(shell, address, (visit, comeAnew) =>
        shown(() => shell.open(createPage(shell, visit, comeAnew))),
      )
    case 'player':
      return inHouse(shell, address, async visit => {
        const profile = await visit.house.profile(route.id)
        if (!profile.ok) return refusalWords(profile.rejection, visit)
        return shown(() => shell.open(createPlayerPage(shell, visit, profile.value)))
      })
    case 'game':
      return finishedGame(shell, address, route.id)
    case 'print':
    case 'table':
    case 'review':
    case 'missing':
      return words.link[route.page]
  }
}

function shown(open: () => void): Refusal {
  open()
  return undefined
}

async function withGame(
  id: string,
  then: (loaded: LoadedGame) => Refusal | Promise<Refusal>,
): Promise<Refusal> {
  const loaded = await loadGame(id)
  return loaded.ok ? then(loaded.value) : rejectionWords(loaded.rejection)
}

async function setUp(shell: Shell, { search, address }: Link, loaded: LoadedGame): Promise<Refusal> {
  const asked = readSetUp(loaded, search)
  if (typeof asked === 'string') return asked
  if (asked.who === 'online' && loaded.game.seats > 1)
    return inHouse(shell, address, visit =>
      shown(() => shell.open(createOpening(shell, visit, loaded, asked.chosen))),
    )
  if (asked.isComplete) return beginGame(shell, { loaded, request: asked.request })
  return shown(() => shell.open(createSetup(shell, loaded, { asked })))
}

/** The lessons of a game; its first steps are all there is to learn where it has none. */
async function teach(shell: Shell, loaded: LoadedGame): Promise<Refusal> {
  if (!loaded.loadLessons) return meet(shell, loaded)
  const lessons = await loaded.loadLessons()
  return shown(() => shell.open(createLesson(shell, loaded, openCourse(shell.host.memory, loaded, lessons))))
}

async function meet(shell: Shell, loaded: LoadedGame): Promise<Refusal> {
  const steps = await loaded.loadFirstSteps()
  return shown(() => shell.open(createFirstSteps(shell, loaded, steps)))
}

async function daily(shell: Shell, loaded: LoadedGame, route: RouteTo<'daily'>): Promise<Refusal> {
  const { shelf, clock } = shell.host
  const { daily: name, day } = route
  const found = findDaily(loaded, await shelf.list(), clock.now(), { name, day })
  return typeof found === 'string' ? found : openDaily(shell, found)
}

/** Goes into a house and does something there, with the menu of the house behind it. */
async function inHouse(
  shell: Shell,
  address: string,
  then: (visit: Visit, comeAnew: () => Promise<Refusal>) => Refusal | Promise<Refusal>,
): Promise<Refusal> {
  const visit = await enterHouse(shell.host, address)
  if (!visit.ok) return refusalWords(visit.rejection, { address })
  const lounge = createLounge(shell, visit.value)
  shell.open(lounge)
  const refused = await then(visit.value, lounge.comeAnew)
  if (refused !== undefined && shell.top() === lounge) shell.back()
  return refused
}

async function finishedGame(shell: Shell, address: string, id: string): Promise<Refusal> {
  const found = await finishedAt(shell, address, id)
  if (typeof found === 'string') return found
  const { saved, eyes } = found
  return withGame(saved.record.game, loaded =>
    shown(() => shell.open(createReview(shell, loaded, saved, eyes))),
  )
}

async function finishedAt({ host }: Shell, address: string, id: string) {
  const found = await fetchFinished(remoteHouse(host.roads.ask(address)), id)
  return found.ok ? found.value : refusalWords(found.rejection, { address })
}
