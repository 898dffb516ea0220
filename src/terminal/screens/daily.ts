import { gameIds } from '#games/catalog.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { type Daily, dailyRequest, todaysPuzzles } from '../dailies.ts'
import { line } from '../kit/spans.ts'
import { loadGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { createList } from './list-screen.tsx'
import { beginGame } from './local-play.ts'
import { openShelved } from './shelved.ts'

/** Today's puzzles of every game that has them. */
export async function allDailies(games: readonly ShelvedGame[], now: number): Promise<readonly Daily[]> {
  const loaded = await Promise.all(gameIds.map(loadGame))
  return loaded.flatMap(one => (one.ok ? todaysPuzzles(one.value, games, now) : []))
}

/** Goes on with a daily puzzle where it was begun, or begins it. Answers with a sentence where that is not possible. */
export async function openDaily(shell: Shell, daily: Daily): Promise<string | undefined> {
  if (daily.kept) {
    await openShelved(shell, daily.kept)
    return undefined
  }
  return beginGame(shell, { loaded: daily.loaded, request: dailyRequest(daily) })
}

/** Today's puzzles, to choose from. */
export function createDailies(shell: Shell): Screen {
  const { shelf, clock } = shell.host
  let dailies: readonly Daily[] = []

  const list = createList(shell, {
    title: () => line(words.daily.title(clock.now()), { bold: true }),
    items: () =>
      dailies.map((daily, index) => ({
        label: `${daily.loaded.words.title}: ${daily.title}`,
        note: daily.state,
        tone: daily.loaded.face.fruit,
        digit: `${index + 1}`,
        choose: () => void open(daily),
      })),
    sentence: () => words.daily.about,
    shown: () => void load(),
  })

  async function load(): Promise<void> {
    await shell.settled()
    dailies = await allDailies(await shelf.list().catch(() => []), clock.now())
    shell.redraw()
  }

  async function open(daily: Daily): Promise<void> {
    const refused = await openDaily(shell, daily)
    if (refused !== undefined) list.say(refused)
  }
  return list
}
