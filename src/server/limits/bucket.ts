/** For example 100 in 20 seconds, of which all 100 may come at once. */
export interface Rate {
  readonly count: number
  readonly perMs: number
}

/** A token bucket: holds at most `count` tokens and refills evenly. */
export interface Bucket {
  /** Takes a token; false if there is none left. */
  take(now: number): boolean
  /** Returns a token for something that does not count after all, such as a correct sign-in. */
  giveBack(now: number): void
  /** How long until there is a token; 0 if there is one. */
  waitMs(now: number): number
  isFull(now: number): boolean
}

export function openBucket(rate: Rate, openedAt: number): Bucket {
  return new TokenBucket(rate, openedAt)
}

/** A class, because every socket has one and closures would take more memory. */
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
    // A clock that was set back adds no tokens, and counting continues from the new time.
    if (now > this.#at) this.#tokens = Math.min(count, this.#tokens + ((now - this.#at) * count) / perMs)
    this.#at = now
  }
}
