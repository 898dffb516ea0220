import { errorMessage } from '#kernel/errors.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { createBackup, deleteEverything } from '../../storage/backup.ts'
import { settingsOf } from '../../storage/settings.ts'
import { backupWords } from '../../text/backup-words.ts'
import { words } from '../../text/words.ts'
import { createExportForm } from '../forms/export-form.ts'
import { type Choice, createList } from './list-screen.tsx'

/** The settings of this terminal, and the backup. */
export function createSettingsMenu(shell: Shell): Screen {
  const { settings: sentences } = words
  const { host } = shell

  async function clearGames(): Promise<void> {
    for (const { id } of await host.savedGames.list()) await host.savedGames.remove(id)
  }

  async function remove(work: () => Promise<void>, done: string): Promise<void> {
    try {
      await shell.finishPendingWork()
      await work()
      screen.say(done)
    } catch (error) {
      screen.say(errorMessage(error))
    }
  }

  const screen = createList<Choice>(shell, {
    title: () => styledLine(sentences.title, { bold: true }),
    items: () => [
      ...settingsOf(host.preferences).map(
        (setting): Choice => ({ label: setting.label, note: setting.current(), choose: setting.change }),
      ),
      {
        label: backupWords.exportAll,
        note: backupWords.exportAllNote,
        apart: true,
        choose: () =>
          shell.open(
            createExportForm(shell, {
              title: backupWords.exportAll,
              name: 'quincunx',
              write: () => createBackup(host),
            }),
          ),
      },
      {
        label: backupWords.clear,
        note: backupWords.clearNote,
        choose: () => screen.ask(backupWords.clearAsk, () => void remove(clearGames, backupWords.cleared)),
      },
      {
        label: backupWords.forget,
        note: backupWords.forgetNote,
        choose: () =>
          screen.ask(
            backupWords.forgetAsk,
            () => void remove(() => deleteEverything(host), backupWords.forgotten),
          ),
      },
    ],
    sentence: () => sentences.about,
  })
  return screen
}
