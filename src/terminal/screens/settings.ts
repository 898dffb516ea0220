import { messageOf } from '#kernel/failure.ts'
import { forgetEverything, packEverything } from '../belongings.ts'
import { belongingsWords } from '../belongings-words.ts'
import { line } from '../kit/spans.ts'
import type { Screen } from '../screen.ts'
import { settingsIn } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { createExporting } from './exporting.ts'
import { type Choice, createList } from './list-screen.tsx'

/** How this terminal likes it, and what is kept here. */
export function createSettings(shell: Shell): Screen {
  const { settings: said } = words
  const { host } = shell

  async function clearGames(): Promise<void> {
    for (const { id } of await host.shelf.list()) await host.shelf.remove(id)
  }

  async function remove(work: () => Promise<void>, done: string): Promise<void> {
    try {
      await shell.settled()
      await work()
      screen.say(done)
    } catch (error) {
      screen.say(messageOf(error))
    }
  }

  const screen = createList<Choice>(shell, {
    title: () => line(said.title, { bold: true }),
    items: () => [
      ...settingsIn(host.memory).map(
        (setting): Choice => ({ label: setting.label, note: setting.now(), choose: setting.change }),
      ),
      {
        label: belongingsWords.exportAll,
        note: belongingsWords.exportAllNote,
        apart: true,
        choose: () =>
          shell.open(
            createExporting(shell, {
              title: belongingsWords.exportAll,
              name: 'quincunx',
              write: () => packEverything(host),
            }),
          ),
      },
      {
        label: belongingsWords.clear,
        note: belongingsWords.clearNote,
        choose: () =>
          screen.ask(belongingsWords.clearAsk, () => void remove(clearGames, belongingsWords.cleared)),
      },
      {
        label: belongingsWords.forget,
        note: belongingsWords.forgetNote,
        choose: () =>
          screen.ask(
            belongingsWords.forgetAsk,
            () => void remove(() => forgetEverything(host), belongingsWords.forgotten),
          ),
      },
    ],
    sentence: () => said.about,
  })
  return screen
}
