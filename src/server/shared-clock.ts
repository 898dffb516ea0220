import type { Clock } from '#kernel/clock.ts'

/** Answers that took longer do not correct the clock: until the next one it is right enough by itself. */
const MAX_ROUND_TRIP_MS = 500

/** The time of the storage that several servers share, so that their deadlines agree whatever their own clocks say. */
export class SharedClock implements Clock {
  readonly #local: Clock
  #offsetMs: number | undefined
  #last = 0

  constructor(local: Clock) {
    this.#local = local
  }

  // Properties, because callers pass them on.
  readonly now = (): number => {
    // Never backwards, also when the estimate is corrected.
    this.#last = Math.max(this.#last, Math.floor(this.#local.now() + (this.#offsetMs ?? 0)))
    return this.#last
  }

  readonly after = (ms: number, call: () => void): (() => void) => this.#local.after(ms, call)

  /**
   * Asks for the storage's time, and assumes that it was told in the middle of the request. An answer that took long may
   * be wrong by half of that time, and players would lose before their time is up.
   */
  async follow<Answer extends { readonly now: number }>(ask: () => Promise<Answer>): Promise<Answer> {
    const askedAt = this.#local.now()
    const answer = await ask()
    const answeredAt = this.#local.now()
    if (this.#offsetMs === undefined || answeredAt - askedAt <= MAX_ROUND_TRIP_MS)
      this.#offsetMs = answer.now - (askedAt + answeredAt) / 2
    return answer
  }
}
