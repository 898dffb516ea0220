import { type DatedRating, ratedPlayers, ratingsAfter } from '#server/ratings/game-ratings.ts'
import { finishedGame, levelAgainst, type SeatOutcome, seatOutcome } from '#server/storage/finished-game.ts'
import {
  MAX_RATING_POINTS,
  type OutcomeCount,
  type RatingHistory,
  statisticsOf,
} from '#server/storage/statistics.ts'
import type { HistoryStorage } from '#server/storage/storage.ts'
import type { GameResult } from '#server/storage/table-storage.ts'
import type { MemoryData, MemoryResult } from './memory-data.ts'

/** Stores the result of a finished game and updates the ratings. */
export function storeResult(data: MemoryData, result: GameResult): void {
  if (data.results.has(result.id)) throw new Error(`The game at table ${result.id} has ended already`)
  const people = ratedPlayers(result)
  const ratingsBefore = people?.map(player => data.ratings.get(keyOf(player, result.game))) ?? []
  const ratings = people ? newRatings(data, result, people) : []
  const finished = { result: { ...result, rated: people !== undefined }, ratings, ratingsBefore }
  data.results.set(result.id, finished)
  const persons = result.seats.flatMap(({ sitter }) => (sitter.kind === 'person' ? [sitter.id] : []))
  for (const player of new Set(persons)) {
    const games = data.resultsOf.get(player)
    if (games) games.push(finished)
    else data.resultsOf.set(player, [finished])
  }
}

function newRatings(
  data: MemoryData,
  result: GameResult,
  [first, second]: readonly [string, string],
): readonly DatedRating[] {
  const keys = [keyOf(first, result.game), keyOf(second, result.game)] as const
  const ratings = ratingsAfter(result, [data.ratings.get(keys[0]), data.ratings.get(keys[1])])
  data.ratings.set(keys[0], ratings[0])
  data.ratings.set(keys[1], ratings[1])
  return ratings
}

export function memoryHistory(data: MemoryData): HistoryStorage {
  return {
    async find(id) {
      const found = data.results.get(id)
      return found && toFinishedGame(found)
    },
    async games(player, { before = Number.POSITIVE_INFINITY, limit }) {
      const earlier = (data.resultsOf.get(player) ?? [])
        .toReversed()
        .filter(({ result }) => result.endedAt < before)
        .sort((one, other) => other.result.endedAt - one.result.endedAt)
      const last = earlier[limit - 1]?.result.endedAt ?? Number.NEGATIVE_INFINITY
      return earlier.filter(({ result }) => result.endedAt >= last).map(toFinishedGame)
    },
    async statistics(player) {
      const games = data.resultsOf.get(player) ?? []
      return statisticsOf(
        games.flatMap(game => outcomeCounts(game, player)),
        ratingHistories(data, player),
      )
    },
    async between(game, [first, second]) {
      const outcomes = (data.resultsOf.get(first) ?? [])
        .filter(({ result }) => result.game === game)
        .filter(found => seatsOf(found, second).length > 0)
        .map(found => seatOutcome(found.result, seatsOf(found, first)[0]!))
      const count = (wanted: SeatOutcome) => outcomes.filter(outcome => outcome === wanted).length
      return { wins: [count('win'), count('loss')], draws: count('draw') }
    },
    rating: async (player, game) => data.ratings.get(keyOf(player, game))?.rating,
  }
}

function toFinishedGame({ result, ratings, ratingsBefore }: MemoryResult) {
  return finishedGame(
    result,
    result.seats.map((seat, index) => ({
      ...seat,
      ratingAfter: ratings[index]?.rating ?? null,
      ratingBefore: ratingsBefore[index]?.rating,
    })),
  )
}

function seatsOf({ result }: MemoryResult, player: string): readonly number[] {
  return result.seats.flatMap(({ sitter }, seat) =>
    sitter.kind === 'person' && sitter.id === player ? [seat] : [],
  )
}

function outcomeCounts(game: MemoryResult, player: string): readonly OutcomeCount[] {
  const { result } = game
  return seatsOf(game, player).map(seat => ({
    game: result.game,
    reason: result.reason,
    level: levelAgainst(result, seat),
    outcome: seatOutcome(result, seat),
    count: 1,
  }))
}

function ratingHistories(data: MemoryData, player: string): ReadonlyMap<string, RatingHistory> {
  const histories = new Map<string, RatingHistory>()
  for (const game of data.resultsOf.get(player) ?? []) {
    const seat = seatsOf(game, player)[0]!
    const after = game.ratings[seat]
    if (!after) continue
    const { rating, deviation } = data.ratings.get(keyOf(player, game.result.game))!
    const previous = histories.get(game.result.game)?.ratings ?? []
    const point = { at: game.result.endedAt, rating: after.rating, won: game.result.seats[seat]!.won }
    histories.set(game.result.game, {
      rating: { rating, deviation },
      ratings: [...previous, point].slice(-MAX_RATING_POINTS),
    })
  }
  return histories
}

function keyOf(player: string, game: string): string {
  return JSON.stringify([player, game])
}
