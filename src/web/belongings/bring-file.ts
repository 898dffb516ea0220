import { readSaved } from '#session/saved.ts'
import { unopenedWords } from '#session/saved-words.ts'
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
