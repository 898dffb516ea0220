import { loadLessonIds, titleOf } from '#games/catalog.ts'
import { errorMessage } from '#kernel/errors.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { CustomDictionaries } from '#lexicon/custom-dictionaries.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import type { DictionaryRefusals } from '#lexicon/refusals.ts'
import { lexiconSentence } from '#lexicon/text/en.ts'
import { rejectFile as reject } from '#table/refusals.ts'
import { toBase64 } from './base64.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { mergeOutcome } from './merge-game.ts'
import { mergePreferences, preferencesForBackup } from './merge-preferences.ts'
import { readStoredGame, type SavedGame, writeStoredGame } from './saved-game-format.ts'
import {
  type GameSummary,
  type SavedGameStore,
  StorageFullError,
  type StoredGame,
} from './saved-game-store.ts'
import { type ImportCount, type ImportSummary, importText } from './text/en/backup.ts'

/** All data of the player on this device, as one file. */
export interface Backup {
  readonly games: readonly StoredGame[]
  readonly dictionaries: readonly BackupDictionary[]
  /** Settings, last choices and lesson progress by key. */
  readonly remembered: Readonly<Record<string, string>>
}

export interface BackupDictionary {
  readonly name: string
  readonly hash: string
  /** A lexicon file in base64. */
  readonly file: string
}

/** The content of a backup file, with the number of unreadable games. */
export interface ReadBackup extends Backup {
  readonly unreadableGames: number
}

/** The data of this device that is backed up, restored and deleted. */
export interface BackupDevice {
  readonly savedGames: SavedGameStore
  readonly preferences: KeyValueStore
  loadDictionaries(): Promise<CustomDictionaries>
  /** The word lists of custom puzzles, which are not backed up: puzzles carry their words. */
  loadWordLists(): Promise<CustomDictionaries>
}

/** The parts of a shell that restoring a backup needs. */
export interface RestoreHost extends BackupDevice {
  newId(): string
  /** Compiles the dictionary of a backup into a lexicon file. */
  compileDictionary(file: string): Promise<Result<{ readonly file: ArrayBufferLike }, DictionaryRefusals>>
  /** The reason for a dictionary that cannot be compiled or stored. */
  readonly unreadableDictionary: string
  /** Loads the game and replays every move. */
  replay(saved: SavedGame): Promise<ReplayResult>
}

export type ReplayResult =
  | { readonly ok: true; readonly finished: boolean; readonly summary?: GameSummary }
  | { readonly ok: false; readonly why: string }

/** The result of restoring a backup, with a sentence for each thing that was refused. */
export interface RestoreResult extends ImportSummary {
  readonly refused: readonly string[]
  /** Whether some preferences last only as long as the program runs. */
  readonly hasUnstoredPreferences: boolean
}

/** In every backup since the first version. */
const FORMAT = 'quincunx belongings'
const FORMAT_VERSION = 1

export function writeBackup({ games, dictionaries, remembered }: Backup): string {
  return JSON.stringify({
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    // A summary is made again by the shell that restores the game.
    games: games.map(({ summary: _, ...game }) => writeStoredGame(game)),
    dictionaries,
    remembered,
  })
}

/** Reads a backup. Damaged games are skipped; a damaged file is refused completely. */
export function readBackup(text: string): Result<ReadBackup> {
  const value = parseJson(text)
  if (value === undefined) return reject('not-json')
  if (!isObject(value) || value.format !== FORMAT) return reject('not-a-backup')
  const { formatVersion, games, dictionaries, remembered } = value
  if (formatVersion !== FORMAT_VERSION)
    return reject('another-format', { found: String(formatVersion), known: FORMAT_VERSION })
  if (!Array.isArray(games)) return reject('damaged-record', { part: 'games' })
  if (!Array.isArray(dictionaries) || !dictionaries.every(isDictionary))
    return reject('damaged-record', { part: 'dictionaries' })
  if (!isObject(remembered) || !Object.values(remembered).every(isText))
    return reject('damaged-record', { part: 'remembered' })
  const read = games.flatMap(game => {
    const stored = readStoredGame(game)
    return stored.ok ? stored.value : []
  })
  return accept({
    games: read,
    dictionaries,
    remembered: remembered as Readonly<Record<string, string>>,
    unreadableGames: games.length - read.length,
  })
}

function isDictionary(value: unknown): value is BackupDictionary {
  return isObject(value) && isText(value.name) && isText(value.hash) && isText(value.file)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Everything on this device as one file. */
export async function createBackup(device: BackupDevice): Promise<string> {
  const dictionaries = await device.loadDictionaries()
  return writeBackup({
    games: await device.savedGames.list(),
    dictionaries: dictionaries.all().map(({ name, lexicon }) => ({
      name,
      hash: lexicon.hash,
      file: toBase64(writeLexicon(lexicon, { form: 'packed' })),
    })),
    remembered: preferencesForBackup(device.preferences),
  })
}

/** Merges a backup into the data of this device, of which nothing is lost. */
export async function restoreBackup(host: RestoreHost, read: ReadBackup): Promise<RestoreResult> {
  const refused = read.unreadableGames > 0 ? [importText.unread(read.unreadableGames)] : []
  // Games are replayed with their dictionaries, so these come first.
  const dictionaries = await restoreDictionaries(host, read.dictionaries, refused)
  const games = await restoreGames(host, read.games, refused)
  const { imported, leftOut, isUnstored } = await mergePreferences(
    host.preferences,
    read.remembered,
    // Progress in the present form is read without them.
    game => loadLessonIds(game).catch(() => []),
  )
  const remembered = { imported, leftOut }
  return { games, dictionaries, remembered, refused, hasUnstoredPreferences: isUnstored }
}

async function restoreDictionaries(
  host: RestoreHost,
  dictionaries: readonly BackupDictionary[],
  refused: string[],
): Promise<ImportCount> {
  if (dictionaries.length === 0) return { imported: 0, alreadyHere: 0 }
  const own = await host.loadDictionaries()
  let imported = 0
  let alreadyHere = 0
  for (const dictionary of dictionaries) {
    if (own.find(dictionary.hash)) alreadyHere += 1
    else {
      const why = await restoreDictionary(host, own, dictionary)
      if (why === undefined) imported += 1
      else refused.push(importText.refusedDictionary(dictionary.name, why))
    }
  }
  return { imported, alreadyHere }
}

/** Resolves to the reason for a refusal, or to undefined. */
async function restoreDictionary(
  { compileDictionary, unreadableDictionary }: RestoreHost,
  own: CustomDictionaries,
  { name, file }: BackupDictionary,
): Promise<string | undefined> {
  try {
    const compiled = await compileDictionary(file)
    const saved = compiled.ok ? await own.save(name, compiled.value.file) : compiled
    return saved.ok ? undefined : lexiconSentence(saved.rejection)
  } catch {
    return unreadableDictionary
  }
}

async function restoreGames(
  host: RestoreHost,
  games: readonly StoredGame[],
  refused: string[],
): Promise<ImportCount> {
  let imported = 0
  let alreadyHere = 0
  for (const game of games) {
    const outcome = mergeOutcome(game, await host.savedGames.find(game.id))
    if (outcome === 'here') {
      alreadyHere += 1
      continue
    }
    try {
      const why = await restoreGame(host, outcome === 'other' ? { ...game, id: host.newId() } : game)
      if (why === undefined) imported += 1
      else refused.push(importText.refusedGame(titleOf(game.saved.record.game), why))
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error
      // The rest would not fit either.
      refused.push(importText.noRoom(games.length - imported - alreadyHere))
      break
    }
  }
  return { imported, alreadyHere }
}

/** Resolves to the reason for a refusal, or to undefined. */
async function restoreGame(host: RestoreHost, game: StoredGame): Promise<string | undefined> {
  const replayed = await host.replay(game.saved)
  if (!replayed.ok) return replayed.why
  const { finished, summary } = replayed
  try {
    await host.savedGames.put({ ...game, finished, ...(summary && { summary }) })
    return undefined
  } catch (error) {
    if (error instanceof StorageFullError) throw error
    return errorMessage(error)
  }
}

/** Deletes games, dictionaries, word lists, settings and progress. */
export async function deleteEverything(device: BackupDevice): Promise<void> {
  await deleteAllLexicons(await device.loadDictionaries())
  await deleteAllLexicons(await device.loadWordLists())
  await device.savedGames.clear()
  device.preferences.clear()
}

/** Deletes them all; resolves to how many there were. */
export async function deleteAllLexicons(dictionaries: CustomDictionaries): Promise<number> {
  const all = dictionaries.all()
  for (const { lexicon } of all) await dictionaries.remove(lexicon.hash)
  return all.length
}
