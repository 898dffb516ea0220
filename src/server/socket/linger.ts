/** Nobody sees whether a move of their own was taken in this time or at once. */
const LINGER_MS = 75

/** Lets things wait for one to two times that long, all by one timer. */
export function lingerer<Thing>(release: (thing: Thing) => void): (thing: Thing) => void {
  let young: Thing[] = []
  let old: Thing[] = []

  function turnOver(): void {
    const due = old
    old = young
    young = []
    if (old.length > 0) setTimeout(turnOver, LINGER_MS)
    for (const thing of due) release(thing)
  }

  return thing => {
    if (young.length + old.length === 0) setTimeout(turnOver, LINGER_MS)
    young.push(thing)
  }
}
