import { readSavedGame } from '#app/saved-game-format.ts'
import { openErrorSentence } from '#table/text/en/records.ts'
import { addToSavedGames } from '../play/local-games.ts'
import { type OpenFailure, openSavedGame } from '../play/open-saved-game.ts'
import { navigate } from '../router.ts'
import { backupText, importText } from '../text/en/backup.ts'
import { shellText } from '../text/en/shell.ts'
import { importEverything } from './import-everything.ts'

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
      text: importText.moved(everything.value),
      refused,
    }
  }
  if (everything.rejection.code !== 'not-a-backup')
    return { kind: 'refused', text: openErrorSentence(everything.rejection) }
  return importSavedGame(text)
}

/** Shows a game that another program has written; it can be replayed, not saved. */
async function openImportedGame(text: string): Promise<ImportResult | undefined> {
  try {
    const { readImportedGame } = await import('../review/read-imported-game.ts')
    const imported = await readImportedGame(text)
    if (!imported) return undefined
    if (typeof imported === 'string') return { kind: 'refused', text: imported }
    const { encodeReplayText, replayPath } = await import('#app/replay-link.ts')
    navigate(replayPath(await encodeReplayText(text)))
    return { kind: 'note', text: backupText.looking }
  } catch {
    return { kind: 'refused', text: shellText.loadFailed }
  }
}

/** Imports a saved game: all of it, or nothing and the reason. */
async function importSavedGame(text: string): Promise<ImportResult> {
  const saved = readSavedGame(text)
  if (!saved.ok) return { kind: 'refused', text: openErrorSentence(saved.rejection) }
  const opened = await openSavedGame(saved.value)
  if (!opened.ok)
    return {
      kind: 'refused',
      text: openErrorSentence(opened.rejection, opened.loadedGame?.text),
      openFailure: opened,
    }
  try {
    await addToSavedGames(opened.value.loadedGame, saved.value)
    return { kind: 'note', text: backupText.broughtGame }
  } catch {
    return { kind: 'refused', text: shellText.shelfFull }
  }
}
