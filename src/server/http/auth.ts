import type { IncomingMessage } from 'node:http'
import type { Rejection } from '#kernel/result.ts'
import type { Players } from '../players/players.ts'
import type { Bearer } from '../players/session-lookup.ts'
import { type ClientInfo, clientInfoOf } from './client-info.ts'
import { tokenInCookie } from './cookie.ts'

/** Stands at the door: who is asking, from where, and whether on a page of ours. */
export interface Auth {
  authenticate(message: IncomingMessage): Promise<Bearer | undefined>
  clientInfo(message: IncomingMessage): ClientInfo
  /** Why this request may not change anything or open a socket; undefined when it may. */
  originRefusal(message: IncomingMessage): Rejection | undefined
}

export interface AuthOptions {
  readonly players: Pick<Players, 'findByToken'>
  /** Pages elsewhere that may use this server, such as https://play.example.org. */
  readonly origins?: readonly string[]
  /** There is a proxy in front, and its forwarded headers are true. */
  readonly trustProxy?: boolean
}

/** Where someone without a token gets one. */
const PUBLIC_POSTS = ['/api/players', '/api/sign-in']

export function openAuth({ players, origins = [], trustProxy = false }: AuthOptions): Auth {
  const allowedOrigins = new Set(origins.map(origin => new URL(origin).origin))
  const clientInfo = (message: IncomingMessage) => clientInfoOf(message, { trustProxy })

  function isAllowedOrigin(origin: string, host: string): boolean {
    if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false
    const { origin: page, protocol } = new URL(origin)
    // By the page's own protocol, since not every proxy tells how the client came.
    const here = `${protocol}//${host}`
    return allowedOrigins.has(page) || (URL.canParse(here) && new URL(here).origin === page)
  }

  return {
    clientInfo,
    async authenticate(message) {
      const token = bearerToken(message) ?? tokenInCookie(message.headers.cookie)
      return token === undefined ? undefined : players.findByToken(token)
    },
    originRefusal(message) {
      const { origin } = message.headers
      if (origin !== undefined) {
        return isAllowedOrigin(origin, clientInfo(message).host) ? undefined : { code: 'another-origin' }
      }
      // Browsers send the origin with all that changes something, and a page elsewhere cannot send a bearer token.
      if (bearerToken(message) !== undefined || PUBLIC_POSTS.includes(pathOf(message))) return undefined
      return { code: 'origin-missing' }
    },
  }
}

function bearerToken(message: IncomingMessage): string | undefined {
  return /^Bearer +(\S+)$/i.exec(message.headers.authorization ?? '')?.[1]
}

function pathOf(message: IncomingMessage): string {
  return (message.url ?? '').split('?')[0]!
}
