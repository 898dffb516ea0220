import type { Clock } from '#kernel/clock.ts'
import type { LobbyTable, LobbyUpdate } from '#protocol/server-messages.ts'

export type LobbySubscriber = (update: LobbyUpdate) => void

/** Changes within this time are sent as one update. */
const BATCH_MS = 200

/** Sends the list of open tables to everyone in the lobby. */
export class LobbyFeed {
  readonly #clock: Clock
  readonly #list: () => Promise<readonly LobbyTable[]>
  readonly #subscribers = new Set<LobbySubscriber>()
  #stopTimer: (() => void) | undefined

  constructor(clock: Clock, list: () => Promise<readonly LobbyTable[]>) {
    this.#clock = clock
    this.#list = list
  }

  /** Sends the list at once and after every change, until the returned function is called. */
  subscribe(send: LobbySubscriber): () => void {
    this.#subscribers.add(send)
    this.#sendTo([send])
    return () => void this.#subscribers.delete(send)
  }

  changed(): void {
    if (this.#stopTimer || this.#subscribers.size === 0) return
    this.#stopTimer = this.#clock.after(BATCH_MS, () => {
      this.#stopTimer = undefined
      this.#sendTo([...this.#subscribers])
    })
  }

  stop(): void {
    this.#stopTimer?.()
    this.#subscribers.clear()
  }

  async #sendTo(subscribers: readonly LobbySubscriber[]): Promise<void> {
    try {
      const update: LobbyUpdate = { type: 'lobby', tables: await this.#list() }
      for (const send of subscribers) if (this.#subscribers.has(send)) send(update)
    } catch {
      // The storage is out. The list follows when it works again.
      this.changed()
    }
  }
}
