import type { FastifyRequest } from 'fastify'

/** Where a request came from. */
export interface ClientInfo {
  /** The client's address, by which rate limits are counted. */
  readonly address: string
  /** The host that the client requested. */
  readonly host: string
  readonly secure: boolean
}

/**
 * For Fastify's `trustProxy`: trusts the proxy in front of the server and nothing before it, so that only the value
 * which this proxy added counts. The client may have written anything before it.
 */
export function trustOneProxy(_address: string, hop: number): boolean {
  return hop === 0
}

export function clientInfoOf(request: FastifyRequest): ClientInfo {
  return {
    // Undefined once the client has disconnected.
    address: networkOf(request.ip ?? ''),
    host: request.host,
    secure: request.protocol === 'https',
  }
}

/** A household has one IPv4 address or a whole IPv6 /64 network, so limits count those. */
function networkOf(address: string): string {
  const bareAddress = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!bareAddress.includes(':')) return bareAddress
  const [front = '', back = ''] = bareAddress.split('::')
  const groups = front.split(':').filter(group => group !== '')
  const after = back.split(':').filter(group => group !== '').length
  const zeros = bareAddress.includes('::') ? 8 - groups.length - after : 0
  const whole = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0')]
  return `${whole
    .slice(0, 4)
    .map(group => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
