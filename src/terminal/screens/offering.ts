import { messageOf } from '#kernel/failure.ts'
import type { Lesson } from '#kernel/lesson.ts'
import type { SavedGame } from '#session/saved.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { type Daily, todaysPuzzles } from '../dailies.ts'
import { tellKept } from '../kept.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'

/** What the shelf and the game itself have to offer in a game's menu. */
export interface Offered {
  readonly last: SavedGame | undefined
  readonly unfinished: { readonly game: ShelvedGame; readonly about: string } | undefined
  readonly dailies: readonly Daily[]
  readonly lessons: readonly Lesson[]
}

const NOTHING_YET: Offered = { last: undefined, unfinished: undefined, dailies: [], lessons: [] }

/** What is offered, as it stood when the menu last came to lie on top. */
export interface Offering {
  now(): Offered
  load(): void
}

export function createOffering(shell: Shell, loaded: LoadedGame, say: (sentence: string) => void): Offering {
  let offered = NOTHING_YET
  return {
    now: () => offered,
    load() {
      offeredBy(shell, loaded)
        .then(
          found => {
            offered = found
          },
          (error: unknown) => say(words.history.unreadable(messageOf(error))),
        )
        .then(shell.redraw)
    },
  }
}

async function offeredBy(shell: Shell, loaded: LoadedGame): Promise<Offered> {
  const { shelf, clock } = shell.host
  await shell.settled()
  const games = await shelf.list()
  const same = games.filter(({ saved }) => saved.record.game === loaded.id)
  const open = same.find(({ finished }) => !finished)
  return {
    last: same[0]?.saved,
    unfinished: open && { game: open, about: (await tellKept(open)).about },
    dailies: todaysPuzzles(loaded, games, clock.now()),
    lessons: (await loaded.loadLessons?.()) ?? [],
  }
}
