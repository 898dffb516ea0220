import { styledLine } from '../../kit/styled-text.ts'
import { readInvitation } from '../../online/address.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { onlineWords, refusalWords } from '../../text/online-words.ts'
import { createForm } from '../forms/form-screen.tsx'
import { openTable } from './table-screen.ts'

const { joining: said } = onlineWords
const CODE = 'code'
const HOW = 'how'
const LONGEST = 200

/** Asks for the code of a table. */
export function createJoinForm(shell: Shell, visit: ServerClient): Screen {
  const form = createForm(shell, {
    title: styledLine(said.title, { bold: true }),
    initialValues: { [HOW]: 'play' },
    submitLabel: said.deed,
    fields: () => [
      { kind: 'text', key: CODE, label: said.code, help: said.codeHelp, longest: LONGEST },
      {
        kind: 'choice',
        key: HOW,
        label: said.how,
        choices: [
          { value: 'play', ...said.play },
          { value: 'watch', ...said.watch },
        ],
      },
    ],
    async submit(values) {
      const invitation = readInvitation(values[CODE] ?? '')
      if (!invitation.ok) return refusalWords(invitation.rejection, visit)
      const { code, address = visit.address } = invitation.value
      if (address !== visit.address) return said.elsewhere(address)
      const show = (table: Screen) => shell.replaceFrom(form, table)
      return openTable(shell, visit, { code, purpose: values[HOW] === 'watch' ? 'watch' : 'play', show })
    },
  })
  return form
}
