import type { Rejection } from '#kernel/result.ts'
import type { ClientMessage } from '#protocol/client-messages.ts'
import type { TableUpdate } from '#protocol/server-messages.ts'

export interface Subscriber {
  /** The last seq that this subscriber knows. */
  lastSeq(): number
  onUpdate(update: TableUpdate): void
  /** The table does not exist. */
  onMissing(rejection: Rejection): void
}

/** The subscribed tables of a connection. Updates that do not arrive are requested again. */
export interface Subscriptions {
  add(table: string, subscriber: Subscriber): () => void
  handleUpdate(update: TableUpdate): void
  handleRefusal(rejection: Rejection): void
  catchUp(table: string): void
  catchUpAll(): void
  /** Subscribes to all tables over a new connection, which knows of none yet. */
  resubscribeAll(): void
  /** Requests again the updates that were requested and did not arrive. */
  retryPending(): void
  /** Requests the update that an answer refers to, if it has not arrived before the answer. */
  catchUpTo(table: string, seq: number): void
}

export function createSubscriptions(sendMessage: (message: ClientMessage) => void): Subscriptions {
  const subscribers = new Map<string, Subscriber>()
  /** Codes by id: a client may subscribe by code, and the server names tables by id. */
  const codes = new Map<string, string>()
  const pending = new Set<string>()
  /** The name of each table over this connection. */
  const names = new Map<string, string>()

  /** Prefers the id once it is known: the server limits attempts by code against guessing, and codes are reused. */
  function nameOf(table: string): string {
    const [id] = [...codes].find(([, code]) => code === table) ?? [table]
    const name = names.get(table) ?? id
    names.set(table, name)
    return name
  }

  function subscribedAs(table: string): string {
    return subscribers.has(table) ? table : (codes.get(table) ?? table)
  }

  function catchUp(table: string): void {
    const subscriber = subscribers.get(table)
    if (!subscriber) return
    pending.add(table)
    sendMessage({ type: 'watch', table: nameOf(table), since: subscriber.lastSeq() })
  }

  function catchUpAll(): void {
    for (const table of subscribers.keys()) catchUp(table)
  }

  return {
    add(table, subscriber) {
      subscribers.set(table, subscriber)
      catchUp(table)
      return () => {
        if (subscribers.get(table) !== subscriber) return
        subscribers.delete(table)
        pending.delete(table)
        sendMessage({ type: 'unwatch', table: nameOf(table) })
        names.delete(table)
      }
    },
    handleUpdate(update) {
      if (update.about) codes.set(update.table, update.about.code)
      const table = subscribedAs(update.table)
      pending.delete(table)
      subscribers.get(table)?.onUpdate(update)
    },
    handleRefusal(rejection) {
      const named = rejection.details?.table
      if (typeof named !== 'string') return
      const table = subscribedAs(named)
      // The server could not answer now, but may later.
      if (rejection.code === 'not-kept') {
        pending.add(table)
        return
      }
      pending.delete(table)
      subscribers.get(table)?.onMissing(rejection)
    },
    catchUp,
    catchUpAll,
    resubscribeAll() {
      names.clear()
      catchUpAll()
    },
    retryPending() {
      for (const table of pending) catchUp(table)
    },
    catchUpTo(named, seq) {
      const table = subscribedAs(named)
      const subscriber = subscribers.get(table)
      if (subscriber && seq > subscriber.lastSeq()) catchUp(table)
    },
  }
}
