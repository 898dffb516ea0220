import { z } from 'zod'
import type { GameList, GameRecord, Profile } from '#protocol/api.ts'
import { newsOf } from '../players/recognition.ts'
import type { Storage } from '../storage/storage.ts'
import type { Routes } from './api.ts'
import { read } from './read.ts'
import { refuse } from './refuse.ts'

export interface HistoryOptions {
  readonly storage: Pick<Storage, 'players' | 'history'>
  /** Of a game that is over; undefined for any other, or its secrets would be out. */
  readonly recordOf: (id: string) => Promise<GameRecord | undefined>
}

const PAGE = 20
const LONGEST_PAGE = 100

const Named = z.object({ id: z.string().max(100, 'an id') })
const Page = z.object({
  before: whole(0, Number.MAX_SAFE_INTEGER, 'an instant in milliseconds since 1970').optional(),
  limit: whole(1, LONGEST_PAGE, `a whole number from 1 to ${LONGEST_PAGE}`).default(PAGE),
})

function whole(min: number, max: number, expected: string) {
  const digits = z.string(expected).regex(/^\d{1,16}$/, expected)
  return digits.transform(Number).refine(number => number >= min && number <= max, expected)
}

/** What was played, for anyone who knows the player's or the game's id. */
export function historyRoutes({ storage: { players, history }, recordOf }: HistoryOptions): Routes {
  return api => {
    api.get('/players/:id', async (request, reply) => {
      const named = read(request, 'params', Named)
      if (!named.ok) return refuse(reply, named.rejection)
      const player = await players.find(named.value.id)
      if (!player) return refuse(reply, { code: 'no-such-player' })
      const games = await history.statistics(player.id)
      const profile: Profile = { player: newsOf(player), since: player.createdAt, games }
      return reply.send(profile)
    })

    api.get('/players/:id/games', async (request, reply) => {
      const named = read(request, 'params', Named)
      if (!named.ok) return refuse(reply, named.rejection)
      const page = read(request, 'query', Page)
      if (!page.ok) return refuse(reply, page.rejection)
      const { id } = named.value
      if (!(await players.find(id))) return refuse(reply, { code: 'no-such-player' })
      const { before, limit } = page.value
      const games = await history.games(id, { limit, ...(before !== undefined && { before }) })
      const last = games.at(-1)
      const more = last && (await history.games(id, { before: last.endedAt, limit: 1 })).length > 0
      const list: GameList = { games, ...(more && { before: last.endedAt }) }
      return reply.send(list)
    })

    api.get('/games/:id', async (request, reply) => {
      const named = read(request, 'params', Named)
      if (!named.ok) return refuse(reply, named.rejection)
      const record = await recordOf(named.value.id)
      return record ? reply.send(record) : refuse(reply, { code: 'no-such-record' })
    })
  }
}
