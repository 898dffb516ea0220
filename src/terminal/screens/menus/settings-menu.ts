import { errorMessage } from '#kernel/errors.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { createBackup, deleteEverything } from '../../storage/backup.ts'
import { settingsOf } from '../../storage/settings.ts'
import { backupText } from '../../text/en/backup.ts'
import { shellText } from '../../text/en/shell.ts'
import { createExportForm } from '../forms/export-form.ts'
import { type Choice, createList } from './list-screen.tsx'

/** The settings of this terminal, and the backup. */
export function createSettingsMenu(shell: Shell): Screen {
  const { settings: sentences } = shellText
  const { host } = shell

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
        label: backupText.exportAll,
        note: backupText.exportAllNote,
        apart: true,
        choose: () =>
          shell.open(
            createExportForm(shell, {
              title: backupText.exportAll,
              name: 'quincunx',
              write: () => createBackup(host),
            }),
          ),
      },
      {
        label: backupText.clear,
        note: backupText.clearNote,
        choose: () =>
          screen.ask(
            backupText.clearAsk,
            () => void remove(() => host.savedGames.clear(), backupText.cleared),
          ),
      },
      {
        label: backupText.forget,
        note: backupText.forgetNote,
        choose: () =>
          screen.ask(
            backupText.forgetAsk,
            () => void remove(() => deleteEverything(host), backupText.forgotten),
          ),
      },
    ],
    sentence: () => sentences.about,
  })
  return screen
}
