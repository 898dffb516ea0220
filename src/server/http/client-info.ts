import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'

/** How a request came here. Read from the bare message, since a socket upgrade has no more than that. */
export interface ClientInfo {
  /** The client's address, by which its limits are counted. */
  readonly address: string
  /** The host by the client's own words. */
  readonly host: string
  readonly secure: boolean
}

/**
 * What the forwarded headers say counts only where there is a proxy in front, and of each only what that proxy
 * added itself, at the end: whatever stands before it was sent by the client, who may write anything there.
 */
export function clientInfoOf(
  message: IncomingMessage,
  { trustProxy }: { readonly trustProxy: boolean },
): ClientInfo {
  const told = (header: string) => (trustProxy ? lastOf(message.headers[header]) : undefined)
  const secure = 'encrypted' in message.socket && Boolean((message.socket as TLSSocket).encrypted)
  return {
    address: networkOf(told('x-forwarded-for') ?? message.socket.remoteAddress ?? ''),
    host: told('x-forwarded-host') ?? message.headers.host ?? '',
    secure: (told('x-forwarded-proto') ?? (secure ? 'https' : 'http')) === 'https',
  }
}

function lastOf(header: string | readonly string[] | undefined): string | undefined {
  const last = header?.toString().split(',').at(-1)?.trim()
  return last === '' ? undefined : last
}

/** One household has one IPv4 address, or the whole lower half of an IPv6 one. */
function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!bare.includes(':')) return bare
  const [front = '', back = ''] = bare.split('::')
  const groups = front.split(':').filter(group => group !== '')
  const after = back.split(':').filter(group => group !== '').length
  const zeros = bare.includes('::') ? 8 - groups.length - after : 0
  const whole = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0')]
  return `${whole
    .slice(0, 4)
    .map(group => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
