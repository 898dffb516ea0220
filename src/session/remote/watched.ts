import type { Rejection } from '#kernel/result.ts'
import type { TableNews } from '#protocol/news.ts'
import type { ClientMessage } from '#protocol/orders.ts'

export interface Watcher {
  /** The last seq that is known here. */
  since(): number
  news(news: TableNews): void
  /** There is no such table. */
  missing(rejection: Rejection): void
}

/** The tables that are followed over a link. What was not told is asked for again. */
export interface Watched {
  add(table: string, watcher: Watcher): () => void
  told(news: TableNews): void
  refused(rejection: Rejection): void
  catchUp(table: string): void
  catchUpAll(): void
  /** Asks for all tables over a connection that knows of none yet. */
  beginAnew(): void
  /** Asks again for what was asked for and not told. */
  askAgain(): void
  /** News comes before the answers that follow from it; where it did not, it is asked for. */
  missNothing(table: string, seq: number): void
}

export function openWatched(say: (message: ClientMessage) => void): Watched {
  const watchers = new Map<string, Watcher>()
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
    say({ type: 'watch', table: nameOf(table), since: watcher.since() })
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
    told(news) {
      if (news.about) codes.set(news.table, news.about.code)
      const table = watchedAs(news.table)
      untold.delete(table)
      watchers.get(table)?.news(news)
    },
    refused(rejection) {
      const named = rejection.details?.table
      if (typeof named !== 'string') return
      const table = watchedAs(named)
      // What cannot be told now can be told later.
      if (rejection.code === 'not-kept') {
        untold.add(table)
        return
      }
      untold.delete(table)
      watchers.get(table)?.missing(rejection)
    },
    catchUp,
    catchUpAll,
    beginAnew() {
      names.clear()
      catchUpAll()
    },
    askAgain() {
      for (const table of untold) catchUp(table)
    },
    missNothing(named, seq) {
      const table = watchedAs(named)
      const watcher = watchers.get(table)
      if (watcher && seq > watcher.since()) catchUp(table)
    },
  }
}
