import { messageOf, UserError } from '#kernel/failure.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import type { SavedGame } from '#session/saved.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import type { Course } from './course.ts'
import type { Daily } from './dailies.ts'
import type { GameRequest, TerminalHost } from './host.ts'
import { askGround } from './kit/ground.ts'
import { lookOf } from './kit/look.ts'
import type { Link } from './link.ts'
import { type LoadedGame, mustLoad } from './loaded.ts'
import type { Place } from './online/seat.ts'
import type { Visit } from './online/visit.ts'
import type { Reviewed } from './reviewed.ts'
import { createDailies, openDaily } from './screens/daily.ts'
import { createFirstSteps } from './screens/first-steps.tsx'
import { createGround } from './screens/ground.ts'
import { createLesson } from './screens/lesson.tsx'
import { openLink } from './screens/link.ts'
import { beginGame } from './screens/local-play.ts'
import { createLounge } from './screens/online/lounge.ts'
import { createTable } from './screens/online/table.ts'
import { createLevelMenu, createOwnMenu } from './screens/own-menu.ts'
import { createParlour } from './screens/parlour.ts'
import { createReview, createStepper } from './screens/review.tsx'
import { openShelved } from './screens/shelved.ts'
import { groundWished } from './settings.ts'
import { createShell, type Shell } from './shell.ts'
import { showStage } from './stage.tsx'

/** The parlour with its menus; everything is reached from here. */
export async function openParlour(host: TerminalHost): Promise<void> {
  const shell = await openShell(host)
  shell.open(createParlour(shell))
  await showStage(shell)
}

/** One game on the full screen. Rejects with a sentence when it cannot be begun so. */
export async function openGame(host: TerminalHost, request: GameRequest): Promise<void> {
  const loaded = await mustLoad(request.game)
  const begin = (shell: Shell) => beginGame(shell, { loaded, request })
  if (!loaded.face.menu) return openAbove(host, begin)
  await openAbove(host, begin, shell => {
    shell.open(createOwnMenu(shell, loaded, { chosen: request.setup, inParlour: false }))
    shell.open(createLevelMenu(shell, loaded, request.setup))
  })
}

/** The menu of a game that has its own, with what was chosen for it already. */
export async function openOwnMenu(host: TerminalHost, loaded: LoadedGame, chosen: object): Promise<void> {
  const shell = await openShell(host)
  shell.open(createOwnMenu(shell, loaded, { chosen, inParlour: false }))
  await showStage(shell)
}

/** A game from the shelf, to go on with or to review. */
export async function openKept(host: TerminalHost, game: ShelvedGame): Promise<void> {
  await openAbove(host, async shell => {
    await openShelved(shell, game)
    return undefined
  })
}

/** One of today's puzzles, or all of them to choose from. */
export async function openToday(host: TerminalHost, daily: Daily | undefined): Promise<void> {
  await openAbove(host, async shell => {
    if (daily) return openDaily(shell, daily)
    shell.open(createDailies(shell))
    return undefined
  })
}

/** A game's lessons. */
export async function openLessons(host: TerminalHost, loaded: LoadedGame, course: Course): Promise<void> {
  await openAbove(host, async shell => {
    shell.open(createLesson(shell, loaded, course))
    return undefined
  })
}

/** A game's first steps, then the parlour. */
export async function openMeeting(
  host: TerminalHost,
  loaded: LoadedGame,
  steps: readonly FirstStep[],
): Promise<void> {
  await openAbove(host, async shell => {
    shell.open(createFirstSteps(shell, loaded, steps))
    return undefined
  })
}

/** Shows something above the parlour, so that the way back is the same however one came. */
async function openAbove(
  host: TerminalHost,
  begin: (shell: Shell) => Promise<string | undefined>,
  openBelow = (shell: Shell) => shell.open(createGround(shell)),
): Promise<void> {
  const shell = await openShell(host)
  let refused: string | undefined
  const refuse = (sentence: string) => {
    refused = sentence
    shell.leave()
  }
  openBelow(shell)
  begin(shell).then(
    sentence => sentence && refuse(sentence),
    (error: unknown) => refuse(messageOf(error)),
  )
  await showStage(shell)
  if (refused !== undefined) throw new UserError(refused)
}

/** What a link leads to. */
export async function openLinked(host: TerminalHost, link: Link): Promise<void> {
  await openAbove(host, async shell => {
    const ground = shell.top()
    const refused = await openLink(shell, link)
    // Some pages are the parlour's menu itself.
    if (refused === undefined && shell.top() === ground) shell.replace(createParlour(shell))
    return refused
  })
}

/** A table in a house elsewhere, with the house and the parlour behind it. */
export async function openTable(host: TerminalHost, visit: Visit, place: Place): Promise<void> {
  const shell = await openShell(host)
  shell.open(createGround(shell))
  shell.open(createLounge(shell, visit))
  shell.open(createTable(shell, visit, place))
  await showStage(shell)
}

/** A game that another program has written, to be looked at. */
export async function openTold(host: TerminalHost, told: Reviewed): Promise<void> {
  await openAbove(host, async shell => {
    shell.open(createStepper(shell, told))
    return undefined
  })
}

/** Steps through a saved game, with its review. */
export async function openReplay(host: TerminalHost, saved: SavedGame): Promise<void> {
  const loaded = await mustLoad(saved.record.game)
  const shell = await openShell(host)
  shell.open(createReview(shell, loaded, saved))
  await showStage(shell)
}

async function openShell(host: TerminalHost): Promise<Shell> {
  const { facts } = host
  const wished = groundWished(host.memory)
  if (wished) return createShell(host, lookOf({ ...facts, ground: wished }))
  const asks = facts.ground === undefined && (facts.colours === 'full' || facts.colours === '256')
  return createShell(host, lookOf(facts, asks ? await askGround(host) : undefined))
}
