import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PublishedPuzzles } from '#protocol/api.ts'
import { accountRejection } from '#protocol/refusals.ts'
import { takeAll } from '../limits/rate-limits.ts'
import type { PuzzlePublisher } from '../puzzles/puzzle-publisher.ts'
import { PUZZLE_ORDERS } from '../storage/puzzle-storage.ts'
import { limitByAddress, type RouteOptions, type Routes, requirePlayer } from './api.ts'
import { sendRefusal, sendResult } from './replies.ts'
import { validate } from './validate.ts'

export interface PuzzleRoutesOptions extends RouteOptions {
  /** Undefined where the host does not publish puzzles. */
  readonly publishedPuzzles: PuzzlePublisher | undefined
}

const GAME = z.string('the id of a game').max(40, 'the id of a game')
const listQuery = z.object({
  game: GAME,
  order: z.enum(PUZZLE_ORDERS, 'newest or liked').default('newest'),
  from: z.coerce.number('a number').int('a whole number').min(0, '0 or more').max(100_000, 'less').default(0),
})
const publishBody = z.strictObject(
  {
    game: GAME,
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]), 'an object'),
    title: z.string('text').max(1_000, 'shorter'),
  },
  'an object with game, params and title',
)
const likeBody = z.strictObject({ liked: z.boolean('true or false') }, 'an object with liked')
const solvedBody = z.strictObject(
  { record: z.looseObject({}, 'the record of a game') },
  'an object with record',
)
const idParams = z.object({ id: z.string().max(100, 'an id') })

/** Puzzles that players publish for others, where the host allows it. */
export function puzzleRoutes(options: PuzzleRoutesOptions): Routes {
  const { publishedPuzzles: publisher, auth, rateLimits } = options
  if (!publisher)
    return api => {
      // Pages ask whether to offer it, so this is no error.
      api.get('/puzzles', async () => ({ puzzles: [], isClosed: true }) satisfies PublishedPuzzles)
      const refuse = async (_: FastifyRequest, reply: FastifyReply) =>
        sendRefusal(reply, accountRejection('puzzles-not-published'))
      api.post('/puzzles', refuse)
      api.all('/puzzles/*', refuse)
    }
  return api => {
    api.get('/puzzles', { preHandler: limitByAddress('reads', options) }, async (request, reply) => {
      const query = validate(request, 'query', listQuery)
      if (!query.ok) return sendRefusal(reply, query.rejection)
      const bearer = await auth.authenticate(request)
      return reply.send(await publisher.list({ ...query.value, player: bearer?.player.id }))
    })

    api.post(
      '/puzzles',
      requirePlayer(options, async ({ player }, request, reply) => {
        const body = validate(request, 'body', publishBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        const { address } = auth.clientInfo(request)
        const allowed = await takeAll(rateLimits, [
          ['puzzles', address],
          ['puzzlesByPlayer', player.id],
        ])
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        return sendResult(reply, await publisher.publish(player.id, body.value), 201)
      }),
    )

    api.post(
      '/puzzles/solved',
      requirePlayer(options, async ({ player }, request, reply) => {
        const body = validate(request, 'body', solvedBody)
        const allowed = await rateLimits.take('likesByPlayer', player.id)
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        return sendResult(reply, await publisher.reportSolved(player.id, body.value.record))
      }),
    )

    api.post(
      '/puzzles/:id/like',
      requirePlayer(options, async ({ player }, request, reply) => {
        const params = validate(request, 'params', idParams)
        if (!params.ok) return sendRefusal(reply, params.rejection)
        const body = validate(request, 'body', likeBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        const allowed = await rateLimits.take('likesByPlayer', player.id)
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        return sendResult(reply, await publisher.like(player.id, params.value.id, body.value.liked))
      }),
    )

    api.delete(
      '/puzzles/:id',
      requirePlayer(options, async ({ player }, request, reply) => {
        const params = validate(request, 'params', idParams)
        if (!params.ok) return sendRefusal(reply, params.rejection)
        return sendResult(reply, await publisher.remove(player.id, params.value.id))
      }),
    )
  }
}
