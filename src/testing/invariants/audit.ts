import { isDeepStrictEqual } from 'node:util'
import type { GameEntry } from '#games/game-entry.ts'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import type { TablePhase } from '#protocol/server-messages.ts'
import { type DatedRating, ratedPlayers, ratingsAfter } from '#server/ratings/game-ratings.ts'
import type { GameResult } from '#server/storage/table-storage.ts'
import type { OnlineEntry, TableHeader } from '#server/tables/log/log-entry.ts'
import { applyAction, newOnlineTable, type OnlineTable, resultOf } from '#server/tables/log/online-table.ts'
import { createSecretSearch } from './secret-search.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The contents of a storage after the server is closed. */
export interface StorageSnapshot {
  readonly tables: readonly {
    readonly table: TableHeader
    readonly entries: readonly OnlineEntry[]
    /** The stored seq of each entry. */
    readonly seqs: readonly number[]
    readonly phase: TablePhase
  }[]
  /** One row for each time a game was counted. */
  readonly results: readonly GameResult[]
  readonly ratings: readonly { readonly player: string; readonly game: string; readonly rating: number }[]
  /** Tokens and hashes, which no client may ever receive. */
  readonly secrets: readonly string[]
}

/** The states of a table after each entry; the state at seq 5 has index 5, and index 0 is the empty table. */
export type TableStates = readonly OnlineTable[]

export interface AuditResult {
  readonly statesByTable: ReadonlyMap<string, TableStates>
  readonly violations: readonly string[]
  /** The secrets of the storage that occur in a text. */
  secretsIn(text: string): readonly string[]
}

/** Checks the storage by itself: I2 and I4, and I3 for the listed phase. */
export function audit(snapshot: StorageSnapshot, games: ReadonlyMap<string, GameEntry>): AuditResult {
  const violations: string[] = []
  const statesByTable = new Map<string, TableStates>()
  for (const { table, entries, seqs, phase } of snapshot.tables) {
    if (seqs.some((seq, index) => seq !== index + 1))
      violations.push(`I2: table ${table.id} has the entries ${seqs.join(' ')}`)
    const commands = entries.flatMap(({ command }) => command ?? [])
    if (new Set(commands).size < commands.length) violations.push(`I2: table ${table.id} has a command twice`)
    const states = replayStates(table, entries, games)
    if (typeof states === 'string') violations.push(`I2: ${states}`)
    else statesByTable.set(table.id, states)
    if (typeof states !== 'string' && states.at(-1)!.phase !== phase)
      violations.push(`I3: table ${table.id} is listed as ${phase}, its log says ${states.at(-1)!.phase}`)
  }
  violations.push(...findWrongResults(snapshot, statesByTable), ...findWrongRatings(snapshot))
  const seeds = snapshot.tables.map(({ table }) => table.seed)
  return { statesByTable, violations, secretsIn: createSecretSearch([...snapshot.secrets, ...seeds]) }
}

function replayStates(
  table: TableHeader,
  entries: readonly OnlineEntry[],
  games: ReadonlyMap<string, GameEntry>,
): TableStates | string {
  const states = [newOnlineTable(table, rulesForVersion(games.get(table.game)!, table.version)!)]
  for (const [index, { at, action }] of entries.entries()) {
    const previous = states.at(-1)!
    // Only after a start with a clock far ahead (F19).
    const isCorrection = at < previous.lastInstant - DAY_MS
    if (at < previous.lastInstant && !isCorrection)
      return `table ${table.id} goes back in time at entry ${index + 1}`
    const next = applyAction(previous, action, at)
    if (!next.ok) return `table ${table.id} refuses its entry ${index + 1} (${next.rejection.code})`
    states.push(next.value.table)
  }
  return states
}

/** I4: each finished game has exactly one result, and other games have none. */
function findWrongResults(
  snapshot: StorageSnapshot,
  statesByTable: ReadonlyMap<string, TableStates>,
): readonly string[] {
  return [...statesByTable].flatMap(([id, states]) => {
    const stored = snapshot.results.filter(result => result.id === id)
    const ended = states.find(({ phase }) => phase === 'over')
    if (!ended) return stored.length === 0 ? [] : [`I4: table ${id} is not over and has a result`]
    if (stored.length !== 1) return [`I4: table ${id} is over and was counted ${stored.length} times`]
    const expected = resultOf(ended)
    const isRated = ratedPlayers(expected) !== undefined
    if (ended.lastInstant < ended.play!.record.startedAt) return [`I4: table ${id} ended before it began`]
    return isDeepStrictEqual(stored[0], { ...expected, rated: isRated })
      ? []
      : [`I4: table ${id} ended ${JSON.stringify(expected)} and was counted as ${JSON.stringify(stored[0])}`]
  })
}

/** I4: every rating follows from the results, each counted once, in the order in which the games ended. */
function findWrongRatings(snapshot: StorageSnapshot): readonly string[] {
  const ratings = new Map<string, DatedRating>()
  const sorted = snapshot.results.toSorted((one, other) => one.endedAt - other.endedAt)
  const ambiguous = new Set<string>()
  for (const result of sorted) {
    const people = ratedPlayers(result)
    if (!people) continue
    const keys = people.map(player => `${player} ${result.game}`)
    const before = [ratings.get(keys[0]!), ratings.get(keys[1]!)] as const
    // The order of two games that ended at the same instant is unknown.
    if (before.some(rating => rating?.at === result.endedAt) || keys.some(key => ambiguous.has(key)))
      for (const key of keys) ambiguous.add(key)
    for (const [seat, rating] of ratingsAfter(result, before).entries()) ratings.set(keys[seat]!, rating)
  }
  const stored = new Map(snapshot.ratings.map(({ player, game, rating }) => [`${player} ${game}`, rating]))
  return [...new Set([...stored.keys(), ...ratings.keys()])]
    .filter(key => !ambiguous.has(key))
    .filter(key => Math.abs((stored.get(key) ?? 0) - (ratings.get(key)?.rating ?? 0)) > 1e-6)
    .map(
      key => `I4: the rating of ${key} is ${stored.get(key)}, its games come to ${ratings.get(key)?.rating}`,
    )
}
