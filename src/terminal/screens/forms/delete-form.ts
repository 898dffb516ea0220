import { errorMessage } from '#kernel/errors.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { backupText } from '../../text/en/backup.ts'
import { createNotice } from '../pages/notice.tsx'
import { createForm } from './form-screen.tsx'

export interface DeleteOptions {
  readonly title: string
  /** A sentence about the data that is lost. */
  readonly warning: string
  readonly done: string
  remove(): Promise<void>
}

const WORD = 'word'
const LONGEST = 20

/** Deletes a lot, once a word is typed: no key that was pressed once too often does it. */
export function createDeleteForm(shell: Shell, { title, warning, done, remove }: DeleteOptions): Screen {
  return createForm(shell, {
    title: styledLine(title, { bold: true }),
    intro: warning,
    initialValues: {},
    submitLabel: backupText.deleteDeed,
    fields: () => [
      {
        kind: 'text',
        key: WORD,
        label: backupText.deleteLabel(backupText.deleteWord),
        help: backupText.deleteHelp,
        longest: LONGEST,
      },
    ],
    async submit(values) {
      if ((values[WORD] ?? '').trim().toLowerCase() !== backupText.deleteWord)
        return backupText.deleteRefused(backupText.deleteWord)
      try {
        await shell.finishPendingWork()
        await remove()
      } catch (error) {
        return errorMessage(error)
      }
      shell.replace(createNotice(shell, title, done))
      return undefined
    },
  })
}
