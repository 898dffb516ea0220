import type { FastifyBaseLogger } from 'fastify'
import { type LimitedEvent, openLimitedEventFormatter } from './limits/limited-event.ts'
import type { TableEvent } from './metrics/table-events.ts'
import type { TableHeader } from './tables/log/log-entry.ts'

const MESSAGES = { begun: 'Game begun', ended: 'Game ended', closed: 'Table closed before a game' } as const

/**
 * The events that a host wants to see, one log line each with a field `event`. Players and tables are named by id.
 * Addresses are written as a hash, so that lines about the same one can be recognised.
 */
export class EventLog {
  readonly #log: FastifyBaseLogger
  readonly #now: () => number
  readonly #describeLimited = openLimitedEventFormatter()
  #unavailableSince: number | undefined

  constructor(log: FastifyBaseLogger, now: () => number) {
    this.#log = log
    this.#now = now
  }

  started(start: { readonly version: string; readonly address: string; readonly data: string }): void {
    this.#log.info({ event: 'started', ...start, node: process.versions.node }, 'Server started')
  }

  stopped(signal: string): void {
    this.#log.info({ event: 'stopped', signal }, 'Server stopped')
  }

  playerCreated(player: string): void {
    this.#log.info({ event: 'player-created', player }, 'Guest created')
  }

  nameClaimed(player: string): void {
    this.#log.info({ event: 'name-claimed', player }, 'Name claimed')
  }

  signedIn(player: string): void {
    this.#log.info({ event: 'signed-in', player }, 'Signed in')
  }

  passwordChanged(player: string): void {
    this.#log.info({ event: 'password-changed', player }, 'Password changed')
  }

  banned(ban: { readonly player: string; readonly until?: string }): void {
    this.#log.warn({ event: 'banned', ...ban }, 'Player banned')
  }

  unbanned(player: string): void {
    this.#log.warn({ event: 'unbanned', player }, 'Ban lifted')
  }

  tableOpened({ id, game, open, openedBy }: TableHeader): void {
    this.#log.info({ event: 'table-opened', table: id, game, open, player: openedBy }, 'Table opened')
  }

  /** Moves are not logged: they are in the table's own log, and there are too many. */
  tableEvent(event: TableEvent): void {
    if (event.kind === 'moved') return
    const { kind, ...facts } = event
    this.#log.info({ event: kind === 'closed' ? 'table-closed' : `game-${kind}`, ...facts }, MESSAGES[kind])
  }

  /** The table cannot be replayed; all others go on without it. */
  tableSetAside({ id, reason }: { readonly id: string; readonly reason: string }): void {
    this.#log.error({ event: 'table-set-aside', table: id, cause: reason }, 'Table set aside')
  }

  /** The storage fails, for this reason, or works again. */
  storageChanged(unavailableReason: string | undefined): void {
    if (unavailableReason !== undefined) {
      this.#unavailableSince ??= this.#now()
      this.#log.error({ event: 'storage-unavailable', cause: unavailableReason }, 'Storage unavailable')
      return
    }
    const ms = this.#now() - (this.#unavailableSince ?? this.#now())
    this.#unavailableSince = undefined
    // A warning, so that a host with the default level knows that it is over.
    this.#log.warn({ event: 'storage-recovered', seconds: Math.round(ms / 100) / 10 }, 'Storage works again')
  }

  /** One line for the first refusal in a limit's period: a client that floods must not flood the log too. */
  limited(event: LimitedEvent): void {
    if (event.isFirst) this.#log.info({ event: 'limited', ...this.#describeLimited(event) }, 'Over a limit')
  }
}
