import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Rejection, Result } from '#kernel/result.ts'
import { readCode } from '#protocol/code.ts'
import { commandOrder, tableOrder } from '#protocol/frames.ts'
import type { PlayerNews } from '#protocol/news.ts'
import type { House } from '../house/house.ts'
import type { SharedBuckets } from '../limits/limits.ts'
import { answerTo } from '../socket/connection.ts'
import { known, type Routes } from './api.ts'
import { streamEvents } from './events.ts'
import type { Guard } from './guard.ts'
import { read } from './read.ts'
import { answer, refuse, statusOf } from './refuse.ts'

export interface TableRoutesOptions {
  readonly house: House
  readonly guard: Guard
  readonly buckets: SharedBuckets
  /** Event streams that are open at once. */
  readonly mostStreams: number
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
  const { house, guard, buckets, sentence } = options
  let streams = 0

  /** Opening tables and trying codes is counted by address. */
  function tooOften(
    request: FastifyRequest,
    what: 'tables' | 'codes' | 'connections',
  ): Rejection | undefined {
    const taken = buckets[what].take(guard.way(request.raw).address)
    return taken.ok ? undefined : taken.rejection
  }

  function reference(request: FastifyRequest): { table: string } | { refusal: Rejection } {
    const params = read(request, 'params', tableParams)
    if (!params.ok) return { refusal: params.rejection }
    const refusal = readCode(params.value.table) ? tooOften(request, 'codes') : undefined
    return refusal ? { refusal } : { table: params.value.table }
  }

  /** A request by which somebody who is known comes to a table of their own. */
  function opening<Schema extends z.ZodType>(
    schema: Schema,
    open: (order: z.output<Schema>, player: PlayerNews) => Promise<Result<unknown>>,
    status: number,
  ) {
    return known(guard, async ({ player }, request, reply) => {
      const order = read(request, 'body', schema)
      if (!order.ok) return refuse(reply, order.rejection)
      const refusal = tooOften(request, 'tables')
      if (refusal) return refuse(reply, refusal)
      return answer(reply, await open(order.value, player), status)
    })
  }

  async function stream(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const where = reference(request)
    if ('refusal' in where) return refuse(reply, where.refusal)
    const query = read(request, 'query', eventsQuery)
    if (!query.ok) return refuse(reply, query.rejection)
    const refusal = streams >= options.mostStreams ? { code: 'busy' } : tooOften(request, 'connections')
    if (refusal) return refuse(reply, refusal)
    const last = Number(request.headers['last-event-id'])
    const asker = await guard.asker(request.raw)
    streams++
    reply.raw.on('close', () => {
      streams--
    })
    return streamEvents(reply, {
      house,
      table: where.table,
      since: Number.isInteger(last) ? last : query.value.since,
      player: asker?.player.id,
      connection: options.newId(),
      now: options.now,
    })
  }

  return api => {
    api.get('/tables', async (_, reply) => reply.send({ tables: await house.lobby() }))

    api.post('/tables', opening(tableOrder, house.open, 201))
    // It may be one that another player has opened.
    api.post(
      '/match',
      opening(matchBody, ({ game }, player) => house.match(game, player), 200),
    )

    /** The table as it stands, for one look. */
    api.get('/tables/:table', async (request, reply) => {
      const where = reference(request)
      if ('refusal' in where) return refuse(reply, where.refusal)
      const asker = await guard.asker(request.raw)
      let news = ''
      const visit = await house.visit(where.table, {
        player: undefined,
        seenAs: asker?.player.id,
        connection: '',
        since: -1,
        tell: text => {
          news ||= text
        },
        heardAt: options.now,
      })
      if (!visit.ok) return refuse(reply, visit.rejection)
      await visit.value.end()
      return reply.type('application/json').send(news)
    })

    api.get('/tables/:table/events', stream)

    api.post(
      '/tables/:table/commands',
      known(guard, async ({ player }, request, reply) => {
        const order = read(request, 'body', commandOrder)
        if (!order.ok) return refuse(reply, order.rejection)
        const where = reference(request)
        if ('refusal' in where) return refuse(reply, where.refusal)
        const allowed = buckets.commands.take(player.id)
        if (!allowed.ok) return refuse(reply, allowed.rejection)
        const performed = await house.perform(where.table, player, order.value)
        return reply
          .code(performed.ok ? 200 : statusOf(performed.rejection))
          .send(answerTo(order.value, performed, sentence))
      }),
    )
  }
}
