import type { DatabaseSync } from 'node:sqlite'
import { type DatedRating, ratedPlayers, ratingsAfter } from '../../ratings/game-ratings.ts'
import { levelAgainst, seatOutcome } from '../finished-game.ts'
import type { GameResult } from '../table-storage.ts'

/** Stores the result of a finished game. A second result for the same table is an error. */
export function prepareResultInsert(database: DatabaseSync): (table: number, result: GameResult) => void {
  const rate = prepareRatingUpdate(database)
  const insertResult = database.prepare(
    'INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const insertSeat = database.prepare('INSERT INTO result_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')

  return (table, result) => {
    const { id, game, startedAt, endedAt, reason, facts } = result
    const people = ratedPlayers(result)
    const rated = people ? 1 : 0
    const inserted = insertResult.run(table, game, startedAt, endedAt, reason, JSON.stringify(facts), rated)
    if (inserted.changes === 0) throw new Error(`The game at table ${id} has ended already`)
    const ratings = people ? rate(result, people) : []
    for (const [seat, { sitter, won }] of result.seats.entries())
      insertSeat.run(
        ...[table, seat, sitter.kind === 'person' ? sitter.id : null, JSON.stringify(sitter), won ? 1 : 0],
        ...[seatOutcome(result, seat), levelAgainst(result, seat), ratings[seat]?.rating ?? null],
        ...[game, reason, endedAt],
      )
  }
}

function prepareRatingUpdate(database: DatabaseSync) {
  const select = database.prepare(
    'SELECT rating, deviation, volatility, at FROM ratings WHERE player = ? AND game = ?',
  )
  const replace = database.prepare('INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?)')
  const before = (player: string, game: string): DatedRating | undefined => {
    const row = select.get(player, game)
    if (!row) return undefined
    const { rating, deviation, volatility, at } = row
    return {
      rating: Number(rating),
      deviation: Number(deviation),
      volatility: Number(volatility),
      at: Number(at),
    }
  }

  return (result: GameResult, [first, second]: readonly [string, string]): readonly DatedRating[] => {
    const { game } = result
    const after = ratingsAfter(result, [before(first, game), before(second, game)])
    for (const [seat, player] of [first, second].entries()) {
      const { rating, deviation, volatility, at } = after[seat]!
      replace.run(player, game, rating, deviation, volatility, at)
    }
    return after
  }
}
