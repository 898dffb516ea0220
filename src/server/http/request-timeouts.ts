import type { FastifyServerOptions } from 'fastify'

/** How often Node looks for requests that take too long; its default is 30 s. */
const CHECKS = 20

/**
 * Fastify's options with which a request must have arrived within this time. Node swaps the two timeouts if the one for
 * headers is longer, which by default is a minute, and then a slow body would be waited for that long.
 */
export function requestTimeouts(requestMs: number): Pick<FastifyServerOptions, 'requestTimeout'> & {
  readonly http: { readonly headersTimeout: number; readonly connectionsCheckingInterval: number }
} {
  return {
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: requestMs / CHECKS },
  }
}
