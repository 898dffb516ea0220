import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { createBackup, deleteEverything } from '../../storage/backup.ts'
import { settingsOf } from '../../storage/settings.ts'
import { backupText } from '../../text/en/backup.ts'
import { shellText } from '../../text/en/shell.ts'
import { createDeleteForm } from '../forms/delete-form.ts'
import { createExportForm } from '../forms/export-form.ts'
import { type Choice, createList } from './list-screen.tsx'

/** The settings of this terminal, and the backup. */
export function createSettingsMenu(shell: Shell): Screen {
  const { settings: sentences } = shellText
  const { host } = shell

  return createList<Choice>(shell, {
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
          shell.open(
            createDeleteForm(shell, {
              title: backupText.clear,
              warning: backupText.clearWarning,
              done: backupText.cleared,
              remove: () => host.savedGames.clear(),
            }),
          ),
      },
      {
        label: backupText.forget,
        note: backupText.forgetNote,
        choose: () =>
          shell.open(
            createDeleteForm(shell, {
              title: backupText.forget,
              warning: backupText.forgetWarning,
              done: backupText.forgotten,
              remove: () => deleteEverything(host),
            }),
          ),
      },
    ],
    sentence: () => sentences.about,
  })
}
