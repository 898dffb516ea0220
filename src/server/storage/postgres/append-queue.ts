import { StorageUnavailableError } from '../storage.ts'
import type { Append, AppendResult } from '../table-storage.ts'

export interface AppendQueueOptions {
  /** Appends one entry to each of several tables. Answers in the same order; an error is for one entry only. */
  appendBatch(appends: readonly Append[]): Promise<readonly (AppendResult | Error)[]>
  /** Appends the entry that ends a game, with its result. */
  appendEnding(append: Append): Promise<AppendResult>
  /** Called after each commit, with the time since the oldest of its requests was made. */
  onCommit(ms: number, requests: number): void
}

interface PendingAppend {
  readonly append: Append
  readonly madeAt: number
  resolve(result: AppendResult): void
  reject(error: unknown): void
}

/** While one batch waits for the disk, the next is already on its way. */
const BATCHES = 2
const BATCH_SIZE = 500
/** Each takes a connection for several statements. */
const ENDINGS = 4

/**
 * Collects appends while others are being committed, so that batches grow with the load. The entries of one table are
 * appended one after another.
 */
export class AppendQueue {
  readonly #options: AppendQueueOptions
  #waiting: PendingAppend[] = []
  readonly #busyTables = new Set<string>()
  #batches = 0
  #endings = 0
  #isScheduled = false
  #isOpen = true
  #onIdle = () => {}

  constructor(options: AppendQueueOptions) {
    this.#options = options
  }

  get pending(): number {
    return this.#waiting.length + this.#busyTables.size
  }

  append(append: Append): Promise<AppendResult> {
    if (!this.#isOpen) return Promise.reject(new StorageUnavailableError('The storage is closed.'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, madeAt: performance.now(), resolve, reject })
      this.#sendSoon()
    })
  }

  /** Waits for pending appends. */
  async close(): Promise<void> {
    this.#isOpen = false
    if (this.pending > 0)
      await new Promise<void>(resolve => {
        this.#onIdle = resolve
      })
  }

  /** At the end of this turn of the event loop, so that the appends of all messages read in it share a batch. */
  #sendSoon(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#send()
    })
  }

  #send(): void {
    const batch: PendingAppend[] = []
    const left: PendingAppend[] = []
    const passedOver = new Set<string>()
    for (const pending of this.#waiting) {
      const { table, result } = pending.append
      const isBlocked = this.#busyTables.has(table) || passedOver.has(table)
      const hasRoom = result ? this.#endings < ENDINGS : this.#batches < BATCHES && batch.length < BATCH_SIZE
      if (isBlocked || !hasRoom) {
        passedOver.add(table)
        left.push(pending)
        continue
      }
      this.#busyTables.add(table)
      if (result) void this.#sendEnding(pending)
      else batch.push(pending)
    }
    this.#waiting = left
    if (batch.length > 0) void this.#sendBatch(batch)
  }

  async #sendBatch(batch: readonly PendingAppend[]): Promise<void> {
    this.#batches++
    try {
      const results = await this.#options.appendBatch(batch.map(({ append }) => append))
      this.#options.onCommit(performance.now() - batch[0]!.madeAt, batch.length)
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]!
        if (result instanceof Error) reject(result)
        else resolve(result)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    this.#batches--
    this.#finish(batch)
  }

  async #sendEnding(pending: PendingAppend): Promise<void> {
    this.#endings++
    try {
      const result = await this.#options.appendEnding(pending.append)
      this.#options.onCommit(performance.now() - pending.madeAt, 1)
      pending.resolve(result)
    } catch (error) {
      pending.reject(error)
    }
    this.#endings--
    this.#finish([pending])
  }

  #finish(done: readonly PendingAppend[]): void {
    for (const { append } of done) this.#busyTables.delete(append.table)
    if (this.#waiting.length > 0) this.#send()
    if (this.pending === 0) this.#onIdle()
  }
}
