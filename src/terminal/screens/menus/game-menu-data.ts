import type { SavedGame } from '#app/saved-game-format.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { type ListedDaily, listDailyPuzzles } from '../../game/daily-puzzles.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeSavedGame } from '../../storage/saved-game-label.ts'
import { shellText } from '../../text/en/shell.ts'

/** The saved games and lessons that a game's menu shows. */
export interface GameMenuData {
  readonly last: SavedGame | undefined
  readonly unfinished: { readonly game: StoredGame; readonly about: string } | undefined
  readonly dailies: readonly ListedDaily[]
  readonly lessons: readonly Lesson[]
}

const EMPTY_DATA: GameMenuData = { last: undefined, unfinished: undefined, dailies: [], lessons: [] }

/** The data as of the last time the menu was shown. */
export interface GameMenuLoader {
  current(): GameMenuData
  load(): void
}

export function createGameMenuLoader(
  shell: Shell,
  loaded: LoadedGame,
  say: (sentence: string) => void,
): GameMenuLoader {
  let offered = EMPTY_DATA
  return {
    current: () => offered,
    load() {
      loadGameMenuData(shell, loaded)
        .then(
          found => {
            offered = found
          },
          (error: unknown) => say(shellText.history.unreadable(errorMessage(error))),
        )
        .then(shell.redraw)
    },
  }
}

async function loadGameMenuData(shell: Shell, loaded: LoadedGame): Promise<GameMenuData> {
  const { savedGames, clock } = shell.host
  await shell.finishPendingWork()
  const games = await savedGames.list()
  const same = games.filter(({ saved }) => saved.record.game === loaded.id)
  const open = same.find(({ finished }) => !finished)
  return {
    last: same[0]?.saved,
    unfinished: open && { game: open, about: (await describeSavedGame(open)).about },
    dailies: listDailyPuzzles(loaded, games, clock.now()),
    lessons: (await loaded.loadLessons?.())?.lessons ?? [],
  }
}
