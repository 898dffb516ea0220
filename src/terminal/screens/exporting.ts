import { utcDay } from '#session/daily.ts'
import { backupWords as said } from '../belongings-words.ts'
import { styledLine } from '../kit/spans.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { createForm } from './form-screen.tsx'
import { createNotice } from './notice.tsx'

export interface ExportOptions {
  readonly title: string
  /** What its file is called, unless one says otherwise: with the day after it. */
  readonly name: string
  write(): Promise<string>
}

const FILE = 'file'
const LONGEST = 400

/** Asks for the name of a file, and writes something to it that can be taken elsewhere. */
export function createExportForm(shell: Shell, { title, name, write }: ExportOptions): Screen {
  const { clock, files } = shell.host
  const form: Screen = createForm(shell, {
    title: styledLine(title, { bold: true }),
    initialValues: { [FILE]: `${name}-${utcDay(clock.now())}.json` },
    submitLabel: said.deed,
    fields: () => [{ kind: 'text', key: FILE, label: said.file, help: said.exportHelp, longest: LONGEST }],
    async submit(values) {
      const path = (values[FILE] ?? '').trim()
      const refused = await files.writeText(path, `${await write()}\n`)
      if (refused !== undefined) return refused
      shell.replace(createNotice(shell, title, words.history.exported(path)))
      return undefined
    },
  })
  return form
}
