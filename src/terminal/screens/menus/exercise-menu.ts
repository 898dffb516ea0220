import { exerciseText } from '#app/text/en/exercises.ts'
import { errorMessage } from '#kernel/errors.ts'
import { exerciseStatisticsLines, listSeries, searchMistakes } from '../../exercises/exercise-series.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { span, styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { createExerciseScreen } from '../pages/exercise.tsx'
import { shortTitle } from './game-title.ts'
import { type Choice, createList } from './list-screen.tsx'

/** The exercises of a game, with the player's results. */
export function createExerciseMenu(shell: Shell, loaded: LoadedGame): Screen {
  const { host, theme } = shell
  let isOpen = true
  let gamesLeft = 0

  function search(): void {
    searchMistakes(host, loaded, {
      isWanted: () => isOpen,
      onProgress(left) {
        gamesLeft = left
        shell.redraw()
      },
    }).catch(error => menu.say(errorMessage(error)))
  }
  search()

  const menu = createList<Choice>(shell, {
    title: () => [
      ...shortTitle(shell, loaded),
      span(`   ${exerciseText.ofGame(loaded.card.title)}`, { tone: 'soft' }),
    ],
    above: () => [
      ...exerciseStatisticsLines(host, loaded, theme.glyphs).map(line => styledLine(line)),
      styledLine(''),
    ],
    items: () =>
      listSeries(host, loaded).map(
        ({ name, label, note }, index): Choice => ({
          label,
          note: name === 'mistakes' && gamesLeft > 0 ? exerciseText.searching(gamesLeft) : note,
          digit: `${index + 1}`,
          choose: () => shell.open(createExerciseScreen(shell, loaded, { start: name })),
        }),
      ),
    sentence: chosen =>
      listSeries(host, loaded).flatMap(({ name, label }) =>
        label === chosen?.label ? [exerciseText.series[name].help] : [],
      )[0] ?? '',
    close: () => {
      isOpen = false
    },
  })
  return menu
}
