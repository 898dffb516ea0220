/** Nobody sees whether a move of their own was taken in this time or at once. */
const FLUSH_DELAY_MS = 100

/** Things that wait for something to go with, and go alone when it does not come in one to two times that long. */
export interface FlushTimer<Thing> {
  /** A ticket for a thing that waits from now on. */
  add(thing: Thing): number
}

/** All of them wait by one timer. Each is released with its ticket, since it may have gone and wait again by then. */
export function openFlushTimer<Thing>(release: (thing: Thing, ticket: number) => void): FlushTimer<Thing> {
  let young: Thing[] = []
  let old: Thing[] = []
  let ticket = 0

  function tick(): void {
    const due = old
    old = young
    young = []
    ticket++
    if (old.length > 0) setTimeout(tick, FLUSH_DELAY_MS)
    for (const thing of due) release(thing, ticket - 2)
  }

  return {
    add(thing) {
      if (young.length + old.length === 0) setTimeout(tick, FLUSH_DELAY_MS)
      young.push(thing)
      return ticket
    },
  }
}
