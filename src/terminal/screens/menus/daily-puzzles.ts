import type { StoredGame } from '#app/saved-game-store.ts'
import { gameIds } from '#games/catalog.ts'
import { type ListedDaily, listDailyPuzzles, requestDaily } from '../../game/daily-puzzles.ts'
import { loadGame } from '../../game/loaded-game.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { shellText } from '../../text/en/shell.ts'
import { beginLocalGame } from '../play/local-game.ts'
import { openSavedGame } from '../play/open-saved-game.ts'
import { createList } from './list-screen.tsx'

/** Today's puzzles of every game that has them. */
export async function loadAllDailies(
  games: readonly StoredGame[],
  now: number,
): Promise<readonly ListedDaily[]> {
  const loaded = await Promise.all(gameIds.map(loadGame))
  return loaded.flatMap(one => (one.ok ? listDailyPuzzles(one.value, games, now) : []))
}

/** Resumes or begins a daily puzzle. Returns a sentence where that is impossible. */
export async function openDailyPuzzle(shell: Shell, daily: ListedDaily): Promise<string | undefined> {
  if (daily.savedGame) {
    await openSavedGame(shell, daily.savedGame)
    return undefined
  }
  return beginLocalGame(shell, { loaded: daily.loaded, request: requestDaily(daily) })
}

/** The list of today's puzzles. */
export function createDailyPuzzlesMenu(shell: Shell): Screen {
  const { savedGames, clock } = shell.host
  let dailies: readonly ListedDaily[] = []

  const list = createList(shell, {
    title: () => styledLine(shellText.daily.title(clock.now()), { bold: true }),
    items: () =>
      dailies.map((daily, index) => ({
        label: `${daily.loaded.card.title}: ${daily.title}`,
        note: daily.state,
        tone: daily.loaded.card.accent,
        digit: `${index + 1}`,
        choose: () => void open(daily),
      })),
    sentence: () => shellText.daily.about,
    onShow: () => void load(),
  })

  async function load(): Promise<void> {
    await shell.finishPendingWork()
    dailies = await loadAllDailies(await savedGames.list().catch(() => []), clock.now())
    shell.redraw()
  }

  async function open(daily: ListedDaily): Promise<void> {
    const refused = await openDailyPuzzle(shell, daily)
    if (refused !== undefined) list.say(refused)
  }
  return list
}
