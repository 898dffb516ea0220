import { definitionLines, wordInCapitals } from '../../game/definitions.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { shellText } from '../../text/en/shell.ts'
import { createHelp } from '../pages/help.tsx'
import { createForm } from './form-screen.tsx'

const WORD = 'word'
const LONGEST = 30

/** Asks for a word and shows its definition. */
export function createDefineForm(shell: Shell, loaded: LoadedGame, params: object): Screen {
  const form = createForm(shell, {
    title: styledLine(shellText.define.title, { bold: true }),
    initialValues: {},
    submitLabel: shellText.define.submit,
    fields: () => [{ kind: 'text', key: WORD, label: shellText.define.word, longest: LONGEST }],
    async submit(values) {
      const word = values[WORD]?.trim() ?? ''
      if (word === '') return shellText.define.nameOne
      shell.replaceFrom(form, await createDefinitionPage(shell, { loaded, params, word }))
      return undefined
    },
  })
  return form
}

export interface WordToDefine {
  readonly loaded: LoadedGame
  readonly params: object
  readonly word: string
}

/** The page with the definition of a word. */
export async function createDefinitionPage(
  shell: Shell,
  { loaded, params, word }: WordToDefine,
): Promise<Screen> {
  const heading = wordInCapitals(loaded, params, word)
  const sections = [{ heading, paragraphs: await definitionLines(loaded, params, word) }]
  return createHelp(shell, { title: shellText.define.title, sections, keys: [], isLiteral: true })
}
