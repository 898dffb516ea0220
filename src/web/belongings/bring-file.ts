import { readSaved } from '#session/saved.ts'
import { unopenedWords } from '#session/saved-words.ts'
import { navigate } from '../router.ts'
import { bringIn } from '../table/games.ts'
import { openSaved, type Unopened } from '../table/open-saved.ts'
import { shellWords } from '../words.ts'
import { bringEverything } from './unpack.ts'
import { belongingsWords, movedWords } from './words.ts'

export interface Answer {
  readonly kind: 'note' | 'refused'
  readonly text: string
  /** What was left out, a sentence each. */
  readonly refused?: readonly string[]
  /** What is known of a game that was not brought in. */
  readonly unopened?: Unopened
}

/** Takes whatever file Quincunx exported, of one game or of everything, or says why not. */
export async function bringFile(text: string): Promise<Answer> {
  if (!text.trimStart().startsWith('{')) {
    const foreign = await bringForeign(text)
    if (foreign) return foreign
  }
  const everything = await bringEverything(text)
  if (everything.ok) {
    const { refused } = everything.value
    return {
      kind: refused.length > 0 ? 'refused' : 'note',
      text: movedWords.moved(everything.value),
      refused,
    }
  }
  if (everything.rejection.code !== 'not-belongings')
    return { kind: 'refused', text: unopenedWords(everything.rejection) }
  return bringGame(text)
}

/** Leads to a game that another program has written; it can be looked at, not kept. */
async function bringForeign(text: string): Promise<Answer | undefined> {
  try {
    const { readForeign } = await import('../review/foreign.ts')
    const foreign = await readForeign(text)
    if (!foreign) return undefined
    if (!foreign.ok) return { kind: 'refused', text: foreign.why }
    const { foreignPath } = await import('../link.ts')
    navigate(await foreignPath(text))
    return { kind: 'note', text: belongingsWords.looking }
  } catch {
    return { kind: 'refused', text: shellWords.loadFailed }
  }
}

/** Reads a saved game whole or refuses it with the reason. */
async function bringGame(text: string): Promise<Answer> {
  const saved = readSaved(text)
  if (!saved.ok) return { kind: 'refused', text: unopenedWords(saved.rejection) }
  const opened = await openSaved(saved.value)
  if (!opened.ok)
    return {
      kind: 'refused',
      text: unopenedWords(opened.rejection, opened.parlour?.words),
      unopened: opened,
    }
  try {
    await bringIn(opened.value.parlour, saved.value)
    return { kind: 'note', text: belongingsWords.broughtGame }
  } catch {
    return { kind: 'refused', text: shellWords.shelfFull }
  }
}
