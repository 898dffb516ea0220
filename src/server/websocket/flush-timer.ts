/** Short enough that a player does not notice the delay of their own move's confirmation. */
const FLUSH_DELAY_MS = 100

/** Releases each added item after one to two times the delay, unless the caller has dealt with it before. */
export interface FlushTimer<Thing> {
  /** Returns a ticket that identifies this wait. */
  add(thing: Thing): number
}

/** All items share one timer. An item may have been flushed and added again by then; the ticket tells which wait ended. */
export function openFlushTimer<Thing>(release: (thing: Thing, ticket: number) => void): FlushTimer<Thing> {
  let current: Thing[] = []
  let previous: Thing[] = []
  let ticket = 0

  function tick(): void {
    const due = previous
    previous = current
    current = []
    ticket++
    if (previous.length > 0) setTimeout(tick, FLUSH_DELAY_MS)
    for (const thing of due) release(thing, ticket - 2)
  }

  return {
    add(thing) {
      if (current.length + previous.length === 0) setTimeout(tick, FLUSH_DELAY_MS)
      current.push(thing)
      return ticket
    },
  }
}
