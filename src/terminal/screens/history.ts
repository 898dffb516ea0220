import { messageOf } from '#kernel/failure.ts'
import { writeSaved } from '#session/saved.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { tellKept } from '../kept.ts'
import { line } from '../kit/spans.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { createExporting } from './exporting.ts'
import { type Choice, createList } from './list-screen.tsx'
import { openShelved } from './shelved.ts'

interface Kept extends Choice {
  readonly game: ShelvedGame
  readonly moves: string
}

/** The games on the shelf: to go on with, to replay, to export, to delete. */
export function createHistory(shell: Shell): Screen {
  const { shelf, clock } = shell.host
  const { history: said } = words
  let games: readonly Kept[] | undefined

  async function load(): Promise<void> {
    try {
      await shell.settled()
      games = await Promise.all((await shelf.list()).map(listed))
    } catch (error) {
      games = []
      screen.say(said.unreadable(messageOf(error)))
    }
    shell.redraw()
  }

  async function listed(game: ShelvedGame): Promise<Kept> {
    const { title, about, result, moves, tone } = await tellKept(game)
    const note = `${about}, ${result}, ${words.ago(clock.now() - game.savedAt)}`
    const choose = () => void openShelved(shell, game)
    return { game, label: title, note, moves, choose, ...(tone && { tone }) }
  }

  async function remove({ id }: ShelvedGame): Promise<void> {
    try {
      await shelf.remove(id)
      await load()
      screen.say(said.deleted)
    } catch (error) {
      screen.say(messageOf(error))
    }
  }

  function sentence(chosen: Kept | undefined): string {
    if (!games) return said.loading
    return chosen ? said.kept(chosen.moves, shelf.pathOf?.(chosen.game.id)) : said.empty
  }

  const screen = createList<Kept>(shell, {
    title: () => line(said.title, { bold: true }),
    items: () => games ?? [],
    sentence,
    keys: () => [
      { command: 'export', keys: ['x'] },
      { command: 'delete', keys: ['d', 'delete', 'backspace'] },
    ],
    deeds: {
      export(chosen) {
        if (!chosen) return
        const { saved } = chosen.game
        const name = `quincunx-${saved.record.game}`
        shell.open(createExporting(shell, { title: said.export, name, write: async () => writeSaved(saved) }))
      },
      delete: chosen => chosen && screen.ask(said.deleteAsk, () => void remove(chosen.game)),
    },
    shown: () => void load(),
  })
  return screen
}
