import { messageOf } from '#kernel/failure.ts'
import type { Lesson } from '#kernel/lesson.ts'
import type { SavedGame } from '#session/saved.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { cameTo, openCourse } from '../course.ts'
import { type Daily, todaysPuzzles } from '../dailies.ts'
import { tellKept } from '../kept.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { openDaily } from './daily.ts'
import { createFigures } from './figures.tsx'
import { gameTitle } from './game-title.ts'
import { createHelp } from './help.tsx'
import { createLesson } from './lesson.tsx'
import { type Choice, createList } from './list-screen.tsx'
import { createHouses } from './online/houses.ts'
import { createSetup } from './setup.ts'
import { openShelved } from './shelved.ts'

/** What the shelf and the game itself have to offer in a game's menu. */
export interface Offered {
  readonly last: SavedGame | undefined
  readonly unfinished: { readonly game: ShelvedGame; readonly about: string } | undefined
  readonly dailies: readonly Daily[]
  readonly lessons: readonly Lesson[]
}

export const NOTHING_YET: Offered = { last: undefined, unfinished: undefined, dailies: [], lessons: [] }

export async function offeredBy(shell: Shell, loaded: LoadedGame): Promise<Offered> {
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

/** What can be done with a game: go on, a new one, today's, its lessons, online, one's figures, its rules. */
export function createGameMenu(shell: Shell, loaded: LoadedGame): Screen {
  const { clock, memory } = shell.host
  const { gameMenu: said } = words
  const isAlone = loaded.game.seats === 1
  let offered = NOTHING_YET

  const menu = createList<Choice>(shell, {
    title: () => gameTitle(shell, loaded),
    items: () => [
      {
        label: isAlone ? said.puzzle : said.game,
        digit: 'n',
        choose: () => shell.open(createSetup(shell, loaded, { last: offered.last })),
      },
      ...resumable(),
      ...(isAlone
        ? []
        : [
            {
              label: words.parlour.online,
              digit: 'o',
              choose: () => shell.open(createHouses(shell)),
            },
          ]),
      ...lessonChoices(),
      ...offered.dailies.map(
        (daily, index): Choice => ({
          label: daily.title,
          note: daily.state,
          digit: `${index + 1}`,
          apart: index === 0,
          choose: () => void open(daily),
        }),
      ),
      {
        label: isAlone ? said.times : said.figures,
        digit: 'f',
        apart: true,
        choose: () => shell.open(createFigures(shell, loaded)),
      },
      {
        label: said.rules,
        digit: 'r',
        choose: () => shell.open(createHelp(shell, { sections: loaded.help, keys: [] })),
      },
    ],
    sentence: () => (offered.dailies.length > 0 ? words.daily.title(clock.now()) : ''),
    shown: () => void load(),
  })

  function resumable(): readonly Choice[] {
    if (!offered.unfinished) return []
    const { game, about } = offered.unfinished
    const note = `${about}, ${words.ago(clock.now() - game.savedAt)}`
    return [{ label: said.resume, digit: 'g', note, choose: () => void openShelved(shell, game) }]
  }

  function lessonChoices(): readonly Choice[] {
    const { lessons } = offered
    if (lessons.length === 0) return []
    const { at, state } = cameTo(memory, loaded.id, lessons)
    const { state: told } = words.lesson
    const note = state === 'begun' ? told.begun(at + 1) : told[state]
    const choose = () => shell.open(createLesson(shell, loaded, openCourse(memory, loaded, lessons)))
    return [{ label: words.lesson.menu(lessons.length), digit: 'l', ...(note && { note }), choose }]
  }

  async function load(): Promise<void> {
    try {
      offered = await offeredBy(shell, loaded)
    } catch (error) {
      menu.say(words.history.unreadable(messageOf(error)))
    }
    shell.redraw()
  }

  async function open(daily: Daily): Promise<void> {
    const refused = await openDaily(shell, daily)
    if (refused !== undefined) menu.say(refused)
  }
  return menu
}
