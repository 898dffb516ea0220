import { z } from 'zod'
import { accountRejection } from '#protocol/refusals.ts'
import { takeAll } from '../limits/rate-limits.ts'
import type { ShortLinks } from '../links/short-links.ts'
import { limitByAddress, type RouteOptions, type Routes, requirePlayer } from './api.ts'
import { sendRefusal, sendResult } from './replies.ts'
import { validate } from './validate.ts'

export interface LinkRoutesOptions extends RouteOptions {
  readonly shortLinks: ShortLinks
}

/** Longer replay links are not offered either. */
const LONGEST_PATH = 16_100

const linkBody = z.strictObject(
  { path: z.string('text').max(LONGEST_PATH, 'shorter') },
  'an object with path',
)
const codeParams = z.object({ code: z.string().max(40, 'a code') })

/** Short links to games and puzzles. */
export function linkRoutes(options: LinkRoutesOptions): Routes {
  const { shortLinks, auth, rateLimits } = options
  return api => {
    api.post(
      '/links',
      requirePlayer(options, async ({ player }, request, reply) => {
        const body = validate(request, 'body', linkBody)
        if (!body.ok) return sendRefusal(reply, body.rejection)
        const { address } = auth.clientInfo(request)
        const allowed = await takeAll(rateLimits, [
          ['links', address],
          ['linksByPlayer', player.id],
        ])
        if (!allowed.ok) return sendRefusal(reply, allowed.rejection)
        return sendResult(reply, await shortLinks.shorten(body.value.path), 201)
      }),
    )

    api.get('/links/:code', { preHandler: limitByAddress('reads', options) }, async (request, reply) => {
      const params = validate(request, 'params', codeParams)
      if (!params.ok) return sendRefusal(reply, params.rejection)
      const path = await shortLinks.resolve(params.value.code)
      return path === undefined ? sendRefusal(reply, accountRejection('no-such-link')) : reply.send({ path })
    })
  }
}
