import { gameCards } from '#games/catalog.ts'
import { errorMessage } from '#kernel/errors.ts'
import { type LoadedGame, loadGame } from '../../game/loaded-game.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { loadStatistics, statisticsSummary } from '../../storage/statistics.ts'
import { shellText } from '../../text/en/shell.ts'
import { createStatisticsPage } from '../pages/statistics.tsx'
import { type Choice, createList } from './list-screen.tsx'

/** A summary of every game, each of which opens its statistics. */
export function createAllStatistics(shell: Shell): Screen {
  let games: readonly Choice[] = []

  async function load(): Promise<void> {
    try {
      await shell.finishPendingWork()
      const loaded = await Promise.all(gameCards.map(({ id }) => loadGame(id)))
      games = await Promise.all(loaded.flatMap(one => (one.ok ? [listed(one.value)] : [])))
    } catch (error) {
      screen.say(shellText.history.unreadable(errorMessage(error)))
    }
    shell.redraw()
  }

  async function listed(loaded: LoadedGame): Promise<Choice> {
    return {
      label: loaded.card.title,
      tone: loaded.card.accent,
      note: statisticsSummary(await loadStatistics(shell.host, loaded)),
      choose: () => shell.open(createStatisticsPage(shell, loaded)),
    }
  }

  const screen = createList<Choice>(shell, {
    title: () => styledLine(shellText.figures.menu, { bold: true }),
    items: () => games.map((game, index) => ({ ...game, digit: `${index + 1}` })),
    sentence: () => (games.length === 0 ? shellText.loading : shellText.figures.all),
    onShow: () => void load(),
  })
  return screen
}
