import { isDeepStrictEqual } from 'node:util'
import type { GameEntry } from '#games/game-entry.ts'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import type { TablePhase } from '#protocol/server-messages.ts'
import { type DatedRating, ratedPlayers, ratingsAfter } from '#server/ratings/game-ratings.ts'
import type { GameResult } from '#server/storage/storage.ts'
import type { OnlineEntry, TableHeader } from '#server/tables/log/log-entry.ts'
import { applyAction, newOnlineTable, type OnlineTable } from '#server/tables/log/online-table.ts'
import { resultOf } from '#server/tables/log/summary.ts'
import { createSecretSearch } from './secret-search.ts'

/** All that a storage has kept, laid open once the house is closed. */
export interface StorageSnapshot {
  readonly tables: readonly {
    readonly table: TableHeader
    readonly entries: readonly OnlineEntry[]
    /** The number of each entry, as it is written beside it. */
    readonly seqs: readonly number[]
    readonly phase: TablePhase
  }[]
  /** A line for every time that a game was counted. */
  readonly results: readonly GameResult[]
  readonly ratings: readonly { readonly player: string; readonly game: string; readonly rating: number }[]
  /** What no client may ever be told: tokens, hashes. */
  readonly secrets: readonly string[]
}

/** A table after each of its entries, the empty one first: its room at seq 5 is at index 5. */
export type TableStates = readonly OnlineTable[]

export interface AuditResult {
  readonly statesByTable: ReadonlyMap<string, TableStates>
  readonly violations: readonly string[]
  /** The secrets of the house that stand in a text. */
  secretsIn(text: string): readonly string[]
}

/** Whether the books are in order by themselves: I2 and I4. */
export function audit(books: StorageSnapshot, games: ReadonlyMap<string, GameEntry>): AuditResult {
  const violations: string[] = []
  const statesByTable = new Map<string, TableStates>()
  for (const { table, entries, seqs, phase } of books.tables) {
    if (seqs.some((seq, index) => seq !== index + 1))
      violations.push(`I2: table ${table.id} has the entries ${seqs.join(' ')}`)
    const commands = entries.flatMap(({ command }) => command ?? [])
    if (new Set(commands).size < commands.length) violations.push(`I2: table ${table.id} has a command twice`)
    const course = replayStates(table, entries, games)
    if (typeof course === 'string') violations.push(`I2: ${course}`)
    else statesByTable.set(table.id, course)
    if (typeof course !== 'string' && course.at(-1)!.phase !== phase)
      violations.push(`I3: table ${table.id} is listed as ${phase}, its log says ${course.at(-1)!.phase}`)
  }
  violations.push(...findWrongResults(books, statesByTable), ...findWrongRatings(books))
  const seeds = books.tables.map(({ table }) => table.seed)
  return { statesByTable, violations, secretsIn: createSecretSearch([...books.secrets, ...seeds]) }
}

function replayStates(
  table: TableHeader,
  entries: readonly OnlineEntry[],
  games: ReadonlyMap<string, GameEntry>,
): TableStates | string {
  const rooms = [newOnlineTable(table, rulesForVersion(games.get(table.game)!, table.version)!)]
  for (const [index, { at, action }] of entries.entries()) {
    const before = rooms.at(-1)!
    if (at < before.lastInstant) return `table ${table.id} goes back in time at entry ${index + 1}`
    const next = applyAction(before, action, at)
    if (!next.ok) return `table ${table.id} refuses its entry ${index + 1} (${next.rejection.code})`
    rooms.push(next.value.room)
  }
  return rooms
}

/** I4: one ending and one result for each game that is over, and none for any other. */
function findWrongResults(
  books: StorageSnapshot,
  courses: ReadonlyMap<string, TableStates>,
): readonly string[] {
  return [...courses].flatMap(([id, course]) => {
    const kept = books.results.filter(result => result.id === id)
    const ended = course.find(({ phase }) => phase === 'over')
    if (!ended) return kept.length === 0 ? [] : [`I4: table ${id} is not over and has a result`]
    if (kept.length !== 1) return [`I4: table ${id} is over and was counted ${kept.length} times`]
    const expected = resultOf(ended)
    const rated = ratedPlayers(expected) !== undefined
    if (ended.lastInstant < ended.play!.record.startedAt) return [`I4: table ${id} ended before it began`]
    return isDeepStrictEqual(kept[0], { ...expected, rated })
      ? []
      : [`I4: table ${id} ended ${JSON.stringify(expected)} and was counted as ${JSON.stringify(kept[0])}`]
  })
}

/** I4: every rating is what the results come to, each counted once, in the order of their ends. */
function findWrongRatings(books: StorageSnapshot): readonly string[] {
  const ratings = new Map<string, DatedRating>()
  const ordered = books.results.toSorted((one, other) => one.endedAt - other.endedAt)
  const doubtful = new Set<string>()
  for (const result of ordered) {
    const people = ratedPlayers(result)
    if (!people) continue
    const keys = people.map(player => `${player} ${result.game}`)
    const before = [ratings.get(keys[0]!), ratings.get(keys[1]!)] as const
    // Of two games that end at one instant nobody can tell which came first.
    if (before.some(rating => rating?.at === result.endedAt) || keys.some(key => doubtful.has(key)))
      for (const key of keys) doubtful.add(key)
    for (const [seat, rating] of ratingsAfter(result, before).entries()) ratings.set(keys[seat]!, rating)
  }
  const kept = new Map(books.ratings.map(({ player, game, rating }) => [`${player} ${game}`, rating]))
  return [...new Set([...kept.keys(), ...ratings.keys()])]
    .filter(key => !doubtful.has(key))
    .filter(key => Math.abs((kept.get(key) ?? 0) - (ratings.get(key)?.rating ?? 0)) > 1e-6)
    .map(key => `I4: the rating of ${key} is ${kept.get(key)}, its games come to ${ratings.get(key)?.rating}`)
}
