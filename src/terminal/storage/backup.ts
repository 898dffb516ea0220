import { type BackupDictionary, type ReadBackup, writeBackup } from '#app/backup.ts'
import { mergeOutcome } from '#app/merge-game.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import type { ImportCount } from '#app/text/en/backup.ts'
import { titleOf } from '#games/catalog.ts'
import { errorMessage } from '#kernel/errors.ts'
import { compileDictionary } from '#lexicon/compile-dictionary.ts'
import type { CustomDictionaries } from '#lexicon/custom-dictionaries.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import { lexiconSentence } from '#lexicon/text/en.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { loadGame } from '../game/loaded-game.ts'
import { openErrorText } from '../game/open-error.ts'
import type { TerminalHost } from '../shell/host.ts'
import { backupText } from '../text/en/backup.ts'
import { exportPreferences, mergePreferences } from './preference-backup.ts'

type BackupHost = Pick<TerminalHost, 'savedGames' | 'preferences' | 'newId'> & {
  readonly files: Pick<TerminalHost['files'], 'loadDictionaries' | 'loadWordLists'>
}

/** The backup of this machine as one file: games, dictionaries, settings and progress. */
export async function createBackup({ savedGames, preferences, files }: BackupHost): Promise<string> {
  const dictionaries = await files.loadDictionaries()
  return writeBackup({
    games: await savedGames.list(),
    dictionaries: dictionaries.all().map(({ name, lexicon }) => ({
      name,
      hash: lexicon.hash,
      file: Buffer.from(writeLexicon(lexicon, { form: 'packed' })).toString('base64'),
    })),
    remembered: await exportPreferences(preferences),
  })
}

interface RestoreCount extends ImportCount {
  /** A sentence for each item that was refused. */
  readonly rejections: readonly string[]
}

/** Imports a backup without losing anything that is here; returns sentences about the result. */
export async function restoreBackup(host: BackupHost, read: ReadBackup): Promise<readonly string[]> {
  // Games need their dictionaries to be replayed, so these come first.
  const dictionaries = await restoreDictionaries(await host.files.loadDictionaries(), read.dictionaries)
  const games = await restoreGames(host, read.games)
  const remembered = await mergePreferences(host.preferences, read.remembered)
  return [
    backupText.moved({ games, dictionaries, remembered }),
    ...(read.unreadableGames > 0 ? [backupText.unread(read.unreadableGames)] : []),
    ...dictionaries.rejections,
    ...games.rejections,
  ]
}

async function restoreDictionaries(
  dictionaries: CustomDictionaries,
  packed: readonly BackupDictionary[],
): Promise<RestoreCount> {
  const rejections: string[] = []
  let alreadyHere = 0
  for (const one of packed) {
    if (dictionaries.find(one.hash)) alreadyHere++
    else {
      const why = await restoreDictionary(dictionaries, one)
      if (why !== undefined) rejections.push(backupText.refusedDictionary(one.name, why))
    }
  }
  return { imported: packed.length - alreadyHere - rejections.length, alreadyHere, rejections }
}

/** Returns the reason where it is refused. */
async function restoreDictionary(
  dictionaries: CustomDictionaries,
  { name, file }: BackupDictionary,
): Promise<string | undefined> {
  const bytes = Buffer.from(file, 'base64')
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const made = compileDictionary({ bytes: buffer, text: () => bytes.toString('utf8') })
  const saved = made.ok ? await dictionaries.save(name, made.value.file.buffer) : made
  return saved.ok ? undefined : lexiconSentence(saved.rejection)
}

async function restoreGames(host: BackupHost, games: readonly StoredGame[]): Promise<RestoreCount> {
  const refused: string[] = []
  let here = 0
  for (const game of games) {
    const arrival = mergeOutcome(game, await host.savedGames.find(game.id))
    if (arrival === 'here') here++
    else {
      const why = await restoreGame(host, arrival === 'other' ? { ...game, id: host.newId() } : game)
      if (why !== undefined) refused.push(backupText.refusedGame(titleOf(game.saved.record.game), why))
    }
  }
  return { imported: games.length - here - refused.length, alreadyHere: here, rejections: refused }
}

/** Returns the reason where it is refused: every game is replayed before it is saved. */
async function restoreGame({ savedGames }: BackupHost, game: StoredGame): Promise<string | undefined> {
  const { record } = game.saved
  const loaded = await loadGame(record.game)
  if (!loaded.ok) return rejectionSentence(loaded.rejection)
  const table = restoreAnyVersion(loaded.value, record)
  if (!table.ok) return openErrorText(loaded.value, record.params, table.rejection)
  try {
    await savedGames.put({ ...game, finished: table.value.ending !== undefined })
    return undefined
  } catch (error) {
    return errorMessage(error)
  }
}

/** Deletes games, dictionaries, word lists, settings and progress. */
export async function deleteEverything({ savedGames, preferences, files }: BackupHost): Promise<void> {
  for (const dictionaries of [await files.loadDictionaries(), await files.loadWordLists()])
    for (const { lexicon } of dictionaries.all()) await dictionaries.remove(lexicon.hash)
  for (const { id } of await savedGames.list()) await savedGames.remove(id)
  preferences.clear()
}
