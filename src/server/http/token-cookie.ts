import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'quincunx'
const DEVICE_NAME = 'quincunx-device'
const DAY_SECONDS = 24 * 60 * 60

/**
 * No script can read it, and other sites send it only when a link is followed. It is not marked Secure without TLS, as
 * on a home network, because the browser would reject it.
 */
const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const

export function tokenInCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME]
}

export function setTokenCookie(reply: FastifyReply, token: string): FastifyReply {
  return reply.setCookie(NAME, token, { ...ATTRIBUTES, maxAge: 180 * DAY_SECONDS })
}

export function clearTokenCookie(reply: FastifyReply): FastifyReply {
  return reply.clearCookie(NAME, ATTRIBUTES)
}

/** Shows that the player has signed in on this device before; sent only where it is needed. */
const DEVICE_ATTRIBUTES = { ...ATTRIBUTES, path: '/api/sign-in' }

export function deviceMarkIn(request: FastifyRequest): string | undefined {
  return request.cookies[DEVICE_NAME]
}

export function setDeviceMark(reply: FastifyReply, mark: string): FastifyReply {
  return reply.setCookie(DEVICE_NAME, mark, { ...DEVICE_ATTRIBUTES, maxAge: 365 * DAY_SECONDS })
}
