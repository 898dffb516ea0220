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

export function openBucket({ count, perMs }: Rate, openedAt: number): Bucket {
  let tokens = count
  let at = openedAt

  function refill(now: number) {
    // A clock that was set back gives nothing, and time runs on from where it stands now.
    if (now > at) tokens = Math.min(count, tokens + ((now - at) * count) / perMs)
    at = now
  }

  return {
    take(now) {
      refill(now)
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
    giveBack(now) {
      refill(now)
      tokens = Math.min(count, tokens + 1)
    },
    waitMs(now) {
      refill(now)
      return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * perMs) / count)
    },
    isFull(now) {
      refill(now)
      return tokens >= count
    },
  }
}
