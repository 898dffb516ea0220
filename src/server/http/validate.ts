import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'

type RequestPart = 'body' | 'params' | 'query'

/**
 * The only place where HTTP input is validated. Each schema's message completes the sentence "... must be ...":
 * `z.string('text')`.
 */
export function validate<Schema extends z.ZodType>(
  request: FastifyRequest,
  part: RequestPart,
  schema: Schema,
): AccountResult<z.output<Schema>> {
  const parsed = schema.safeParse(request[part])
  if (parsed.success) return accept(parsed.data)
  const { path, message } = parsed.error.issues[0]!
  return reject('malformed', { part, field: path.join('.'), expected: message })
}
