import { cameTo, openCourse } from '../course.ts'
import type { Daily } from '../dailies.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { openDaily } from './daily.ts'
import { createFigures } from './figures.tsx'
import { createFirstSteps } from './first-steps.tsx'
import { gameTitle } from './game-title.ts'
import { createHelp } from './help.tsx'
import { createLesson } from './lesson.tsx'
import { type Choice, createList } from './list-screen.tsx'
import { createOffering } from './offering.ts'
import { createHouses } from './online/houses.ts'
import { createSetup } from './setup.ts'
import { openShelved } from './shelved.ts'

/** What can be done with a game: go on, a new one, today's, its lessons, online, one's figures, its rules. */
export function createGameMenu(shell: Shell, loaded: LoadedGame): Screen {
  const { clock, memory } = shell.host
  const { gameMenu: said } = words
  const isAlone = loaded.game.seats === 1
  const offering = createOffering(shell, loaded, sentence => menu.say(sentence))

  const menu = createList<Choice>(shell, {
    title: () => gameTitle(shell, loaded),
    items: () => [
      {
        label: isAlone ? said.puzzle : said.game,
        digit: 'n',
        choose: () => shell.open(createSetup(shell, loaded, { last: offering.now().last })),
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
      { label: words.first.menu, digit: 's', choose: () => void meet() },
      ...lessonChoices(),
      ...offering.now().dailies.map(
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
    sentence: () => (offering.now().dailies.length > 0 ? words.daily.title(clock.now()) : ''),
    shown: offering.load,
  })

  function resumable(): readonly Choice[] {
    const { unfinished } = offering.now()
    if (!unfinished) return []
    const { game, about } = unfinished
    const note = `${about}, ${words.ago(clock.now() - game.savedAt)}`
    return [{ label: said.resume, digit: 'g', note, choose: () => void openShelved(shell, game) }]
  }

  async function meet(): Promise<void> {
    shell.openOn(menu, createFirstSteps(shell, loaded, await loaded.loadFirstSteps()))
  }

  function lessonChoices(): readonly Choice[] {
    const { lessons } = offering.now()
    if (lessons.length === 0) return []
    const { at, state } = cameTo(memory, loaded.id, lessons)
    const { state: told } = words.lesson
    const note = state === 'begun' ? told.begun(at + 1) : told[state]
    const choose = () => shell.open(createLesson(shell, loaded, openCourse(memory, loaded, lessons)))
    return [{ label: words.lesson.menu(lessons.length), digit: 'l', ...(note && { note }), choose }]
  }

  async function open(daily: Daily): Promise<void> {
    const refused = await openDaily(shell, daily)
    if (refused !== undefined) menu.say(refused)
  }
  return menu
}
