import { defined } from '../defined.ts'
import { line } from '../kit/spans.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { createForm } from './form-screen.tsx'
import { createHelp } from './help.tsx'

const WORD = 'word'
const LONGEST = 30

/** Asks which word is meant, and tells what it means. */
export function createDefine(shell: Shell, loaded: LoadedGame, setup: object): Screen {
  const form = createForm(shell, {
    title: line(words.define.title, { bold: true }),
    first: {},
    deed: words.define.deed,
    fields: () => [{ kind: 'text', key: WORD, label: words.define.word, longest: LONGEST }],
    async begin(values) {
      const word = values[WORD]?.trim() ?? ''
      if (word === '') return words.define.nameOne
      shell.exchange(form, await createDefinition(shell, { loaded, setup, word }))
      return undefined
    },
  })
  return form
}

export interface Explained {
  readonly loaded: LoadedGame
  readonly setup: object
  readonly word: string
}

/** What a word means, to be read and left. */
export async function createDefinition(shell: Shell, { loaded, setup, word }: Explained): Promise<Screen> {
  const heading = word.toUpperCase()
  const sections = [{ heading, paragraphs: await defined(loaded, setup, word) }]
  return createHelp(shell, { title: words.define.title, sections, keys: [] })
}
