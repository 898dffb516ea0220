import { isObject, parseJson } from '#kernel/json.ts'
import { accept, type Result } from '#kernel/result.ts'
import { cleanName, type Player } from '#table/player.ts'
import { rejectFile as reject } from '#table/refusals.ts'
import { readRecord } from '#table/restore.ts'
import type { TableRecord } from '#table/table.ts'

/** A saved game: in a file, in the browser's storage, or pasted as text. */
export interface SavedGame {
  readonly players: readonly Player[]
  readonly record: TableRecord
}

const FORMAT = 'quincunx game'
const FORMAT_VERSION = 1

export function writeSavedGame(saved: SavedGame): string {
  return JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, ...saved }, null, 1)
}

/** Reads a saved game completely or not at all. The moves are checked later, when the table is restored. */
export function readSavedGame(text: string): Result<SavedGame> {
  const value = parseJson(text)
  if (value === undefined) return reject('not-json')
  if (!isObject(value) || value.format !== FORMAT) return reject('not-a-saved-game')
  const { formatVersion, players, record } = value
  if (formatVersion !== FORMAT_VERSION)
    return reject('another-format', { found: String(formatVersion), known: FORMAT_VERSION })
  return readSavedGameValue({ players, record })
}

/** Like `readSavedGame`, for a parsed value without a format header. */
export function readSavedGameValue({
  players,
  record,
}: Readonly<Record<'players' | 'record', unknown>>): Result<SavedGame> {
  if (!Array.isArray(players)) return reject('damaged-record', { part: 'players' })
  const seated = players.map(readPlayer)
  if (!seated.every(player => player !== undefined)) return reject('damaged-record', { part: 'players' })
  const read = readRecord(record)
  return read.ok ? accept({ players: seated, record: read.value }) : read
}

function readPlayer(value: unknown): Player | undefined {
  if (!isObject(value)) return undefined
  const { kind, name, level } = value
  if (kind === 'person' && typeof name === 'string') return { kind, name: cleanName(name) }
  if (kind === 'computer' && typeof level === 'string') return { kind, level: cleanName(level) }
  return undefined
}
