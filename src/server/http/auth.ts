import type { FastifyRequest } from 'fastify'
import type { Rejection } from '#kernel/result.ts'
import { accountRejection } from '#protocol/refusals.ts'
import type { Players } from '../players/players.ts'
import type { Bearer } from '../players/session-lookup.ts'
import { type ClientInfo, clientInfoOf } from './client-info.ts'
import { tokenInCookie } from './token-cookie.ts'

/** Finds out who sends a request, from which address, and whether its origin is allowed. */
export interface Auth {
  authenticate(request: FastifyRequest): Promise<Bearer | undefined>
  clientInfo(request: FastifyRequest): ClientInfo
  /** Why this request may not change anything or open a socket; undefined if it may. */
  originRefusal(request: FastifyRequest): Rejection | undefined
}

export interface AuthOptions {
  readonly players: Pick<Players, 'findByToken'>
  /** Other origins whose pages may use this server, such as https://play.example.org. */
  readonly origins?: readonly string[]
}

/** The paths that give out tokens, so they need none. */
const PUBLIC_POSTS = ['/api/players', '/api/sign-in']

export function openAuth({ players, origins = [] }: AuthOptions): Auth {
  const allowedOrigins = new Set(origins.map(origin => new URL(origin).origin))

  function isAllowedOrigin(origin: string, host: string): boolean {
    if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false
    const { origin: pageOrigin, protocol } = new URL(origin)
    // Uses the page's protocol, since not every proxy forwards the client's.
    const serverUrl = `${protocol}//${host}`
    return (
      allowedOrigins.has(pageOrigin) || (URL.canParse(serverUrl) && new URL(serverUrl).origin === pageOrigin)
    )
  }

  return {
    clientInfo: clientInfoOf,
    async authenticate(request) {
      const token = bearerToken(request) ?? tokenInCookie(request)
      return token === undefined ? undefined : players.findByToken(token)
    },
    originRefusal(request) {
      const { origin } = request.headers
      if (origin !== undefined) {
        return isAllowedOrigin(origin, request.host) ? undefined : accountRejection('another-origin')
      }
      // Browsers send the origin with every change, and a page of another origin cannot send a bearer token.
      if (bearerToken(request) !== undefined || PUBLIC_POSTS.includes(pathOf(request))) return undefined
      return accountRejection('origin-missing')
    },
  }
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0]!
}
