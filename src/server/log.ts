import { hostname } from 'node:os'
import { pid } from 'node:process'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LoggerOptions } from 'pino'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Redacted wherever they appear in a logged object. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'token', 'tokenHash', 'password', 'old', 'body']

/** For pino, and for Fastify's `logger`; `process` is its number among several. Headers and addresses are not logged, for the players' privacy. */
export function logOptions(level: LogLevel, process?: number): LoggerOptions {
  return {
    level,
    ...(process !== undefined && { base: { pid, hostname: hostname(), process } }),
    redact: { paths: SECRETS.flatMap(pathsTo), censor: '(secret)' },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url?.split('?')[0],
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
  }
}

/** At the top and three levels down, as in `{ request: { headers: { cookie } } }`. */
function pathsTo(secret: string): readonly string[] {
  return ['', '*', '*.*', '*.*.*'].map(parent => `${parent}["${secret}"]`)
}
