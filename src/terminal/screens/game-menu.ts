import { messageOf } from '#kernel/failure.ts'
import type { Lesson } from '#kernel/lesson.ts'
import type { SavedGame } from '#session/saved.ts'
import { cameTo, openCourse } from '../course.ts'
import { type Daily, todaysPuzzles } from '../dailies.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { openDaily } from './daily.ts'
import { createFigures } from './figures.tsx'
import { gameTitle } from './game-title.ts'
import { createLesson } from './lesson.tsx'
import { type Choice, createList } from './list-screen.tsx'
import { createSetup } from './setup.ts'

/** Whether a game has more to choose from than how to play it. */
export function hasMenu({ game, loadLessons }: LoadedGame): boolean {
  return loadLessons !== undefined || game.dailies !== undefined
}

/** What can be done with a game: a new one, today's, its lessons, one's figures. */
export function createGameMenu(shell: Shell, loaded: LoadedGame): Screen {
  const { shelf, clock, memory } = shell.host
  let last: SavedGame | undefined
  let dailies: readonly Daily[] = []
  let lessons: readonly Lesson[] = []

  const menu = createList<Choice>(shell, {
    title: () => gameTitle(shell, loaded),
    items: () => [
      {
        label: words.gameMenu.play,
        digit: 'n',
        choose: () => shell.open(createSetup(shell, loaded, { last })),
      },
      ...lessonChoices(),
      ...dailies.map(
        (daily, index): Choice => ({
          label: daily.title,
          note: daily.state,
          digit: `${index + 1}`,
          apart: index === 0,
          choose: () => void open(daily),
        }),
      ),
      {
        label: words.gameMenu.figures,
        digit: 't',
        apart: true,
        choose: () => shell.open(createFigures(shell, loaded)),
      },
    ],
    sentence: () => (dailies.length > 0 ? words.daily.title(clock.now()) : ''),
    shown: () => void load(),
  })

  function lessonChoices(): readonly Choice[] {
    if (lessons.length === 0) return []
    const { at, state } = cameTo(memory, loaded.id, lessons)
    const { state: said } = words.lesson
    const note = state === 'begun' ? said.begun(at + 1) : said[state]
    const choose = () => shell.open(createLesson(shell, loaded, openCourse(memory, loaded, lessons)))
    return [{ label: words.lesson.menu(lessons.length), digit: 'l', ...(note && { note }), choose }]
  }

  async function load(): Promise<void> {
    try {
      await shell.settled()
      const games = await shelf.list()
      last = games.find(({ saved }) => saved.record.game === loaded.id)?.saved
      dailies = todaysPuzzles(loaded, games, clock.now())
      lessons = (await loaded.loadLessons?.()) ?? []
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
