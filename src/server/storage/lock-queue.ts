/** Runs work under a name one at a time, in the order of the calls, within this process. */
export class LockQueue {
  /** The last work under each name. */
  readonly #last = new Map<string, Promise<unknown>>()

  run<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
    const previous = this.#last.get(name) ?? Promise.resolve()
    const done = previous.then(work)
    // Work that fails lets the next begin.
    const settled = done.then(
      () => {},
      () => {},
    )
    this.#last.set(name, settled)
    void settled.then(() => {
      if (this.#last.get(name) === settled) this.#last.delete(name)
    })
    return done
  }
}
