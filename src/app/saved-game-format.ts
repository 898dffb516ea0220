import { isObject, parseJson } from '#kernel/json.ts'
import { accept, type Result } from '#kernel/result.ts'
import { cleanName, type Player } from '#table/player.ts'
import { rejectFile as reject } from '#table/refusals.ts'
import { readRecord } from '#table/restore.ts'
import type { TableRecord } from '#table/table.ts'
import { readVariations, type StoredVariations } from '#table/variation-format.ts'
import type { GameSummary, StoredGame } from './saved-game-store.ts'

/** A saved game: in a file, in the browser's storage, or pasted as text. */
export interface SavedGame {
  readonly players: readonly Player[]
  readonly record: TableRecord
  /** The analysis of the finished game. Earlier programs ignore it and read the rest. */
  readonly variations?: StoredVariations
  readonly origin?: GameOrigin
}

/** The game whose moves this one began with: it was played on from a position of a review. */
export interface GameOrigin {
  /** When that game began. */
  readonly startedAt: number
  /** How many moves were taken over, the last of them perhaps from a variation. */
  readonly moves: number
}

const FORMAT = 'quincunx game'
const FORMAT_VERSION = 1

/** Excludes paths out of a folder. */
export function isGameId(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{1,100}$/.test(text)
}

/** A stored game as a plain object: in a browser's database, in a file and in a backup. */
export function writeStoredGame({ saved, ...about }: StoredGame): object {
  return { format: FORMAT, formatVersion: FORMAT_VERSION, ...about, ...saved }
}

/** Reads a stored game. Those of early backups have no format; exported ones have neither id nor time. */
export function readStoredGame(value: unknown, knownId?: string): Result<StoredGame> {
  if (!isObject(value)) return reject('not-a-saved-game')
  const saved = readSavedGameValue({ format: FORMAT, formatVersion: FORMAT_VERSION, ...value })
  if (!saved.ok) return saved
  const { savedAt, finished, summary, isImported } = value
  const id = knownId ?? value.id
  if (!isGameId(id)) return reject('damaged-record', { part: 'id' })
  const { entries, startedAt } = saved.value.record
  return accept({
    id,
    savedAt: typeof savedAt === 'number' ? savedAt : (entries.at(-1)?.at ?? startedAt),
    finished: finished === true,
    ...(isImported === true && { isImported }),
    ...(isObject(summary) && { summary: readSummary(summary) }),
    saved: saved.value,
  })
}

/** Saved games are exported and pasted as this text. */
export function writeSavedGame(saved: SavedGame): string {
  return JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, ...saved }, null, 1)
}

/** Reads a saved game completely or not at all. The moves are checked later, when the table is restored. */
export function readSavedGame(text: string): Result<SavedGame> {
  const value = parseJson(text)
  if (value === undefined) return reject('not-json')
  return readSavedGameValue(value)
}

function readSavedGameValue(value: unknown): Result<SavedGame> {
  if (!isObject(value) || value.format !== FORMAT) return reject('not-a-saved-game')
  const { formatVersion, players, record } = value
  if (formatVersion !== FORMAT_VERSION)
    return reject('another-format', { found: String(formatVersion), known: FORMAT_VERSION })
  if (!Array.isArray(players)) return reject('damaged-record', { part: 'players' })
  const seated = players.map(readPlayer)
  if (!seated.every(player => player !== undefined)) return reject('damaged-record', { part: 'players' })
  const read = readRecord(record)
  if (!read.ok) return read
  const variations = readVariations(value.variations)
  if (!variations.ok) return variations
  const origin = readOrigin(value.origin)
  return accept({
    players: seated,
    record: read.value,
    ...(variations.value && { variations: variations.value }),
    ...(origin && { origin }),
  })
}

function readOrigin(value: unknown): GameOrigin | undefined {
  if (!isObject(value)) return undefined
  const { startedAt, moves } = value
  return Number.isSafeInteger(startedAt) && Number.isSafeInteger(moves)
    ? { startedAt: Number(startedAt), moves: Number(moves) }
    : undefined
}

function readPlayer(value: unknown): Player | undefined {
  if (!isObject(value)) return undefined
  const { kind, name, level } = value
  if (kind === 'person' && typeof name === 'string') return { kind, name: cleanName(name) }
  if (kind === 'computer' && typeof level === 'string') return { kind, level: cleanName(level) }
  return undefined
}

function readSummary({ line, won, moves, ms }: Readonly<Record<string, unknown>>): GameSummary {
  return {
    line: typeof line === 'string' ? line : '',
    moves: typeof moves === 'number' ? moves : 0,
    ...(typeof won === 'boolean' && { won }),
    ...(typeof ms === 'number' && { ms }),
  }
}
