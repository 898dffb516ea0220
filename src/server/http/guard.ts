import type { IncomingMessage } from 'node:http'
import type { Rejection } from '#kernel/result.ts'
import type { Players } from '../players/players.ts'
import type { Bearer } from '../players/recognition.ts'
import { tokenInCookie } from './cookie.ts'
import { type Way, wayOf } from './way.ts'

/** Stands at the door: who is asking, from where, and whether on a page of ours. */
export interface Guard {
  asker(message: IncomingMessage): Promise<Bearer | undefined>
  way(message: IncomingMessage): Way
  /** Why this request may not change anything or open a socket; undefined when it may. */
  refusal(message: IncomingMessage): Rejection | undefined
}

export interface GuardOptions {
  readonly players: Pick<Players, 'recognise'>
  /** Pages elsewhere that may use this server, such as https://play.example.org. */
  readonly origins?: readonly string[]
  /** There is a proxy in front, and its forwarded headers are true. */
  readonly trustProxy?: boolean
}

/** Where someone without a token gets one. */
const DOORS = ['/api/players', '/api/sign-in']

export function openGuard({ players, origins = [], trustProxy = false }: GuardOptions): Guard {
  const ours = new Set(origins.map(origin => new URL(origin).origin))
  const way = (message: IncomingMessage) => wayOf(message, { trustProxy })

  function isOurs(origin: string, host: string): boolean {
    if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false
    const { origin: page, protocol } = new URL(origin)
    // By the page's own protocol, since not every proxy tells how the client came.
    const here = `${protocol}//${host}`
    return ours.has(page) || (URL.canParse(here) && new URL(here).origin === page)
  }

  return {
    way,
    async asker(message) {
      const token = bearerToken(message) ?? tokenInCookie(message.headers.cookie)
      return token === undefined ? undefined : players.recognise(token)
    },
    refusal(message) {
      const { origin } = message.headers
      if (origin !== undefined) {
        return isOurs(origin, way(message).host) ? undefined : { code: 'another-origin' }
      }
      // Browsers send the origin with all that changes something, and a page elsewhere cannot send a bearer token.
      if (bearerToken(message) !== undefined || DOORS.includes(pathOf(message))) return undefined
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
