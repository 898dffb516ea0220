import { type Backup, type BackupDictionary, readBackup } from '#app/backup.ts'
import { fromBase64 } from '#app/base64.ts'
import { mergeOutcome } from '#app/merge-game.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import type { ImportCount, ImportSummary as SharedImportSummary } from '#app/text/en/backup.ts'
import { titleOf } from '#games/catalog.ts'
import type { Rejection } from '#kernel/result.ts'
import type { CustomDictionaries } from '#lexicon/custom-dictionaries.ts'
import { lexiconSentence } from '#lexicon/text/en.ts'
import { openErrorSentence } from '#table/text/en/records.ts'
import { randomString, savedGames } from '../device.ts'
import { compileInWorker } from '../lexicon/compile-client.ts'
import { addToSavedGames } from '../play/local-games.ts'
import { openSavedGame } from '../play/open-saved-game.ts'
import { StorageFullError } from '../saved-games.ts'
import { notifySettingsChanged } from '../settings/settings.ts'
import { importText } from '../text/en/backup.ts'
import { loadCustomDictionaries } from './custom-dictionaries.ts'
import { mergePreferences } from './stored-preferences.ts'

interface ImportSummary extends SharedImportSummary {
  /** One sentence for each thing that was refused. */
  readonly refused: readonly string[]
}

type ImportEverythingResult =
  | { readonly ok: true; readonly value: ImportSummary }
  | { readonly ok: false; readonly rejection: Rejection }

/** Merges a backup into the data of this browser, of which nothing is lost. */
export async function importEverything(text: string): Promise<ImportEverythingResult> {
  const read = readBackup(text)
  if (!read.ok) return read
  const refused = read.value.unreadableGames > 0 ? [importText.unread(read.value.unreadableGames)] : []
  // Games are checked with their dictionaries, so these come first.
  const dictionaries = await importDictionaries(read.value.dictionaries, refused)
  const games = await importGames(read.value.games, refused)
  const remembered = importPreferences(read.value, refused)
  return { ok: true, value: { games, dictionaries, remembered, refused } }
}

async function importDictionaries(
  dictionaries: readonly BackupDictionary[],
  refused: string[],
): Promise<ImportCount> {
  if (dictionaries.length === 0) return { imported: 0, alreadyHere: 0 }
  const own = await loadCustomDictionaries()
  let imported = 0
  let alreadyHere = 0
  for (const dictionary of dictionaries) {
    if (own.find(dictionary.hash)) alreadyHere += 1
    else {
      const why = await importDictionary(own, dictionary)
      if (why === undefined) imported += 1
      else refused.push(importText.refusedDictionary(dictionary.name, why))
    }
  }
  return { imported, alreadyHere }
}

/** Resolves to the reason for a refusal, or to undefined. */
async function importDictionary(
  own: CustomDictionaries,
  { name, file }: BackupDictionary,
): Promise<string | undefined> {
  try {
    const compiled = await compileInWorker({ do: 'compile', bytes: fromBase64(file).buffer })
    const saved = compiled.ok ? await own.save(name, compiled.value.file) : compiled
    return saved.ok ? undefined : lexiconSentence(saved.rejection)
  } catch {
    return importText.notKept
  }
}

async function importGames(games: readonly StoredGame[], refused: string[]): Promise<ImportCount> {
  let imported = 0
  let alreadyHere = 0
  for (const game of games) {
    const outcome = mergeOutcome(game, await savedGames.find(game.id))
    if (outcome === 'here') {
      alreadyHere += 1
      continue
    }
    const opened = await openSavedGame(game.saved)
    const title = titleOf(game.saved.record.game)
    if (!opened.ok) {
      refused.push(
        importText.refusedGame(title, openErrorSentence(opened.rejection, opened.loadedGame?.text)),
      )
      continue
    }
    const { savedAt } = game
    const id = outcome === 'other' ? randomString(10) : game.id
    try {
      await addToSavedGames(opened.value.loadedGame, game.saved, { id, savedAt })
      imported += 1
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error
      // The rest would not fit either.
      refused.push(importText.noRoom(games.length - imported - alreadyHere))
      break
    }
  }
  return { imported, alreadyHere }
}

function importPreferences({ remembered }: Backup, refused: string[]): ImportSummary['remembered'] {
  try {
    const merged = mergePreferences(localStorage, remembered)
    notifySettingsChanged()
    return merged
  } catch {
    refused.push(importText.notRemembered)
    return { brought: 0, left: 0 }
  }
}
