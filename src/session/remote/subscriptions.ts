import type { Rejection } from '#kernel/result.ts'
import type { ClientMessage } from '#protocol/client-messages.ts'
import type { TableUpdate } from '#protocol/server-messages.ts'

export interface Subscriber {
  /** The last seq that is known here. */
  lastSeq(): number
  onUpdate(news: TableUpdate): void
  /** There is no such table. */
  onMissing(rejection: Rejection): void
}

/** The tables that are followed over a link. What was not told is asked for again. */
export interface Subscriptions {
  add(table: string, watcher: Subscriber): () => void
  handleUpdate(news: TableUpdate): void
  handleRefusal(rejection: Rejection): void
  catchUp(table: string): void
  catchUpAll(): void
  /** Asks for all tables over a connection that knows of none yet. */
  resubscribeAll(): void
  /** Asks again for what was asked for and not told. */
  retryPending(): void
  /** News comes before the answers that follow from it; where it did not, it is asked for. */
  catchUpTo(table: string, seq: number): void
}

export function createSubscriptions(say: (message: ClientMessage) => void): Subscriptions {
  const watchers = new Map<string, Subscriber>()
  /** By id, since a table may be watched by its code and is spoken of by its id. */
  const codes = new Map<string, string>()
  const untold = new Set<string>()
  /** What each table is called over this connection. */
  const names = new Map<string, string>()

  /** By its id once that is known: codes are counted, so that nobody tries them all, and are given again. */
  function nameOf(table: string): string {
    const [id] = [...codes].find(([, code]) => code === table) ?? [table]
    const name = names.get(table) ?? id
    names.set(table, name)
    return name
  }

  function watchedAs(table: string): string {
    return watchers.has(table) ? table : (codes.get(table) ?? table)
  }

  function catchUp(table: string): void {
    const watcher = watchers.get(table)
    if (!watcher) return
    untold.add(table)
    say({ type: 'watch', table: nameOf(table), since: watcher.lastSeq() })
  }

  function catchUpAll(): void {
    for (const table of watchers.keys()) catchUp(table)
  }

  return {
    add(table, watcher) {
      watchers.set(table, watcher)
      catchUp(table)
      return () => {
        if (watchers.get(table) !== watcher) return
        watchers.delete(table)
        untold.delete(table)
        say({ type: 'unwatch', table: nameOf(table) })
        names.delete(table)
      }
    },
    handleUpdate(news) {
      if (news.about) codes.set(news.table, news.about.code)
      const table = watchedAs(news.table)
      untold.delete(table)
      watchers.get(table)?.onUpdate(news)
    },
    handleRefusal(rejection) {
      const named = rejection.details?.table
      if (typeof named !== 'string') return
      const table = watchedAs(named)
      // What cannot be told now can be told later.
      if (rejection.code === 'not-kept') {
        untold.add(table)
        return
      }
      untold.delete(table)
      watchers.get(table)?.onMissing(rejection)
    },
    catchUp,
    catchUpAll,
    resubscribeAll() {
      names.clear()
      catchUpAll()
    },
    retryPending() {
      for (const table of untold) catchUp(table)
    },
    catchUpTo(named, seq) {
      const table = watchedAs(named)
      const watcher = watchers.get(table)
      if (watcher && seq > watcher.lastSeq()) catchUp(table)
    },
  }
}
