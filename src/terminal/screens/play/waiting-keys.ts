export interface WaitingKeysOptions {
  isConnectionLost(): boolean
  handle(key: string): void
}

/** Keys that wait for the answer to a command, because it may change what they do. */
export class WaitingKeys {
  readonly #options: WaitingKeysOptions
  readonly #keys: string[] = []
  /** How many commands have no answer yet. */
  #commandsUnderWay = 0

  constructor(options: WaitingKeysOptions) {
    this.#options = options
  }

  /** Handles a key at once if nothing is under way or it means the same before and after the answer. */
  press(key: string, isHarmless: () => boolean): void {
    const mustWait = this.#isUnderWay() && (this.#keys.length > 0 || !isHarmless())
    if (mustWait) this.#keys.push(key)
    else this.#options.handle(key)
  }

  /** Lets keys wait for the answer to a command. */
  async follow<Answer>(command: Promise<Answer>): Promise<Answer> {
    this.#commandsUnderWay += 1
    const answer = await command.finally(() => {
      this.#commandsUnderWay -= 1
    })
    // The caller that awaits the answer handles it before the next key.
    setImmediate(() => this.handleAll())
    return answer
  }

  /** Handles the keys that need not wait any more. */
  handleAll(): void {
    while (!this.#isUnderWay()) {
      const key = this.#keys.shift()
      if (key === undefined) return
      this.#options.handle(key)
    }
  }

  /** Nothing waits for a lost connection, which may take long to return. */
  #isUnderWay(): boolean {
    return this.#commandsUnderWay > 0 && !this.#options.isConnectionLost()
  }
}
