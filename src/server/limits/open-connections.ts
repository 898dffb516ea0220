import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'
import type { LimitedEvent, OnLimited } from './limited-event.ts'
import type { ConnectionLimit } from './limits.ts'

export interface Connecting {
  /** Undefined for a spectator without an account. */
  readonly player: string | undefined
  readonly address: string
}

/** Counts the connections of one kind that are open, in total and by player and address. */
export interface OpenConnections {
  /** Counts a connection until the returned function is called, or refuses it. */
  open(connecting: Connecting): AccountResult<() => void>
  count(): number
}

export interface OpenConnectionsOptions {
  readonly kind: 'sockets' | 'streams'
  readonly limit: ConnectionLimit
  readonly onLimited?: OnLimited
}

export function countOpenConnections(options: OpenConnectionsOptions): OpenConnections {
  return new ConnectionCounter(options)
}

class ConnectionCounter implements OpenConnections {
  readonly #options: OpenConnectionsOptions
  readonly #players = new Map<string, number>()
  readonly #addresses = new Map<string, number>()
  /** The keys that were refused since a connection of theirs was last closed. */
  readonly #refused = new Set<string>()
  #total = 0

  constructor(options: OpenConnectionsOptions) {
    this.#options = options
  }

  open({ player, address }: Connecting): AccountResult<() => void> {
    const { limit } = this.#options
    if (this.#total >= limit.total) return this.#refuse('total', '')
    if (player !== undefined && (this.#players.get(player) ?? 0) >= limit.byPlayer)
      return this.#refuse('player', player)
    if ((this.#addresses.get(address) ?? 0) >= limit.byAddress) return this.#refuse('address', address)
    this.#add(player, address, 1)
    let isOpen = true
    return accept(() => {
      if (isOpen) this.#add(player, address, -1)
      isOpen = false
    })
  }

  count(): number {
    return this.#total
  }

  #add(player: string | undefined, address: string, change: 1 | -1): void {
    this.#total += change
    if (player !== undefined) addTo(this.#players, player, change)
    addTo(this.#addresses, address, change)
    if (change < 0) for (const key of ['', player ?? '', address]) this.#refused.delete(key)
  }

  #refuse(by: LimitedEvent['by'], key: string) {
    const isFirst = !this.#refused.has(key)
    this.#refused.add(key)
    this.#options.onLimited?.({ limit: this.#options.kind, by, key, isFirst })
    return by === 'total' ? reject('busy') : reject('too-many-connections')
  }
}

function addTo(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
