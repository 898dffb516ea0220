import { parseDailySeed, utcDay } from '#kernel/daily.ts'
import type { Details } from '#kernel/result.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import { winners } from '#table/action.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { hintCount, type Table } from '#table/table.ts'
import { categoryOf } from './category.ts'
import { countsInStatistics, type SavedGameStore } from './saved-game-store.ts'
import type { SeatedGame } from './win-loss.ts'

/** The facts about one saved game that statistics need. */
export interface PuzzleResult {
  /** The category of the puzzle. */
  readonly facts: Details
  readonly outcome: 'solved' | 'given-up' | 'unfinished'
  /** Only in games that count points. */
  readonly points?: number
  /** The playing time without pauses. */
  readonly ms: number
  /** The number of hints that were given; absent if there were none. */
  readonly hints?: number
  /** The time of the last action. */
  readonly at: number
  /** The day number of a daily puzzle that was solved by the end of the following UTC day. */
  readonly dailyDay?: number
}

/** The puzzles of one category, with the times of the solved ones. */
export interface CategoryStatistics {
  readonly facts: Details
  readonly solved: number
  readonly givenUp: number
  readonly unfinished: number
  /** Absent until one is solved. */
  readonly times?: {
    readonly bestMs: number
    readonly medianMs: number
    readonly lastMs: number
    /** The latest times, the oldest first. */
    readonly history: readonly { readonly at: number; readonly ms: number }[]
  }
}

/** The number of consecutive days with a solved daily puzzle. */
export interface Streak {
  /** Until today, or until yesterday while today's puzzles are unsolved. */
  readonly current: number
  readonly longest: number
}

export interface PuzzleStatistics {
  readonly solved: number
  readonly unfinished: number
  /** The most played category first. */
  readonly groups: readonly CategoryStatistics[]
  readonly streak: Streak
}

const DAY_MS = 86_400_000

/** More bars would be too narrow to read. */
const MAX_HISTORY = 30

/** A person's own saved games of one kind, the last saved first; those that cannot be restored are left out. */
export async function loadSavedTables(
  savedGames: Pick<SavedGameStore, 'list'>,
  versions: RuleVersions,
): Promise<readonly SeatedGame[]> {
  return (await savedGames.list()).flatMap(stored => {
    const { players, record } = stored.saved
    const isOwn = record.game === versions.rules.id && countsInStatistics(stored)
    const table = isOwn ? restoreAnyVersion(versions, record) : undefined
    return table?.ok ? [{ players, table: table.value }] : []
  })
}

/** The results of the saved puzzles of one kind. */
export async function loadPuzzleResults(
  savedGames: Pick<SavedGameStore, 'list'>,
  versions: RuleVersions,
): Promise<readonly PuzzleResult[]> {
  return (await loadSavedTables(savedGames, versions)).flatMap(({ table }) => puzzleResultOf(table) ?? [])
}

/** The result of a saved game; undefined if the game has no stopwatch. */
export function puzzleResultOf(table: Table): PuzzleResult | undefined {
  const { rules, record, stopwatch, ending } = table
  if (!stopwatch) return undefined
  const at = record.entries.at(-1)?.at ?? record.startedAt
  const solved = ending !== undefined && winners(ending, rules.seats).length > 0
  const points = ending?.by === 'rules' ? ending.outcome.scores?.[0] : undefined
  const dailyDay = solved ? creditedDailyDay(record.seed, at) : undefined
  const hints = hintCount(table)
  return {
    facts: categoryOf(table),
    ...(hints > 0 && { hints }),
    outcome: solved ? 'solved' : ending ? 'given-up' : 'unfinished',
    ms: elapsedMs(stopwatch, at),
    at,
    ...(points !== undefined && { points }),
    ...(dailyDay !== undefined && { dailyDay }),
  }
}

export function computeStatistics(games: readonly PuzzleResult[], now: number): PuzzleStatistics {
  const categories = new Map<string, PuzzleResult[]>()
  for (const game of games) {
    const category = JSON.stringify(game.facts)
    categories.set(category, [...(categories.get(category) ?? []), game])
  }
  const groups = [...categories.values()].map(categoryStatistics)
  return {
    solved: countOutcome(games, 'solved'),
    unfinished: countOutcome(games, 'unfinished'),
    groups: groups.sort((one, other) => playedCount(other) - playedCount(one)),
    streak: streakOf(new Set(games.flatMap(({ dailyDay }) => dailyDay ?? [])), Math.floor(now / DAY_MS)),
  }
}

function categoryStatistics(games: readonly PuzzleResult[]): CategoryStatistics {
  const solved = games.filter(({ outcome }) => outcome === 'solved').sort((one, other) => one.at - other.at)
  const times = solved.map(({ ms }) => ms)
  return {
    facts: games[0]!.facts,
    solved: solved.length,
    givenUp: countOutcome(games, 'given-up'),
    unfinished: countOutcome(games, 'unfinished'),
    ...(solved.length > 0 && {
      times: {
        bestMs: Math.min(...times),
        medianMs: median(times),
        lastMs: solved.at(-1)!.ms,
        history: solved.slice(-MAX_HISTORY).map(({ at, ms }) => ({ at, ms })),
      },
    }),
  }
}

function countOutcome(games: readonly PuzzleResult[], wanted: PuzzleResult['outcome']): number {
  return games.filter(({ outcome }) => outcome === wanted).length
}

function playedCount({ solved, givenUp, unfinished }: CategoryStatistics): number {
  return solved + givenUp + unfinished
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** The day that a daily puzzle counts for: today's or yesterday's. Older ones do not count for a streak. */
function creditedDailyDay(seed: string, solvedAt: number): number | undefined {
  const day = parseDailySeed(seed)?.day
  const today = Math.floor(solvedAt / DAY_MS)
  return [today, today - 1].find(candidate => utcDay(candidate * DAY_MS) === day)
}

function streakOf(days: ReadonlySet<number>, today: number): Streak {
  const upTo = (day: number): number => (days.has(day) ? 1 + upTo(day - 1) : 0)
  return {
    current: upTo(days.has(today) ? today : today - 1),
    longest: Math.max(0, ...[...days].map(upTo)),
  }
}
