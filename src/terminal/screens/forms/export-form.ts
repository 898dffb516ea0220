import { utcDay } from '#kernel/daily.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { backupText } from '../../text/en/backup.ts'
import { shellText } from '../../text/en/shell.ts'
import { createNotice } from '../pages/notice.tsx'
import { createForm } from './form-screen.tsx'

export interface ExportOptions {
  readonly title: string
  /** The default name of the file, to which the day is appended. */
  readonly name: string
  write(): Promise<string>
}

const FILE = 'file'
const LONGEST = 400

/** Asks for the name of a file and exports to it. */
export function createExportForm(shell: Shell, { title, name, write }: ExportOptions): Screen {
  const { clock, files } = shell.host
  const form: Screen = createForm(shell, {
    title: styledLine(title, { bold: true }),
    initialValues: { [FILE]: `${name}-${utcDay(clock.now())}.json` },
    submitLabel: backupText.submit,
    fields: () => [
      { kind: 'text', key: FILE, label: backupText.file, help: backupText.exportHelp, longest: LONGEST },
    ],
    async submit(values) {
      const path = (values[FILE] ?? '').trim()
      const refused = await files.writeText(path, `${await write()}\n`)
      if (refused !== undefined) return refused
      shell.replace(createNotice(shell, title, shellText.history.exported(path)))
      return undefined
    },
  })
  return form
}
