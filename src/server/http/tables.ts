import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Rejection, Result } from '#kernel/result.ts'
import { accountRejection } from '#protocol/refusals.ts'
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
  /** How many event streams may be open at once. */
  readonly maxStreams: number
  newId(): string
  now(): number
  sentence(rejection: Rejection, game?: string): string
}

const tableParams = z.object({ table: z.string('text').max(40, 'an id or a code') })
const since = z.coerce.number('a whole number').int('a whole number').min(-1, '-1 or more')
const eventsQuery = z.strictObject({ since: since.default(-1) }, 'since=NUMBER and nothing else')
const matchBody = z.strictObject({ game: z.string('the name of a game').max(40, 'the name of a game') })

/** The same tables as over the WebSocket, for bots, scripts and curl. */
export function tableRoutes(options: TableRoutesOptions): Routes {
  const { tableService, auth, buckets, sentence } = options
  let streams = 0

  /** These limits are counted by client address. */
  function rateLimitRejection(
    request: FastifyRequest,
    bucket: 'tables' | 'codes' | 'connections',
  ): Rejection | undefined {
    const taken = buckets[bucket].take(auth.clientInfo(request.raw).address)
    return taken.ok ? undefined : taken.rejection
  }

  function readTableReference(request: FastifyRequest): { table: string } | { refusal: Rejection } {
    const params = validate(request, 'params', tableParams)
    if (!params.ok) return { refusal: params.rejection }
    const refusal = readTableCode(params.value.table) ? rateLimitRejection(request, 'codes') : undefined
    return refusal ? { refusal } : { table: params.value.table }
  }

  /** Handles a signed-in player's request that leads to a table for them. */
  function tableHandler<Schema extends z.ZodType>(
    schema: Schema,
    handle: (body: z.output<Schema>, player: PlayerInfo) => Promise<Result<unknown>>,
    status: number,
  ) {
    return requirePlayer(auth, async ({ player }, request, reply) => {
      const body = validate(request, 'body', schema)
      if (!body.ok) return sendRefusal(reply, body.rejection)
      const refusal = rateLimitRejection(request, 'tables')
      if (refusal) return sendRefusal(reply, refusal)
      return sendResult(reply, await handle(body.value, player), status)
    })
  }

  async function stream(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const reference = readTableReference(request)
    if ('refusal' in reference) return sendRefusal(reply, reference.refusal)
    const query = validate(request, 'query', eventsQuery)
    if (!query.ok) return sendRefusal(reply, query.rejection)
    const refusal =
      streams >= options.maxStreams ? accountRejection('busy') : rateLimitRejection(request, 'connections')
    if (refusal) return sendRefusal(reply, refusal)
    const last = Number(request.headers['last-event-id'])
    const bearer = await auth.authenticate(request.raw)
    streams++
    reply.raw.on('close', () => {
      streams--
    })
    return streamEvents(reply, {
      tableService,
      table: reference.table,
      since: Number.isInteger(last) ? last : query.value.since,
      player: bearer?.player.id,
      connection: options.newId(),
      now: options.now,
    })
  }

  return api => {
    api.get('/tables', async (_, reply) => reply.send({ tables: await tableService.lobbyTables() }))

    api.post('/tables', tableHandler(createTableSchema, tableService.createTable, 201))
    // 200 instead of 201, since another player may have created the table.
    api.post(
      '/match',
      tableHandler(matchBody, ({ game }, player) => tableService.match(game, player), 200),
    )

    /** The table's current state, once. */
    api.get('/tables/:table', async (request, reply) => {
      const reference = readTableReference(request)
      if ('refusal' in reference) return sendRefusal(reply, reference.refusal)
      const bearer = await auth.authenticate(request.raw)
      let update = ''
      const subscription = await tableService.subscribe(reference.table, {
        player: undefined,
        seenAs: bearer?.player.id,
        connection: '',
        since: -1,
        send: text => {
          update ||= text
        },
        heardAt: options.now,
      })
      if (!subscription.ok) return sendRefusal(reply, subscription.rejection)
      await subscription.value.end()
      return reply.type('application/json').send(update)
    })

    api.get('/tables/:table/events', stream)

    api.post(
      '/tables/:table/commands',
      requirePlayer(auth, async ({ player }, request, reply) => {
        const body = validate(request, 'body', commandRequestSchema)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        const reference = readTableReference(request)
        if ('refusal' in reference) return sendRefusal(reply, reference.refusal)
        const allowed = buckets.commands.take(player.id)
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        const result = await tableService.execute(reference.table, player, body.value)
        return reply
          .code(result.ok ? 200 : statusOf(result.rejection))
          .send(commandAnswer(body.value, result, sentence))
      }),
    )
  }
}
