import { parseDailySeed, utcDay } from '#kernel/daily.ts'
import type { Details } from '#kernel/result.ts'
import { winners } from '#table/action.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import type { Table } from '#table/table.ts'
import { categoryOf } from './category.ts'

/** What figures need to know of one kept game: nothing of its moves. */
export interface PuzzleResult {
  /** What kind of puzzle it was, as the game's facts tell it. */
  readonly facts: Details
  readonly outcome: 'solved' | 'given-up' | 'unfinished'
  /** Where the game counts points. */
  readonly points?: number
  /** How long it took, pauses left out. */
  readonly ms: number
  /** When it ended, or when anything last happened to it. */
  readonly at: number
  /** The UTC day as a count of days, if it was the daily puzzle of that day and solved by the end of the next. */
  readonly dailyDay?: number
}

/** The puzzles of one kind, with the times of those that were solved. */
export interface CategoryStatistics {
  readonly facts: Details
  readonly solved: number
  readonly givenUp: number
  readonly unfinished: number
  /** Absent while none is solved. */
  readonly times?: {
    readonly bestMs: number
    readonly medianMs: number
    readonly lastMs: number
    /** The latest ones, the oldest first. */
    readonly history: readonly { readonly at: number; readonly ms: number }[]
  }
}

/** Days in a row on which a daily puzzle was solved. */
export interface Streak {
  /** Up to today, or up to yesterday while today's are still to be solved. */
  readonly current: number
  readonly longest: number
}

export interface PuzzleStatistics {
  readonly solved: number
  readonly unfinished: number
  /** The most played kind first. */
  readonly groups: readonly CategoryStatistics[]
  readonly streak: Streak
}

const DAY_MS = 86_400_000

/** Longer rows of bars cannot be told apart. */
const MAX_HISTORY = 30

/** A kept game in figures; undefined for one whose time is not counted. */
export function puzzleResultOf(table: Table): PuzzleResult | undefined {
  const { rules, record, stopwatch, ending } = table
  if (!stopwatch) return undefined
  const at = record.entries.at(-1)?.at ?? record.startedAt
  const solved = ending !== undefined && winners(ending, rules.seats).length > 0
  const points = ending?.by === 'rules' ? ending.outcome.scores?.[0] : undefined
  const dailyDay = solved ? creditedDailyDay(record.seed, at) : undefined
  return {
    facts: categoryOf(table),
    outcome: solved ? 'solved' : ending ? 'given-up' : 'unfinished',
    ms: elapsedMs(stopwatch, at),
    at,
    ...(points !== undefined && { points }),
    ...(dailyDay !== undefined && { dailyDay }),
  }
}

export function computeStatistics(games: readonly PuzzleResult[], now: number): PuzzleStatistics {
  const kinds = new Map<string, PuzzleResult[]>()
  for (const one of games) {
    const kind = JSON.stringify(one.facts)
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  const groups = [...kinds.values()].map(categoryStatistics)
  return {
    solved: countOutcome(games, 'solved'),
    unfinished: countOutcome(games, 'unfinished'),
    groups: groups.sort((one, other) => playedCount(other) - playedCount(one)),
    streak: streakOf(new Set(games.flatMap(({ dailyDay }) => dailyDay ?? [])), Math.floor(now / DAY_MS)),
  }
}

function categoryStatistics(games: readonly PuzzleResult[]): CategoryStatistics {
  const solved = games.filter(({ outcome }) => outcome === 'solved').sort((one, other) => one.at - other.at)
  const sorted = solved.map(({ ms }) => ms).sort((one, other) => one - other)
  return {
    facts: games[0]!.facts,
    solved: solved.length,
    givenUp: countOutcome(games, 'given-up'),
    unfinished: countOutcome(games, 'unfinished'),
    ...(solved.length > 0 && {
      times: {
        bestMs: sorted[0]!,
        medianMs: median(sorted),
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

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** Yesterday's puzzle can still be finished today; older ones are for their own sake. */
function creditedDailyDay(seed: string, solvedAt: number): number | undefined {
  const day = parseDailySeed(seed)?.day
  const today = Math.floor(solvedAt / DAY_MS)
  return [today, today - 1].find(one => utcDay(one * DAY_MS) === day)
}

function streakOf(days: ReadonlySet<number>, today: number): Streak {
  const upTo = (day: number): number => (days.has(day) ? 1 + upTo(day - 1) : 0)
  return {
    current: upTo(days.has(today) ? today : today - 1),
    longest: Math.max(0, ...[...days].map(upTo)),
  }
}
