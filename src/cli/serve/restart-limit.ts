const WINDOW_MS = 60_000
const MOST_RESTARTS = 5
const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 5_000

/** Decides when a process that has died is started again, so that one that dies at once does not keep the machine busy. */
export class RestartLimit {
  /** When the process died, within the last minute. */
  #deaths: readonly number[] = []

  /** How long to wait before the next start; undefined if it has died too often. */
  delayAfterDeath(now: number): number | undefined {
    this.#deaths = [...this.#deaths.filter(at => now - at < WINDOW_MS), now]
    if (this.#deaths.length > MOST_RESTARTS) return undefined
    return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 4 ** (this.#deaths.length - 1))
  }
}
