import type { FastifyReply } from 'fastify'
import type { Rejection, Result } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import type { Refusal } from '#protocol/api.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'

/** HTTP statuses other than 400 and 404. */
const STATUS: Readonly<Record<string, number>> = {
  'not-recognised': 401,
  'wrong-sign-in': 401,
  'another-origin': 403,
  banned: 403,
  'origin-missing': 403,
  'wrong-password': 403,
  'already-claimed': 409,
  'position-changed': 409,
  'not-your-turn': 409,
  'game-over': 409,
  'too-late': 409,
  'name-taken': 409,
  'not-your-puzzle': 403,
  'published-already': 409,
  'puzzles-not-published': 404,
  'not-claimed': 409,
  'body-too-long': 413,
  'not-sent-as-json': 415,
  'too-many-connections': 429,
  'too-many-unfinished-tables': 429,
  'too-often': 429,
  'our-fault': 500,
  'passwords-not-possible': 501,
  busy: 503,
  'no-code-free': 503,
  'table-set-aside': 503,
  'server-closing': 503,
  'not-kept': 503,
  'not-known': 503,
  'storage-trouble': 503,
}

export function statusOf({ code }: Rejection): number {
  return STATUS[code] ?? (code.startsWith('no-such-') ? 404 : 400)
}

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the refusal that was sent, for the metrics. */
    refusalCode?: string
  }
}

/** Sends the rejection code for programs and its sentence for people. */
export function sendRefusal(reply: FastifyReply, rejection: Rejection, text?: GameText): FastifyReply {
  const status = statusOf(rejection)
  const seconds = rejection.details?.seconds ?? (status === 503 ? 5 : undefined)
  if (seconds !== undefined) reply.header('retry-after', seconds)
  reply.refusalCode = rejection.code
  const refusal: Refusal = { rejection, sentence: rejectionSentence(rejection, text) }
  return reply.code(status).header('cache-control', 'no-store').send(refusal)
}

export function sendResult(reply: FastifyReply, result: Result<unknown>, status = 200): FastifyReply {
  if (!result.ok) return sendRefusal(reply, result.rejection)
  return result.value === undefined ? reply.code(204).send() : reply.code(status).send(result.value)
}
