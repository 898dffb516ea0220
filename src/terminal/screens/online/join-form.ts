import { styledLine } from '../../kit/styled-text.ts'
import { readInvitation } from '../../online/address.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { onlineText, refusalSentence } from '../../text/en/online.ts'
import { createForm } from '../forms/form-screen.tsx'
import { openTable } from './table-screen.ts'

const { joining: sentences } = onlineText
const CODE = 'code'
const HOW = 'how'
const LONGEST = 200

/** The form for the code of a table. */
export function createJoinForm(shell: Shell, server: ServerClient): Screen {
  const form = createForm(shell, {
    title: styledLine(sentences.title, { bold: true }),
    initialValues: { [HOW]: 'play' },
    submitLabel: sentences.submit,
    fields: () => [
      { kind: 'text', key: CODE, label: sentences.code, help: sentences.codeHelp, longest: LONGEST },
      {
        kind: 'choice',
        key: HOW,
        label: sentences.how,
        choices: [
          { value: 'play', ...sentences.play },
          { value: 'watch', ...sentences.watch },
        ],
      },
    ],
    async submit(values) {
      const invitation = readInvitation(values[CODE] ?? '')
      if (!invitation.ok) return refusalSentence(invitation.rejection, server)
      const { code, address = server.address } = invitation.value
      if (address !== server.address) return sentences.elsewhere(address)
      const show = (table: Screen) => shell.replaceFrom(form, table)
      return openTable(shell, server, { code, purpose: values[HOW] === 'watch' ? 'watch' : 'play', show })
    },
  })
  return form
}
