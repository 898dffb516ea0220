import { isObject } from '#kernel/json.ts'
import { readParams, validateParams } from '#kernel/read-params.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type RuleVersions, rejectUnknownVersion, rulesForVersion } from '#kernel/rule-versions.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import { actReusing, openTable } from './act.ts'
import type { Action } from './action.ts'
import { isTablePolicy } from './policy.ts'
import { readParamsAndDeal } from './record-format.ts'
import { reject, type TableRefusals } from './refusals.ts'
import { type Entry, RECORD_FORMAT, type Table, type TableRecord } from './table.ts'

/** Longer than any move in notation; the longest is a whole grid of 225 words. */
export const LONGEST_MOVE = 10_000

/** Rebuilds a table from its record, or rejects the whole record with the reason. */
export function restore<T extends GameTypes>(rules: Rules<T>, record: TableRecord): Result<Table<T>> {
  if (record.game !== rules.id) return reject('another-game', { expected: rules.id, found: record.game })
  const rejection = rejectUnknownVersion({ rules }, record.version)
  if (rejection) return { ok: false, rejection }
  // With a deal, `readDeal` checks both together. The params need not be ones that could be generated today.
  const params =
    record.deal === null
      ? validateParams<T['params']>(rules, record.params)
      : readParams<T['params']>(rules.options, record.params as Readonly<Record<string, unknown>>)
  if (!params.ok) return params
  const deal = rules.readDeal?.(record.deal, params.value) ?? accept(null)
  if (!deal.ok) return deal

  let table = openTable(rules, params.value, record.seed, record.startedAt, deal.value, record.policy)
  for (const [index, entry] of record.entries.entries()) {
    const previous = index === 0 ? record.startedAt : record.entries[index - 1]!.at
    if (entry.at < previous) return reject('entry-out-of-order', { entry: index + 1 })
    const next = actReusing(table, entry.action, entry.at)
    if (!next.ok) return reject('entry-refused', { entry: index + 1, because: next.rejection.code })
    table = next.value
  }
  return accept(table)
}

/** Like `restore`, with the version of the rules that the record was played with. */
export function restoreAnyVersion(versions: RuleVersions, record: TableRecord): Result<Table> {
  return restore(rulesForVersion(versions, record.version) ?? versions.rules, record)
}

/** Validates an untrusted record of any format. Every record from outside must pass through here. */
export function readRecord(value: unknown): Result<TableRecord, TableRefusals> {
  if (!isObject(value)) return reject('not-a-record')
  const { format, game, version, seed, startedAt, entries, policy } = value
  if (format !== undefined && format !== RECORD_FORMAT)
    return reject('another-record-format', { found: String(format), known: RECORD_FORMAT })
  if (typeof game !== 'string') return rejectDamaged('game')
  if (!isCount(version)) return rejectDamaged('version')
  const chosen = readParamsAndDeal(value)
  if (!chosen) return rejectDamaged(format === undefined ? 'setup' : 'params')
  if (typeof seed !== 'string' || seed === '' || seed.length > 200) return rejectDamaged('seed')
  if (!isCount(startedAt)) return rejectDamaged('startedAt')
  if (policy !== undefined && !isTablePolicy(policy)) return rejectDamaged('policy')
  if (!Array.isArray(entries)) return rejectDamaged('entries')
  const read: Entry[] = []
  for (const [index, entry] of entries.entries()) {
    const action = isObject(entry) && isCount(entry.at) ? readAction(entry.action) : undefined
    if (!action) return rejectDamaged(`entries ${index + 1}`)
    read.push({ at: (entry as { at: number }).at, action })
  }
  const terms = { seed, startedAt, ...(policy !== undefined && { policy }) }
  return accept({ format: RECORD_FORMAT, game, version, ...chosen, ...terms, entries: read })
}

export function readAction(value: unknown): Action | undefined {
  if (!isObject(value)) return undefined
  const { do: kind, seat, text, since, closedAt } = value
  switch (kind) {
    case 'expire':
    case 'abort':
      return { do: kind }
    case 'reopen':
      if (closedAt !== undefined && !isCount(closedAt)) return undefined
      return { do: kind, ...(closedAt !== undefined && { closedAt }) }
    case 'move':
      return isCount(seat) && typeof text === 'string' && text.length <= LONGEST_MOVE
        ? { do: kind, seat, text }
        : undefined
    case 'leave':
      if (!isCount(seat) || (since !== undefined && !isCount(since))) return undefined
      return { do: kind, seat, ...(since !== undefined && { since }) }
    case 'undo':
    case 'redo':
    case 'resign':
    case 'hint':
    case 'return':
    case 'pause':
    case 'resume':
      return isCount(seat) ? { do: kind, seat } : undefined
    default:
      return undefined
  }
}

function rejectDamaged(part: string) {
  return reject('damaged-record', { part })
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
