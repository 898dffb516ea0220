import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { FinishedGame } from '#protocol/api.ts'
import { finishedGame, type SeatOutcome } from '../finished-game.ts'
import { MAX_RATING_POINTS, type RatingHistory, statisticsOf } from '../statistics.ts'
import type { HistoryStorage } from '../storage.ts'
import type { Synchronous } from './rpc.ts'

const RESULT = 'SELECT results.*, tables.id FROM results JOIN tables ON number = results.table_number'

/** Earlier than the end of any game; the lower bound of the last page. */
const LONG_AGO = Number.MIN_SAFE_INTEGER

export function historyQueries(database: DatabaseSync): Synchronous<HistoryStorage> {
  const find = database.prepare(`${RESULT} WHERE tables.id = ?`)
  const seatsOf = database.prepare(
    'SELECT player, sitter, won, rating_after FROM result_seats WHERE table_number = ? ORDER BY seat',
  )
  const pageEnd = database.prepare(`
    SELECT ended_at FROM result_seats
    WHERE player = ? AND ended_at < ?
    GROUP BY ended_at, table_number ORDER BY ended_at DESC, table_number DESC LIMIT 1 OFFSET ?
  `)
  const page = database.prepare(`
    ${RESULT}
    WHERE results.table_number IN (
      SELECT table_number FROM result_seats WHERE player = ? AND ended_at < ? AND ended_at >= ?
    )
    ORDER BY results.ended_at DESC, results.table_number DESC
  `)
  const outcomeCounts = database.prepare(`
    SELECT game, reason, level_against AS level, outcome, count(*) AS count FROM result_seats
    WHERE player = ? GROUP BY game, reason, level_against, outcome
  `)
  const ratings = database.prepare('SELECT game, rating, deviation FROM ratings WHERE player = ?')
  const ratingsBefore = database.prepare(`
    SELECT ended_at AS at, rating_after AS rating, won FROM result_seats
    WHERE player = ? AND game = ? AND rating_after IS NOT NULL
    ORDER BY ended_at DESC, table_number DESC LIMIT ${MAX_RATING_POINTS}
  `)
  const lastRating = database.prepare(`
    SELECT rating_after AS rating FROM result_seats
    WHERE player = ? AND game = ? AND rating_after IS NOT NULL AND (ended_at, table_number) < (?, ?)
    ORDER BY ended_at DESC, table_number DESC LIMIT 1
  `)
  const outcomesBetween = database.prepare(`
    SELECT own.outcome, count(*) AS count FROM result_seats AS own
    JOIN result_seats AS other ON other.table_number = own.table_number AND other.seat <> own.seat
    WHERE own.player = ? AND own.game = ? AND other.player = ? GROUP BY own.outcome
  `)
  const rating = database.prepare('SELECT rating FROM ratings WHERE player = ? AND game = ?')

  return {
    find(id) {
      const row = find.get(id)
      return row && toFinishedGame(row)
    },
    games(player, { before = Number.MAX_SAFE_INTEGER, limit }) {
      const end = Number(pageEnd.get(player, before, limit - 1)?.ended_at ?? LONG_AGO)
      return page.all(player, before, end).map(toFinishedGame)
    },
    statistics(player) {
      const counts = outcomeCounts.all(player).map(row => ({
        game: String(row.game),
        reason: String(row.reason),
        level: row.level === null ? null : String(row.level),
        outcome: row.outcome as SeatOutcome,
        count: Number(row.count),
      }))
      return statisticsOf(counts, histories(player))
    },
    between(game, [first, second]) {
      const rows = outcomesBetween.all(first, game, second)
      const count = (outcome: SeatOutcome) => Number(rows.find(row => row.outcome === outcome)?.count ?? 0)
      return { wins: [count('win'), count('loss')], draws: count('draw') }
    },
    rating: (player, game) => rating.get(player, game)?.rating as number | undefined,
  }

  function toFinishedGame(row: Record<string, SQLOutputValue>): FinishedGame {
    const result = {
      id: String(row.id),
      game: String(row.game),
      startedAt: Number(row.started_at),
      endedAt: Number(row.ended_at),
      reason: String(row.reason),
      facts: JSON.parse(String(row.facts)),
      rated: row.rated === 1,
    }
    const seats = seatsOf.all(row.table_number!).map(seat => ({
      sitter: JSON.parse(String(seat.sitter)),
      won: seat.won === 1,
      ratingAfter: seat.rating_after as number | null,
      ratingBefore:
        seat.rating_after === null
          ? undefined
          : (lastRating.get(seat.player!, row.game!, row.ended_at!, row.table_number!)?.rating as
              | number
              | undefined),
    }))
    return finishedGame(result, seats)
  }

  function histories(player: string): ReadonlyMap<string, RatingHistory> {
    return new Map(
      ratings.all(player).map(row => {
        const points = ratingsBefore.all(player, row.game!).map(point => ({
          at: Number(point.at),
          rating: Number(point.rating),
          won: point.won === 1,
        }))
        const current = { rating: Number(row.rating), deviation: Number(row.deviation) }
        return [String(row.game), { rating: current, ratings: points.reverse() }]
      }),
    )
  }
}
