/** So many in such a time: 100 in 20 seconds, of which all 100 may come at once. */
export interface Rate {
  readonly count: number
  readonly perMs: number
}

/** Holds `count` tokens at most and gets them back evenly. Time is handed in. */
export interface Bucket {
  /** Takes a token; false when there is none left. */
  take(now: number): boolean
  /** For what turned out not to count, such as a sign-in that was right. */
  giveBack(now: number): void
  /** How long until there is a token again; 0 when there is one. */
  waitMs(now: number): number
  isFull(now: number): boolean
}

export function openBucket(rate: Rate, openedAt: number): Bucket {
  return new TokenBucket(rate, openedAt)
}

/** Every socket has one, so it is as small as it can be. */
class TokenBucket implements Bucket {
  readonly #rate: Rate
  #tokens: number
  #at: number

  constructor(rate: Rate, openedAt: number) {
    this.#rate = rate
    this.#tokens = rate.count
    this.#at = openedAt
  }

  take(now: number): boolean {
    this.#refill(now)
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }

  giveBack(now: number): void {
    this.#refill(now)
    this.#tokens = Math.min(this.#rate.count, this.#tokens + 1)
  }

  waitMs(now: number): number {
    this.#refill(now)
    const { count, perMs } = this.#rate
    return this.#tokens >= 1 ? 0 : Math.ceil(((1 - this.#tokens) * perMs) / count)
  }

  isFull(now: number): boolean {
    this.#refill(now)
    return this.#tokens >= this.#rate.count
  }

  #refill(now: number): void {
    const { count, perMs } = this.#rate
    // A clock that was set back gives nothing, and time runs on from where it stands now.
    if (now > this.#at) this.#tokens = Math.min(count, this.#tokens + ((now - this.#at) * count) / perMs)
    this.#at = now
  }
}
