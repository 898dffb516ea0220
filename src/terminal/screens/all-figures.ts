import { programme } from '#games/programme.ts'
import { messageOf } from '#kernel/failure.ts'
import { figureSum, keptFigures } from '../figures.ts'
import { line } from '../kit/spans.ts'
import { type LoadedGame, loadGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { createFigures } from './figures.tsx'
import { type Choice, createList } from './list-screen.tsx'

/** What was played here of every game, each with the way to its figures. */
export function createAllFigures(shell: Shell): Screen {
  let games: readonly Choice[] = []

  async function load(): Promise<void> {
    try {
      await shell.settled()
      const loaded = await Promise.all(programme.map(({ id }) => loadGame(id)))
      games = await Promise.all(loaded.flatMap(one => (one.ok ? [listed(one.value)] : [])))
    } catch (error) {
      screen.say(words.history.unreadable(messageOf(error)))
    }
    shell.redraw()
  }

  async function listed(loaded: LoadedGame): Promise<Choice> {
    return {
      label: loaded.words.title,
      tone: loaded.face.fruit,
      note: figureSum(await keptFigures(shell.host, loaded)),
      choose: () => shell.open(createFigures(shell, loaded)),
    }
  }

  const screen = createList<Choice>(shell, {
    title: () => line(words.figures.menu, { bold: true }),
    items: () => games.map((game, index) => ({ ...game, digit: `${index + 1}` })),
    sentence: () => (games.length === 0 ? words.loading : words.figures.all),
    shown: () => void load(),
  })
  return screen
}
