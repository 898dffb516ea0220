import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Rejection, Result } from '#kernel/result.ts'
import { commandRequestSchema, createTableSchema } from '#protocol/schema.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { readTableCode } from '#protocol/table-code.ts'
import type { SharedBuckets } from '../limits/limits.ts'
import type { TableService } from '../tables/table-service.ts'
import { commandAnswer } from '../websocket/client-connection.ts'
import { type Routes, requirePlayer } from './api.ts'
import type { Auth } from './auth.ts'
import { streamEvents } from './event-stream.ts'
import { sendRefusal, sendResult, statusOf } from './replies.ts'
import { validate } from './validate.ts'

export interface TableRoutesOptions {
  readonly tableService: TableService
  readonly auth: Auth
  readonly buckets: SharedBuckets
  /** Event streams that are open at once. */
  readonly maxStreams: number
  newId(): string
  now(): number
  sentence(rejection: Rejection, game?: string): string
}

const tableParams = z.object({ table: z.string('text').max(40, 'an id or a code') })
const since = z.coerce.number('a whole number').int('a whole number').min(-1, '-1 or more')
const eventsQuery = z.strictObject({ since: since.default(-1) }, 'since=NUMBER and nothing else')
const matchBody = z.strictObject({ game: z.string('the name of a game').max(40, 'the name of a game') })

/** The same tables as on the socket, for bots, scripts and curl. */
export function tableRoutes(options: TableRoutesOptions): Routes {
  const { tableService, auth, buckets, sentence } = options
  let streams = 0

  /** Opening tables and trying codes is counted by address. */
  function rateLimitRejection(
    request: FastifyRequest,
    what: 'tables' | 'codes' | 'connections',
  ): Rejection | undefined {
    const taken = buckets[what].take(auth.clientInfo(request.raw).address)
    return taken.ok ? undefined : taken.rejection
  }

  function readTableReference(request: FastifyRequest): { table: string } | { refusal: Rejection } {
    const params = validate(request, 'params', tableParams)
    if (!params.ok) return { refusal: params.rejection }
    const refusal = readTableCode(params.value.table) ? rateLimitRejection(request, 'codes') : undefined
    return refusal ? { refusal } : { table: params.value.table }
  }

  /** A request by which somebody who is known comes to a table of their own. */
  function tableHandler<Schema extends z.ZodType>(
    schema: Schema,
    open: (order: z.output<Schema>, player: PlayerInfo) => Promise<Result<unknown>>,
    status: number,
  ) {
    return requirePlayer(auth, async ({ player }, request, reply) => {
      const order = validate(request, 'body', schema)
      if (!order.ok) return sendRefusal(reply, order.rejection)
      const refusal = rateLimitRejection(request, 'tables')
      if (refusal) return sendRefusal(reply, refusal)
      return sendResult(reply, await open(order.value, player), status)
    })
  }

  async function stream(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const where = readTableReference(request)
    if ('refusal' in where) return sendRefusal(reply, where.refusal)
    const query = validate(request, 'query', eventsQuery)
    if (!query.ok) return sendRefusal(reply, query.rejection)
    const refusal =
      streams >= options.maxStreams ? { code: 'busy' } : rateLimitRejection(request, 'connections')
    if (refusal) return sendRefusal(reply, refusal)
    const last = Number(request.headers['last-event-id'])
    const asker = await auth.authenticate(request.raw)
    streams++
    reply.raw.on('close', () => {
      streams--
    })
    return streamEvents(reply, {
      tableService,
      table: where.table,
      since: Number.isInteger(last) ? last : query.value.since,
      player: asker?.player.id,
      connection: options.newId(),
      now: options.now,
    })
  }

  return api => {
    api.get('/tables', async (_, reply) => reply.send({ tables: await tableService.lobbyTables() }))

    api.post('/tables', tableHandler(createTableSchema, tableService.createTable, 201))
    // It may be one that another player has opened.
    api.post(
      '/match',
      tableHandler(matchBody, ({ game }, player) => tableService.match(game, player), 200),
    )

    /** The table as it stands, for one look. */
    api.get('/tables/:table', async (request, reply) => {
      const where = readTableReference(request)
      if ('refusal' in where) return sendRefusal(reply, where.refusal)
      const asker = await auth.authenticate(request.raw)
      let news = ''
      const visit = await tableService.subscribe(where.table, {
        player: undefined,
        seenAs: asker?.player.id,
        connection: '',
        since: -1,
        send: text => {
          news ||= text
        },
        heardAt: options.now,
      })
      if (!visit.ok) return sendRefusal(reply, visit.rejection)
      await visit.value.end()
      return reply.type('application/json').send(news)
    })

    api.get('/tables/:table/events', stream)

    api.post(
      '/tables/:table/commands',
      requirePlayer(auth, async ({ player }, request, reply) => {
        const order = validate(request, 'body', commandRequestSchema)
        if (!order.ok) return sendRefusal(reply, order.rejection)
        const where = readTableReference(request)
        if ('refusal' in where) return sendRefusal(reply, where.refusal)
        const allowed = buckets.commands.take(player.id)
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        const performed = await tableService.execute(where.table, player, order.value)
        return reply
          .code(performed.ok ? 200 : statusOf(performed.rejection))
          .send(commandAnswer(order.value, performed, sentence))
      }),
    )
  }
}
