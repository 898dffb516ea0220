import type { Game, GameTypes } from '#kernel/game.ts'
import { isObject } from '#kernel/json.ts'
import { validateSetup } from '#kernel/options.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import { type RuleVersions, rejectUnknownVersion, rulesForVersion } from '#kernel/rule-versions.ts'
import type { Action } from './action.ts'
import { act, type Entry, openTable, type Table, type TableRecord } from './table.ts'

/** Longer than any move is written: a whole grid of 225 words is one. */
const LONGEST_MOVE = 10_000

/** Rebuilds a table from its record: all of it, or nothing and the reason. */
export function restore<T extends GameTypes>(game: Game<T>, record: TableRecord): Result<Table<T>> {
  if (record.game !== game.id) return reject('another-game', { expected: game.id, found: record.game })
  const rejection = rejectUnknownVersion({ game }, record.version)
  if (rejection) return { ok: false, rejection }
  const setup = validateSetup<T['setup']>(game, record.setup)
  if (!setup.ok) return setup
  if (game.needsGeneration?.(setup.value)) return reject('damaged-record', { part: 'setup' })

  let table = openTable(game, setup.value, record.seed, record.startedAt)
  for (const [index, entry] of record.entries.entries()) {
    const previous = index === 0 ? record.startedAt : record.entries[index - 1]!.at
    if (entry.at < previous) return reject('entry-out-of-order', { entry: index + 1 })
    const next = act(table, entry.action, entry.at)
    if (!next.ok) return reject('entry-refused', { entry: index + 1, because: next.rejection.code })
    table = next.value
  }
  return accept(table)
}

/** The same by the rules that the record was played by, be they today's or earlier ones. */
export function restoreAnyVersion(editions: RuleVersions, record: TableRecord): Result<Table> {
  return restore(rulesForVersion(editions, record.version) ?? editions.game, record)
}

/** The one gate through which a record from outside becomes a checked type. */
export function readRecord(value: unknown): Result<TableRecord> {
  if (!isObject(value)) return reject('not-a-record')
  const { game, version, setup, seed, startedAt, entries } = value
  if (typeof game !== 'string') return rejectDamaged('game')
  if (!isCount(version)) return rejectDamaged('version')
  if (!isObject(setup)) return rejectDamaged('setup')
  if (typeof seed !== 'string' || seed === '' || seed.length > 200) return rejectDamaged('seed')
  if (!isCount(startedAt)) return rejectDamaged('startedAt')
  if (!Array.isArray(entries)) return rejectDamaged('entries')
  const read: Entry[] = []
  for (const [index, entry] of entries.entries()) {
    const action = isObject(entry) && isCount(entry.at) ? readAction(entry.action) : undefined
    if (!action) return rejectDamaged(`entries ${index + 1}`)
    read.push({ at: (entry as { at: number }).at, action })
  }
  return accept({ game, version, setup, seed, startedAt, entries: read })
}

export function readAction(value: unknown): Action | undefined {
  if (!isObject(value)) return undefined
  const { do: what, seat, text, since } = value
  switch (what) {
    case 'expire':
    case 'reopen':
      return { do: what }
    case 'move':
      return isCount(seat) && typeof text === 'string' && text.length <= LONGEST_MOVE
        ? { do: what, seat, text }
        : undefined
    case 'leave':
      if (!isCount(seat) || (since !== undefined && !isCount(since))) return undefined
      return { do: what, seat, ...(since !== undefined && { since }) }
    case 'undo':
    case 'redo':
    case 'resign':
    case 'return':
    case 'pause':
    case 'resume':
      return isCount(seat) ? { do: what, seat } : undefined
    default:
      return undefined
  }
}

function rejectDamaged(part: string): Result<never> {
  return reject('damaged-record', { part })
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
