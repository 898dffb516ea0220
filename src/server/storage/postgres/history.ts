import type { FinishedGame, GameStatistics } from '#protocol/api.ts'
import { finishedGame, type SeatOutcome } from '../finished-game.ts'
import { MAX_RATING_POINTS, type OutcomeCount, type RatingHistory, statisticsOf } from '../statistics.ts'
import type { HistoryStorage } from '../storage.ts'
import type { Database } from './database.ts'

/** Earlier than the end of any game; the lower bound of the last page. */
const LONG_AGO = Number.MIN_SAFE_INTEGER

interface SeatRow {
  readonly id: string
  readonly game: string
  readonly started_at: number
  readonly ended_at: number
  readonly reason: string
  readonly facts: string
  readonly rated: boolean
  readonly sitter: string
  readonly won: boolean
  readonly rating_after: number | null
  readonly rating_before: number | null
}

/** One row for each seat of a result, in the order of the seats. */
function resultsWhere(condition: string): string {
  return `
    SELECT tables.id, results.game, started_at, results.ended_at, results.reason, facts, rated, sitter, won, rating_after,
      (
        SELECT earlier.rating_after FROM result_seats AS earlier
        WHERE seats.rating_after IS NOT NULL AND earlier.player = seats.player AND earlier.game = seats.game
          AND earlier.rating_after IS NOT NULL
          AND (earlier.ended_at, earlier.table_number) < (seats.ended_at, seats.table_number)
        ORDER BY earlier.ended_at DESC, earlier.table_number DESC LIMIT 1
      ) AS rating_before
    FROM results
      JOIN tables ON number = results.table_number
      JOIN result_seats AS seats ON seats.table_number = results.table_number
    WHERE ${condition}
    ORDER BY results.ended_at DESC, results.table_number DESC, seat
  `
}

const FIND = resultsWhere('tables.id = $1')
const PAGE = resultsWhere(`results.table_number IN (
  SELECT table_number FROM result_seats WHERE player = $1 AND ended_at < $2 AND ended_at >= $3
)`)
const PAGE_END = `
  SELECT ended_at FROM result_seats
  WHERE player = $1 AND ended_at < $2
  GROUP BY ended_at, table_number ORDER BY ended_at DESC, table_number DESC LIMIT 1 OFFSET $3
`
const OUTCOMES = `
  SELECT game, reason, level_against AS level, outcome, count(*) AS count FROM result_seats
  WHERE player = $1 GROUP BY game, reason, level_against, outcome
`
const OUTCOMES_BETWEEN = `
  SELECT own.outcome, count(*) AS count FROM result_seats AS own
  JOIN result_seats AS other ON other.table_number = own.table_number AND other.seat <> own.seat
  WHERE own.player = $1 AND own.game = $2 AND other.player = $3 GROUP BY own.outcome
`
const RATING_POINTS = `
  SELECT ended_at AS at, rating_after AS rating, won FROM result_seats
  WHERE player = $1 AND game = $2 AND rating_after IS NOT NULL
  ORDER BY ended_at DESC, table_number DESC LIMIT ${MAX_RATING_POINTS}
`

export function postgresHistory(database: Database): HistoryStorage {
  return {
    async find(id) {
      return toFinishedGames(await database.query<SeatRow>(FIND, [id]))[0]
    },
    async games(player, { before = Number.MAX_SAFE_INTEGER, limit }) {
      const [end] = await database.query<{ ended_at: number }>(PAGE_END, [player, before, limit - 1])
      return toFinishedGames(await database.query(PAGE, [player, before, end?.ended_at ?? LONG_AGO]))
    },
    async statistics(player) {
      const counts = await database.query<OutcomeCount>(OUTCOMES, [player])
      return statisticsOf(counts, await ratingHistories(database, player))
    },
    async between(game, [first, second]) {
      const rows = await database.query<{ outcome: SeatOutcome; count: number }>(OUTCOMES_BETWEEN, [
        ...[first, game, second],
      ])
      const count = (outcome: SeatOutcome) => rows.find(row => row.outcome === outcome)?.count ?? 0
      return { wins: [count('win'), count('loss')], draws: count('draw') }
    },
    async rating(player, game) {
      const [row] = await database.query<{ rating: number }>(
        'SELECT rating FROM ratings WHERE player = $1 AND game = $2',
        [player, game],
      )
      return row?.rating
    },
  }
}

function toFinishedGames(rows: readonly SeatRow[]): readonly FinishedGame[] {
  const seatsOf = Map.groupBy(rows, ({ id }) => id)
  return [...seatsOf.values()].map(seats => {
    const { id, game, started_at, ended_at, reason, facts, rated } = seats[0]!
    return finishedGame(
      { id, game, startedAt: started_at, endedAt: ended_at, reason, facts: JSON.parse(facts), rated },
      seats.map(({ sitter, won, rating_after, rating_before }) => ({
        sitter: JSON.parse(sitter),
        won,
        ratingAfter: rating_after,
        ratingBefore: rating_before ?? undefined,
      })),
    )
  })
}

async function ratingHistories(
  database: Database,
  player: string,
): Promise<ReadonlyMap<string, RatingHistory>> {
  const current = await database.query<{ game: string; rating: number; deviation: number }>(
    'SELECT game, rating, deviation FROM ratings WHERE player = $1',
    [player],
  )
  const histories = new Map<string, RatingHistory>()
  for (const { game, rating, deviation } of current) {
    const points = await database.query<GameStatistics['ratings'][number]>(RATING_POINTS, [player, game])
    histories.set(game, { rating: { rating, deviation }, ratings: points.toReversed() })
  }
  return histories
}
