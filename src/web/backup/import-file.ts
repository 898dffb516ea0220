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
  /** The reasons for refusals, a sentence each. */
  readonly refused?: readonly string[]
  /** The readable facts about a game that could not be opened. */
  readonly openFailure?: OpenFailure
}

/** Imports any file that Quincunx exported, of one game or of everything, or says why not. */
export async function importFile(text: string): Promise<ImportResult> {
  if (!text.trimStart().startsWith('{')) {
    const imported = await openImportedGame(text)
    if (imported) return imported
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

/** Shows a game that another program has written; it can be replayed, not saved. */
async function openImportedGame(text: string): Promise<ImportResult | undefined> {
  try {
    const { readImportedGame } = await import('../review/read-imported-game.ts')
    const imported = await readImportedGame(text)
    if (!imported) return undefined
    if (!imported.ok) return { kind: 'refused', text: imported.why }
    const { importedGamePath } = await import('../replay-link.ts')
    navigate(await importedGamePath(text))
    return { kind: 'note', text: backupWords.looking }
  } catch {
    return { kind: 'refused', text: shellWords.loadFailed }
  }
}

/** Imports a saved game: all of it, or nothing and the reason. */
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
