import { readSavedGame } from '#app/saved-game-format.ts'
import { openErrorWords } from '#table/record-words.ts'
import { addToSavedGames } from '../play/local-games.ts'
import { type OpenFailure, openSavedGame } from '../play/open-saved-game.ts'
import { navigate } from '../router.ts'
import { shellWords } from '../words.ts'
import { importEverything } from './import-everything.ts'
import { backupWords, importWords } from './words.ts'

export interface ImportResult {
  readonly kind: 'note' | 'refused'
  readonly text: string
  /** What was left out, a sentence each. */
  readonly refused?: readonly string[]
  /** What is known of a game that was not brought in. */
  readonly openFailure?: OpenFailure
}

/** Takes whatever file Quincunx exported, of one game or of everything, or says why not. */
export async function importFile(text: string): Promise<ImportResult> {
  if (!text.trimStart().startsWith('{')) {
    const foreign = await openImportedGame(text)
    if (foreign) return foreign
  }
  const everything = await importEverything(text)
  if (everything.ok) {
    const { refused } = everything.value
    return {
      kind: refused.length > 0 ? 'refused' : 'note',
      text: importWords.moved(everything.value),
      refused,
    }
  }
  if (everything.rejection.code !== 'not-belongings')
    return { kind: 'refused', text: openErrorWords(everything.rejection) }
  return importSavedGame(text)
}

/** Leads to a game that another program has written; it can be looked at, not kept. */
async function openImportedGame(text: string): Promise<ImportResult | undefined> {
  try {
    const { readImportedGame: readForeign } = await import('../review/read-imported-game.ts')
    const foreign = await readForeign(text)
    if (!foreign) return undefined
    if (!foreign.ok) return { kind: 'refused', text: foreign.why }
    const { importedGamePath: foreignPath } = await import('../replay-link.ts')
    navigate(await foreignPath(text))
    return { kind: 'note', text: backupWords.looking }
  } catch {
    return { kind: 'refused', text: shellWords.loadFailed }
  }
}

/** Reads a saved game whole or refuses it with the reason. */
async function importSavedGame(text: string): Promise<ImportResult> {
  const saved = readSavedGame(text)
  if (!saved.ok) return { kind: 'refused', text: openErrorWords(saved.rejection) }
  const opened = await openSavedGame(saved.value)
  if (!opened.ok)
    return {
      kind: 'refused',
      text: openErrorWords(opened.rejection, opened.loadedGame?.text),
      openFailure: opened,
    }
  try {
    await addToSavedGames(opened.value.loadedGame, saved.value)
    return { kind: 'note', text: backupWords.broughtGame }
  } catch {
    return { kind: 'refused', text: shellWords.shelfFull }
  }
}
