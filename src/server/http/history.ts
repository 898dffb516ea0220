import { z } from 'zod'
import type { FinishedGame, FinishedGamesPage, GameRecord, Profile } from '#protocol/api.ts'
import { accountRejection } from '#protocol/refusals.ts'
import { playerInfo } from '../players/session-lookup.ts'
import type { Storage } from '../storage/storage.ts'
import { limitByAddress, type RouteOptions, type Routes } from './api.ts'
import { sendRefusal } from './replies.ts'
import { validate } from './validate.ts'

export interface HistoryRoutesOptions extends RouteOptions {
  readonly storage: Pick<Storage, 'players' | 'history'>
  /** Must return undefined for a game that is not over, since the record contains its secrets. */
  readonly recordOf: (id: string) => Promise<GameRecord | undefined>
}

const PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

const idParams = z.object({ id: z.string().max(100, 'an id') })
const pageQuery = z.object({
  before: wholeNumber(0, Number.MAX_SAFE_INTEGER, 'an instant in milliseconds since 1970').optional(),
  limit: wholeNumber(1, MAX_PAGE_SIZE, `a whole number from 1 to ${MAX_PAGE_SIZE}`).default(PAGE_SIZE),
})

function wholeNumber(min: number, max: number, expected: string) {
  const digits = z.string(expected).regex(/^\d{1,16}$/, expected)
  return digits.transform(Number).refine(number => number >= min && number <= max, expected)
}

/** Profiles and finished games, for anyone who knows the player's or the game's id. */
export function historyRoutes(options: HistoryRoutesOptions): Routes {
  const {
    storage: { players, history },
    recordOf,
  } = options
  const limited = { preHandler: limitByAddress('reads', options) }
  return api => {
    api.get('/players/:id', limited, async (request, reply) => {
      const params = validate(request, 'params', idParams)
      if (!params.ok) return sendRefusal(reply, params.rejection)
      const player = await players.find(params.value.id)
      if (!player) return sendRefusal(reply, accountRejection('no-such-player'))
      const games = await history.statistics(player.id)
      const profile: Profile = { player: playerInfo(player), since: player.createdAt, games }
      return reply.send(profile)
    })

    api.get('/players/:id/games', limited, async (request, reply) => {
      const params = validate(request, 'params', idParams)
      if (!params.ok) return sendRefusal(reply, params.rejection)
      const page = validate(request, 'query', pageQuery)
      if (!page.ok) return sendRefusal(reply, page.rejection)
      const { id } = params.value
      if (!(await players.find(id))) return sendRefusal(reply, accountRejection('no-such-player'))
      const { before, limit } = page.value
      const games = await history.games(id, { limit, ...(before !== undefined && { before }) })
      const last = games.at(-1)
      const hasMore = last && (await history.games(id, { before: last.endedAt, limit: 1 })).length > 0
      const response: FinishedGamesPage = { games, ...(hasMore && { before: last.endedAt }) }
      return reply.send(response)
    })

    api.get('/games/:id', limited, async (request, reply) => {
      const params = validate(request, 'params', idParams)
      if (!params.ok) return sendRefusal(reply, params.rejection)
      const record = await recordOf(params.value.id)
      if (!record) return sendRefusal(reply, accountRejection('no-such-record'))
      const people = twoPeople(record.finished)
      const versus = people && (await history.between(record.finished.game, people))
      return reply.send({ ...record, ...(versus && { versus }) } satisfies GameRecord)
    })
  }
}

/** The two people of a game, by seat. */
function twoPeople({ seats }: FinishedGame): readonly [string, string] | undefined {
  const [first, second] = seats.map(({ player }) => (player.kind === 'person' ? player.id : undefined))
  return seats.length === 2 && first !== undefined && second !== undefined ? [first, second] : undefined
}
