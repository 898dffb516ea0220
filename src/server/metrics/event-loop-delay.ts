const SAMPLE_MS = 50
/** The last minute is remembered in slots, so that reading the worst delay changes nothing for other readers. */
const SLOT_MS = 10_000
const SLOTS = 6

interface Slot {
  readonly since: number
  worstMs: number
}

/** Measures how long work on the main thread keeps timers waiting. */
export class EventLoopDelay {
  readonly #timer: NodeJS.Timeout
  /** Oldest first; the last one is being filled. */
  #slots: Slot[] = []

  constructor(onSample: (seconds: number) => void) {
    let lastAt = performance.now()
    this.#timer = setInterval(() => {
      const now = performance.now()
      const lateMs = Math.max(0, now - lastAt - SAMPLE_MS)
      lastAt = now
      this.#remember(now, lateMs)
      onSample(lateMs / 1000)
    }, SAMPLE_MS)
    this.#timer.unref()
  }

  /** The longest delay in the last minute. */
  worstSeconds(): number {
    this.#forgetOld(performance.now())
    return Math.max(0, ...this.#slots.map(({ worstMs }) => worstMs)) / 1000
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #remember(now: number, lateMs: number): void {
    this.#forgetOld(now)
    const slot = this.#slots.at(-1)
    if (slot && now - slot.since < SLOT_MS) slot.worstMs = Math.max(slot.worstMs, lateMs)
    else this.#slots.push({ since: now, worstMs: lateMs })
  }

  #forgetOld(now: number): void {
    this.#slots = this.#slots.filter(({ since }) => now - since < SLOTS * SLOT_MS)
  }
}
