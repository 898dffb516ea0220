import { isObject, parseJson } from '#kernel/json.ts'
import { accept, type Result } from '#kernel/result.ts'
import { rejectFile as reject } from '#table/refusals.ts'
import { readSavedGameValue } from './saved-game-format.ts'
import type { StoredGame } from './saved-game-store.ts'

/** All data of the player on this device, as one file. */
export interface Backup {
  readonly games: readonly StoredGame[]
  readonly dictionaries: readonly BackupDictionary[]
  /** Settings, last choices and lesson progress by key, in the format of the shell that wrote them. */
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

const FORMAT = 'quincunx belongings'
const FORMAT_VERSION = 1

export function writeBackup({ games, dictionaries, remembered }: Backup): string {
  return JSON.stringify({
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    games: games.map(({ id, savedAt, finished, saved }) => ({ id, savedAt, finished, ...saved })),
    dictionaries,
    remembered,
  })
}

/** Reads a backup. Damaged games are skipped; a damaged file is refused completely. */
export function readBackup(text: string): Result<ReadBackup> {
  const value = parseJson(text)
  if (value === undefined) return reject('not-json')
  if (!isObject(value) || value.format !== FORMAT) return reject('not-belongings')
  const { formatVersion, games, dictionaries, remembered } = value
  if (formatVersion !== FORMAT_VERSION)
    return reject('another-format', { found: String(formatVersion), known: FORMAT_VERSION })
  if (!Array.isArray(games)) return reject('damaged-record', { part: 'games' })
  if (!Array.isArray(dictionaries) || !dictionaries.every(isDictionary))
    return reject('damaged-record', { part: 'dictionaries' })
  if (!isObject(remembered) || !Object.values(remembered).every(isText))
    return reject('damaged-record', { part: 'remembered' })
  const read = games.flatMap(game => readGame(game) ?? [])
  return accept({
    games: read,
    dictionaries,
    remembered: remembered as Readonly<Record<string, string>>,
    unreadableGames: games.length - read.length,
  })
}

function readGame(value: unknown): StoredGame | undefined {
  if (!isObject(value)) return undefined
  const { id, savedAt, finished, players, record } = value
  if (!isText(id) || !/^[\w-]{1,80}$/.test(id) || typeof savedAt !== 'number') return undefined
  const saved = readSavedGameValue({ players, record })
  return saved.ok ? { id, savedAt, finished: finished === true, saved: saved.value } : undefined
}

function isDictionary(value: unknown): value is BackupDictionary {
  return isObject(value) && isText(value.name) && isText(value.hash) && isText(value.file)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
