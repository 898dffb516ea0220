/** A turn with so many takes about a millisecond. */
const UPGRADES_PER_TURN = 4

/**
 * Lets a few upgrades pass in each turn of the event loop. Opening a socket costs as much as several moves, so a burst of
 * them in one turn would delay the moves of everybody else.
 */
export class UpgradeQueue {
  readonly #waiting: (() => void)[] = []

  /** Resolves when it is this upgrade's turn. */
  next(): Promise<void> {
    return new Promise(resolve => {
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) setImmediate(() => this.#passSome())
    })
  }

  #passSome(): void {
    for (const pass of this.#waiting.splice(0, UPGRADES_PER_TURN)) pass()
    if (this.#waiting.length > 0) setImmediate(() => this.#passSome())
  }
}
