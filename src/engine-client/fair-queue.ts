/** How long a job may wait for each millisecond that it takes, in a queue that is full of others. */
const WAIT_PER_COST = 40

interface Waiting<Item> {
  readonly key: string
  readonly item: Item
  readonly dueAt: number
}

interface KeyState {
  waiting: number
  isRunning: boolean
  /** When the last of its unfinished items is due. */
  dueAt: number
}

/**
 * A queue that is fair to keys, such as players. An item is due after a wait in proportion to its cost, and after the
 * earlier items of its key; the queue is ordered by that time. So cheap items overtake dear ones, a key with many items
 * does not delay the others, and no item waits for ever, because later ones are due later. A key has one item running.
 */
export class FairQueue<Item> {
  readonly #mostPerKey: number
  readonly #keys = new Map<string, KeyState>()
  /** In the order in which they are due. */
  #waiting: Waiting<Item>[] = []

  constructor({ mostPerKey }: { readonly mostPerKey: number }) {
    this.#mostPerKey = mostPerKey
  }

  /** False if too many items of this key are waiting. */
  add(key: string, item: Item, { now, cost }: { readonly now: number; readonly cost: number }): boolean {
    const state = this.#keys.get(key) ?? { waiting: 0, isRunning: false, dueAt: now }
    if (state.waiting >= this.#mostPerKey) return false
    state.waiting++
    state.dueAt = Math.max(now, state.dueAt) + cost * WAIT_PER_COST
    this.#keys.set(key, state)
    const place = this.#waiting.findLastIndex(({ dueAt }) => dueAt <= state.dueAt) + 1
    this.#waiting.splice(place, 0, { key, item, dueAt: state.dueAt })
    return true
  }

  /** Takes the first item that may start. Its key has no other running until `finish`. */
  take(mayStart: (item: Item) => boolean): Item | undefined {
    const index = this.#waiting.findIndex(
      ({ key, item }) => !this.#keys.get(key)!.isRunning && mayStart(item),
    )
    if (index < 0) return undefined
    const [{ key, item }] = this.#waiting.splice(index, 1) as [Waiting<Item>]
    const state = this.#keys.get(key)!
    state.waiting--
    state.isRunning = true
    return item
  }

  finish(key: string): void {
    const state = this.#keys.get(key)!
    state.isRunning = false
    this.#forgetIfDone(key, state)
  }

  /** False if the item is not waiting. */
  remove(item: Item): boolean {
    const index = this.#waiting.findIndex(waiting => waiting.item === item)
    if (index < 0) return false
    const [{ key }] = this.#waiting.splice(index, 1) as [Waiting<Item>]
    const state = this.#keys.get(key)!
    state.waiting--
    this.#forgetIfDone(key, state)
    return true
  }

  /** Removes all waiting items and returns them. */
  clear(): readonly Item[] {
    const items = this.#waiting.map(({ item }) => item)
    for (const item of items) this.remove(item)
    return items
  }

  #forgetIfDone(key: string, { waiting, isRunning }: KeyState): void {
    if (waiting === 0 && !isRunning) this.#keys.delete(key)
  }
}
