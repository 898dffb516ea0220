import { createHmac, randomBytes } from 'node:crypto'
import type { KeyKind, RateLimitName } from './limits.ts'

/** Something was refused because of a limit. */
export interface LimitedEvent {
  readonly limit: RateLimitName | 'sockets' | 'streams' | 'unfinishedTables'
  readonly by: KeyKind | 'total'
  /** The player, the address and so on that was refused; never logged as it is. */
  readonly key: string
  /** The first refusal in its period; a host needs one line for a flood, not a flood of lines. */
  readonly isFirst: boolean
}

export type OnLimited = (event: LimitedEvent) => void

/** The data of an event that a log may contain. */
export interface LimitedEventForLog {
  readonly limit: LimitedEvent['limit']
  readonly by: LimitedEvent['by']
  readonly player?: string
  readonly addressHash?: string
}

const HASH_LETTERS = 12

/**
 * Describes events without addresses and names: a host sees that one address floods, and which players do, but cannot
 * find out the address. The key of the hash is forgotten with the process.
 */
export function openLimitedEventFormatter(
  secret: Buffer = randomBytes(32),
): (event: LimitedEvent) => LimitedEventForLog {
  const hash = (address: string) =>
    createHmac('sha256', secret).update(address).digest('hex').slice(0, HASH_LETTERS)
  return ({ limit, by, key }) => {
    switch (by) {
      case 'player':
        return { limit, by, player: key }
      case 'socket':
        return { limit, by, player: key.split(' ')[0]! }
      case 'address':
        return { limit, by, addressHash: hash(key) }
      case 'guesser':
        return { limit, by, addressHash: hash(key.slice(key.lastIndexOf(' ') + 1)) }
      case 'name':
      case 'device':
      case 'total':
        return { limit, by }
    }
  }
}
