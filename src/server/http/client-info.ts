import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'

/** Where a request came from. Read from the raw request, since a WebSocket upgrade has nothing else. */
export interface ClientInfo {
  /** The client's address, by which rate limits are counted. */
  readonly address: string
  /** The host that the client requested. */
  readonly host: string
  readonly secure: boolean
}

/**
 * Forwarded headers count only behind a proxy, and only the last value, which the proxy added itself: the client may
 * have written anything before it.
 */
export function clientInfoOf(
  request: IncomingMessage,
  { trustProxy }: { readonly trustProxy: boolean },
): ClientInfo {
  const forwarded = (header: string) => (trustProxy ? lastOf(request.headers[header]) : undefined)
  const secure = 'encrypted' in request.socket && Boolean((request.socket as TLSSocket).encrypted)
  return {
    address: networkOf(forwarded('x-forwarded-for') ?? request.socket.remoteAddress ?? ''),
    host: forwarded('x-forwarded-host') ?? request.headers.host ?? '',
    secure: (forwarded('x-forwarded-proto') ?? (secure ? 'https' : 'http')) === 'https',
  }
}

function lastOf(header: string | readonly string[] | undefined): string | undefined {
  const last = header?.toString().split(',').at(-1)?.trim()
  return last === '' ? undefined : last
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
