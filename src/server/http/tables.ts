import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Rejection, Result } from '#kernel/result.ts'
import { commandRequestSchema, createTableSchema } from '#protocol/schema.ts'
import type { PlayerInfo, TableUpdate } from '#protocol/server-messages.ts'
import { takeAll } from '../limits/rate-limits.ts'
import { commandAnswer } from '../tables/commands.ts'
import { limitByAddress, type Routes, requirePlayer } from './api.ts'
import { type EventStreamRouteOptions, eventStreamHandler } from './event-stream-route.ts'
import { findTable } from './find-table.ts'
import { sendRefusal, sendResult, statusOf } from './replies.ts'
import { validate } from './validate.ts'

export interface TableRoutesOptions extends EventStreamRouteOptions {
  sentence(rejection: Rejection, game?: string): string
}

const matchBody = z.strictObject({ game: z.string('the name of a game').max(40, 'the name of a game') })

/** The same tables as over the WebSocket, for bots, scripts and curl. */
export function tableRoutes(options: TableRoutesOptions): Routes {
  const { tableService, auth, rateLimits, sentence } = options
  const addressOf = (request: FastifyRequest) => auth.clientInfo(request).address

  /** Handles a signed-in player's request that leads to a table for them. */
  function tableHandler<Schema extends z.ZodType>(
    schema: Schema,
    handle: (body: z.output<Schema>, player: PlayerInfo) => Promise<Result<unknown>>,
    status: number,
  ) {
    return requirePlayer(options, async ({ player }, request, reply) => {
      const body = validate(request, 'body', schema)
      if (!body.ok) return sendRefusal(reply, body.rejection)
      const allowed = await rateLimits.take('tables', addressOf(request))
      if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
      return sendResult(reply, await handle(body.value, player), status)
    })
  }

  const limitedRead = { preHandler: limitByAddress('reads', options) }

  return api => {
    api.get('/tables', limitedRead, async (_, reply) =>
      reply.send({ tables: await tableService.lobbyTables() }),
    )

    api.post(
      '/tables',
      tableHandler(createTableSchema, (body, player) => tableService.createTable(body, player), 201),
    )
    // 200 instead of 201, since another player may have created the table.
    api.post(
      '/match',
      tableHandler(matchBody, ({ game }, player) => tableService.match(game, player), 200),
    )

    /** The table's current state, once. */
    api.get('/tables/:table', limitedRead, async (request, reply) => {
      const bearer = await auth.authenticate(request)
      const table = await findTable(options, request, bearer?.player.id)
      if (!table.ok) return sendRefusal(reply, table.rejection)
      let current: TableUpdate | undefined
      const subscription = await tableService.subscribe(table.value, {
        player: undefined,
        seenAs: bearer?.player.id,
        connection: '',
        since: -1,
        send: update => {
          current ??= update
        },
        heardAt: options.now,
      })
      if (!subscription.ok) return sendRefusal(reply, subscription.rejection)
      await subscription.value.end()
      return reply.send(current)
    })

    api.get('/tables/:table/events', limitedRead, eventStreamHandler(options))

    api.post(
      '/tables/:table/commands',
      requirePlayer(options, async ({ player }, request, reply) => {
        const body = validate(request, 'body', commandRequestSchema)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        const table = await findTable(options, request, player.id)
        if (!table.ok) return sendRefusal(reply, table.rejection)
        const allowed = await takeAll(rateLimits, [
          ['messagesByPlayer', player.id],
          ['messagesByAddress', addressOf(request)],
        ])
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        const result = await tableService.commands.execute(table.value, player, body.value)
        if (!result.ok) reply.refusalCode = result.rejection.code
        return reply
          .code(result.ok ? 200 : statusOf(result.rejection))
          .send(commandAnswer(body.value, result, sentence))
      }),
    )
  }
}
