import { messageOf } from '#kernel/failure.ts'
import { line } from '../kit/spans.ts'
import type { Screen } from '../screen.ts'
import { settingsIn } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { type Choice, createList } from './list-screen.tsx'

/** How this terminal likes it, and what is kept here. */
export function createSettings(shell: Shell): Screen {
  const { settings: said } = words
  const { memory, shelf } = shell.host

  async function clear(): Promise<void> {
    try {
      await shell.settled()
      for (const { id } of await shelf.list()) await shelf.remove(id)
      screen.say(said.cleared)
    } catch (error) {
      screen.say(messageOf(error))
    }
  }

  const screen = createList<Choice>(shell, {
    title: () => line(said.title, { bold: true }),
    items: () => [
      ...settingsIn(memory).map(
        (setting): Choice => ({ label: setting.label, note: setting.now(), choose: setting.change }),
      ),
      { label: said.clear, apart: true, choose: () => screen.ask(said.clearAsk, () => void clear()) },
    ],
    sentence: () => said.about,
  })
  return screen
}
