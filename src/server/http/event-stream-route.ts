import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountRejection } from '#protocol/refusals.ts'
import type { OpenConnections } from '../limits/open-connections.ts'
import { takeAll } from '../limits/rate-limits.ts'
import type { Players } from '../players/players.ts'
import type { TableService } from '../tables/table-service.ts'
import type { RouteOptions } from './api.ts'
import { streamEvents } from './event-stream.ts'
import { findTable } from './find-table.ts'
import { sendRefusal } from './replies.ts'
import { validate } from './validate.ts'

export interface EventStreamRouteOptions extends RouteOptions {
  readonly tableService: TableService
  readonly players: Pick<Players, 'onSessionEnded'>
  readonly streams: OpenConnections
  newId(): string
  now(): number
}

const since = z.coerce.number('a whole number').int('a whole number').min(-1, '-1 or more')
const eventsQuery = z.strictObject({ since: since.default(-1) }, 'since=NUMBER and nothing else')

/** Opens an event stream within the limits; it ends with the session that opened it. */
export function eventStreamHandler(options: EventStreamRouteOptions) {
  const { auth, rateLimits, tableService, players, streams } = options

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const bearer = await auth.authenticate(request)
    const player = bearer?.player.id
    const table = await findTable(options, request, player)
    if (!table.ok) return sendRefusal(reply, table.rejection)
    const query = validate(request, 'query', eventsQuery)
    if (!query.ok) return sendRefusal(reply, query.rejection)
    const { address } = auth.clientInfo(request)
    const allowed = await takeAll(rateLimits, [
      ['connections', address],
      ...(player === undefined ? [] : [['connectionsByPlayer', player] as const]),
    ])
    if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
    // The client is gone already, and no close event will follow.
    if (reply.raw.destroyed) return reply.hijack()
    const opened = streams.open({ player, address })
    if (!opened.ok) return sendRefusal(reply, opened.rejection)
    const revoked = new AbortController()
    const stopListening = bearer && players.onSessionEnded(bearer, () => revoked.abort())
    reply.raw.on('close', () => {
      opened.value()
      stopListening?.()
    })
    // A session that ended before the listener was there is not recognised any more.
    if (bearer && !(await auth.authenticate(request)))
      return sendRefusal(reply, accountRejection('not-recognised'))
    const last = Number(request.headers['last-event-id'])
    return streamEvents(reply, {
      tableService,
      table: table.value,
      since: Number.isInteger(last) ? last : query.value.since,
      player,
      connection: options.newId(),
      revoked: revoked.signal,
      now: options.now,
    })
  }
}
