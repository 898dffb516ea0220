import { FIRST_RATING } from '#kernel/ratings/glicko2.ts'
import { type DatedRating, ratedPlayers, ratingsAfter } from '../../ratings/game-ratings.ts'
import { levelAgainst, seatOutcome } from '../finished-game.ts'
import type { GameResult } from '../table-storage.ts'
import type { RunStatement } from './database.ts'

const INSERT_RESULT = `
  INSERT INTO results (table_number, game, started_at, ended_at, reason, facts, rated)
  SELECT number, $2, $3, $4, $5, $6, $7 FROM tables WHERE id = $1
  ON CONFLICT DO NOTHING
  RETURNING table_number
`
const INSERT_SEATS = `
  INSERT INTO result_seats (
    table_number, seat, player, sitter, won, outcome, level_against, rating_after, game, reason, ended_at
  )
  SELECT $1, seat, player, sitter, won, outcome, level_against, rating_after, $3, $4, $5
  FROM json_to_recordset($2) AS seats (
    seat int, player text, sitter text, won boolean, outcome text, level_against text, rating_after double precision
  )
`

/** Stores the result of a finished game. A second result for the same table is an error. */
export async function storeResult(run: RunStatement, result: GameResult): Promise<void> {
  const { id, game, startedAt, endedAt, reason, facts } = result
  const people = ratedPlayers(result)
  const [stored] = await run<{ table_number: number }>(INSERT_RESULT, [
    ...[id, game, startedAt, endedAt, reason, JSON.stringify(facts), people !== undefined],
  ])
  if (!stored) throw new Error(`The game at table ${id} has ended already`)
  const ratings = people ? await updateRatings(run, result, people) : []
  const seats = result.seats.map(({ sitter, won }, seat) => ({
    ...{ seat, won, player: sitter.kind === 'person' ? sitter.id : null, sitter: JSON.stringify(sitter) },
    outcome: seatOutcome(result, seat),
    level_against: levelAgainst(result, seat),
    rating_after: ratings[seat]?.rating ?? null,
  }))
  await run(INSERT_SEATS, [stored.table_number, JSON.stringify(seats), game, reason, endedAt])
}

/** Returns the rating and locks it until the end of the transaction, also one that did not exist before. */
const LOCK_RATING = `
  INSERT INTO ratings (player, game, rating, deviation, volatility, at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (player, game) DO UPDATE SET at = ratings.at
  RETURNING rating, deviation, volatility, at, xmax = 0 AS is_new
`
const UPDATE_RATING = `
  UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, at = $6 WHERE player = $1 AND game = $2
`

async function updateRatings(
  run: RunStatement,
  result: GameResult,
  people: readonly [string, string],
): Promise<readonly DatedRating[]> {
  const { game, endedAt } = result
  const { rating, deviation, volatility } = FIRST_RATING
  const before = new Map<string, DatedRating>()
  // In the same order everywhere, so that two games of the same players do not wait for each other.
  for (const player of people.toSorted()) {
    const [row] = await run<DatedRating & { is_new: boolean }>(LOCK_RATING, [
      ...[player, game, rating, deviation, volatility, endedAt],
    ])
    if (!row!.is_new) before.set(player, row!)
  }
  const after = ratingsAfter(result, [before.get(people[0]), before.get(people[1])])
  for (const [seat, player] of people.entries()) {
    const one = after[seat]!
    await run(UPDATE_RATING, [player, game, one.rating, one.deviation, one.volatility, one.at])
  }
  return after
}
