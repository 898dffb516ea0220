import { readBelongings } from '#session/belongings.ts'
import { readSaved } from '#session/saved.ts'
import { rejectionWords } from '#session/words.ts'
import { unpackEverything } from '../belongings.ts'
import { bringInGame } from '../bring-in.ts'
import { line } from '../kit/spans.ts'
import { readLink } from '../link.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { readTold } from '../told.ts'
import { words } from '../words.ts'
import { createForm } from './form-screen.tsx'
import { openLink } from './link.ts'
import { createNotice } from './notice.tsx'
import { createStepper } from './review.tsx'
import { openShelved } from './shelved.ts'

const WHAT = 'what'
/** A link that carries a long game, with room to spare. */
const LONGEST = 20_000

/** Asks for a link or a file, and opens what is behind it. */
export function createOpenForm(shell: Shell): Screen {
  const { opening: said } = words
  const form: Screen = createForm(shell, {
    title: line(said.title, { bold: true }),
    intro: said.intro,
    first: {},
    deed: said.deed,
    fields: () => [{ kind: 'text', key: WHAT, label: said.what, help: said.help, longest: LONGEST }],
    async begin(values) {
      const given = (values[WHAT] ?? '').trim()
      if (given === '') return said.nothing
      const link = readLink(given)
      return link ? openLink(shell, link) : openFile(shell, given)
    },
  })
  return form
}

/** A file of everything, or of one game, ours or another program's. Answers with a sentence where it is neither. */
async function openFile(shell: Shell, path: string): Promise<string | undefined> {
  const { host } = shell
  const text = await host.brought.readText(path)
  if (text === undefined) return words.brought.noSuchFile(path)
  const told = await readTold(text, host.clock.now())
  if (typeof told === 'string') return told
  if (told) {
    shell.open(createStepper(shell, told))
    return undefined
  }
  const everything = readBelongings(text)
  if (everything.ok) {
    const sentences = await unpackEverything(host, everything.value)
    shell.replace(createNotice(shell, words.opening.title, sentences.join(' ')))
    return undefined
  }
  if (everything.rejection.code !== 'not-belongings') return rejectionWords(everything.rejection)
  const saved = readSaved(text)
  if (!saved.ok) return rejectionWords(saved.rejection)
  await openShelved(shell, await bringInGame(host, saved.value, path))
  return undefined
}
