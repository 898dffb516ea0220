import { writeSavedGame } from '#app/saved-game-format.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { timeAgo } from '#app/text/en/ago.ts'
import { errorMessage } from '#kernel/errors.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeSavedGame } from '../../storage/saved-game-label.ts'
import { shellText } from '../../text/en/shell.ts'
import { createExportForm } from '../forms/export-form.ts'
import { openSavedGame } from '../play/open-saved-game.ts'
import { type Choice, createList } from './list-screen.tsx'

interface SavedGameChoice extends Choice {
  readonly game: StoredGame
  readonly moves: string
}

/** The saved games: resume, replay, export or delete. */
export function createSavedGamesMenu(shell: Shell): Screen {
  const { savedGames, clock } = shell.host
  const { history: sentences } = shellText
  let games: readonly SavedGameChoice[] | undefined

  async function load(): Promise<void> {
    try {
      await shell.finishPendingWork()
      games = await Promise.all((await savedGames.list()).map(listed))
    } catch (error) {
      games = []
      screen.say(sentences.unreadable(errorMessage(error)))
    }
    shell.redraw()
  }

  async function listed(game: StoredGame): Promise<SavedGameChoice> {
    const { title, about, result, moves, tone } = await describeSavedGame(game)
    const note = `${about}, ${result}, ${timeAgo(game.savedAt, clock.now())}`
    const choose = () => void openSavedGame(shell, game)
    return { game, label: title, note, moves, choose, ...(tone && { tone }) }
  }

  async function remove({ id }: StoredGame): Promise<void> {
    try {
      await savedGames.remove(id)
      await load()
      screen.say(sentences.deleted)
    } catch (error) {
      screen.say(errorMessage(error))
    }
  }

  function sentence(chosen: SavedGameChoice | undefined): string {
    if (!games) return sentences.loading
    return chosen ? sentences.kept(chosen.moves, savedGames.pathOf?.(chosen.game.id)) : sentences.empty
  }

  const screen = createList<SavedGameChoice>(shell, {
    title: () => styledLine(sentences.title, { bold: true }),
    items: () => games ?? [],
    sentence,
    keys: () => [
      { command: 'export', keys: ['x'] },
      { command: 'delete', keys: ['d', 'delete', 'backspace'] },
    ],
    handlers: {
      export(chosen) {
        if (!chosen) return
        const { saved } = chosen.game
        const name = `quincunx-${saved.record.game}`
        shell.open(
          createExportForm(shell, {
            title: sentences.export,
            name,
            write: async () => writeSavedGame(saved),
          }),
        )
      },
      delete: chosen => chosen && screen.ask(sentences.deleteAsk, () => void remove(chosen.game)),
    },
    onShow: () => void load(),
  })
  return screen
}
