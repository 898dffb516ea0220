import { timeAgo } from '#app/text/en/ago.ts'
import type { ListedDaily } from '../../game/daily-puzzles.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { lessonProgressOf, openLessonCourse } from '../../lessons/lesson-progress.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { exercisesText } from '../../text/en/exercises.ts'
import { onlineText } from '../../text/en/online.ts'
import { shellText } from '../../text/en/shell.ts'
import { createSetupForm } from '../forms/setup-form.ts'
import { createPublishedPuzzles } from '../online/published-puzzles.ts'
import { createServerList } from '../online/server-list.ts'
import { createFirstSteps } from '../pages/first-steps.tsx'
import { createHelp } from '../pages/help.tsx'
import { createLesson } from '../pages/lesson.tsx'
import { createStatisticsPage } from '../pages/statistics.tsx'
import { openSavedGame } from '../play/open-saved-game.ts'
import { openDailyPuzzle } from './daily-puzzles.ts'
import { createExerciseMenu } from './exercise-menu.ts'
import { createGameMenuLoader } from './game-menu-data.ts'
import { gameTitle } from './game-title.ts'
import { type Choice, createList } from './list-screen.tsx'

/** The menu of a game. */
export function createGameMenu(shell: Shell, loaded: LoadedGame): Screen {
  const { clock, preferences } = shell.host
  const { gameMenu: sentences } = shellText
  const isAlone = loaded.rules.seats === 1
  const menuData = createGameMenuLoader(shell, loaded, sentence => menu.say(sentence))

  const menu = createList<Choice>(shell, {
    title: () => gameTitle(shell, loaded),
    items: () => [
      {
        label: isAlone ? sentences.puzzle : sentences.game,
        digit: 'n',
        choose: () => shell.open(createSetupForm(shell, loaded, { last: menuData.current().last })),
      },
      ...resumable(),
      ...(isAlone
        ? []
        : [
            {
              label: shellText.home.online,
              digit: 'o',
              choose: () => shell.open(createServerList(shell)),
            },
          ]),
      ...(loaded.card.composes
        ? [
            {
              label: onlineText.published.menu,
              note: onlineText.published.menuNoteAnywhere,
              digit: 'p',
              choose: () =>
                shell.open(createServerList(shell, server => createPublishedPuzzles(shell, server, loaded))),
            },
          ]
        : []),
      { label: shellText.first.menu, digit: 's', choose: () => void meet() },
      ...lessonChoices(),
      ...(loaded.exercises
        ? [
            {
              label: exercisesText.menu,
              digit: 'e',
              choose: () => shell.open(createExerciseMenu(shell, loaded)),
            },
          ]
        : []),
      ...menuData.current().dailies.map(
        (daily, index): Choice => ({
          label: daily.title,
          note: daily.state,
          digit: `${index + 1}`,
          apart: index === 0,
          choose: () => void open(daily),
        }),
      ),
      {
        label: isAlone ? sentences.times : sentences.figures,
        digit: 'f',
        apart: true,
        choose: () => shell.open(createStatisticsPage(shell, loaded)),
      },
      {
        label: sentences.rules,
        digit: 'r',
        choose: () => shell.open(createHelp(shell, { sections: loaded.text.help('terminal'), keys: [] })),
      },
    ],
    sentence: () => (menuData.current().dailies.length > 0 ? shellText.daily.title(clock.now()) : ''),
    onShow: menuData.load,
  })

  function resumable(): readonly Choice[] {
    const { unfinished } = menuData.current()
    if (!unfinished) return []
    const { game, about } = unfinished
    const note = `${about}, ${timeAgo(game.savedAt, clock.now())}`
    return [{ label: sentences.resume, digit: 'g', note, choose: () => void openSavedGame(shell, game) }]
  }

  async function meet(): Promise<void> {
    shell.openIfOnTop(menu, createFirstSteps(shell, loaded, (await loaded.loadFirstSteps()).firstSteps))
  }

  function lessonChoices(): readonly Choice[] {
    const { lessons } = menuData.current()
    if (lessons.length === 0) return []
    const { at, state } = lessonProgressOf(preferences, loaded.id, lessons)
    const { state: progressText } = shellText.lesson
    const note = state === 'begun' ? progressText.begun(at + 1) : progressText[state]
    const choose = () =>
      shell.open(createLesson(shell, loaded, openLessonCourse(preferences, loaded, lessons)))
    return [{ label: shellText.lesson.menu(lessons.length), digit: 'l', ...(note && { note }), choose }]
  }

  async function open(daily: ListedDaily): Promise<void> {
    const refused = await openDailyPuzzle(shell, daily)
    if (refused !== undefined) menu.say(refused)
  }
  return menu
}
