import { z } from 'zod'
import { accept } from '#kernel/result.ts'
import { accountRejection } from '#protocol/refusals.ts'
import type { Storage } from '../storage/storage.ts'
import { type RouteOptions, type Routes, requirePlayer } from './api.ts'
import { sendRefusal, sendResult } from './replies.ts'
import { validate } from './validate.ts'

export interface ReportRoutesOptions extends RouteOptions {
  readonly storage: Pick<Storage, 'players' | 'reports'>
  now(): number
}

const reportBody = z.strictObject(
  { player: z.string('the id of a player').max(100, 'the id of a player') },
  'an object with player',
)

/** Players report names that should not be there; the host reads the reports. */
export function reportRoutes(options: ReportRoutesOptions): Routes {
  const { storage, auth, rateLimits, now } = options
  return api => {
    api.post(
      '/reports',
      requirePlayer(options, async (bearer, request, reply) => {
        const body = validate(request, 'body', reportBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        if (body.value.player === bearer.player.id) return sendRefusal(reply, accountRejection('own-name'))
        const allowed = await rateLimits.take('reports', auth.clientInfo(request).address)
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        const player = await storage.players.find(body.value.player)
        if (!player) return sendRefusal(reply, accountRejection('no-such-player'))
        const { id, name } = player
        await storage.reports.add({ player: id, name, reporter: bearer.player.id, at: now() })
        return sendResult(reply, accept(undefined))
      }),
    )
  }
}
