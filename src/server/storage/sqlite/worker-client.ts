import type { Worker } from 'node:worker_threads'
import { errorMessage } from '#kernel/errors.ts'
import { type Storage, StorageUnavailableError } from '../storage.ts'
import { toError } from './errors.ts'
import { QUERY_KINDS, type QueryGroup, type RpcRequest, type RpcResponse } from './rpc.ts'

export type SendQuery = (...call: RpcRequest) => Promise<unknown>

/** One group of storage methods, each of which sends a request. */
export function queryMethods<P extends Exclude<QueryGroup, 'file'>>(
  request: SendQuery,
  part: P,
): Pick<Storage[P], keyof Storage[P] & keyof (typeof QUERY_KINDS)[P]> {
  const methods = Object.keys(QUERY_KINDS[part]).map(name => [
    name,
    (...parameters: readonly unknown[]) => request(part, name, parameters),
  ])
  return Object.fromEntries(methods)
}

export interface WorkerClientCounts {
  readonly requests: number
  readonly transactions: number
}

interface PendingRequest {
  readonly call: RpcRequest
  resolve(value: unknown): void
  reject(error: Error): void
  readonly madeAt: number
  /** Sent before, to a worker that was lost. */
  readonly isRetry: boolean
}

/**
 * Sends requests to the storage worker, one batch at a time. Requests that arrive while a batch is being committed form
 * the next one, so the batches grow with the load and nobody waits for a timer.
 */
export class WorkerClient {
  readonly #createWorker: () => Worker
  readonly #onCommit: (ms: number, requests: number) => void
  #worker: Worker | undefined
  #waiting: PendingRequest[] = []
  #sent: PendingRequest[] = []
  #isScheduled = false
  #isOpen = true
  #onIdle = () => {}
  #closing: Promise<void> | undefined
  #counts: WorkerClientCounts = { requests: 0, transactions: 0 }

  /** `onCommit` is called for every answered batch, with the time since its oldest request was made. */
  constructor(createWorker: () => Worker, onCommit: (ms: number, requests: number) => void = () => {}) {
    this.#createWorker = createWorker
    this.#onCommit = onCommit
  }

  get counts(): WorkerClientCounts {
    return this.#counts
  }

  /** How many requests have not been answered. */
  get pending(): number {
    return this.#waiting.length + this.#sent.length
  }

  // A property, because callers pass it on.
  readonly request: SendQuery = (...call) =>
    new Promise((resolve, reject) => {
      if (!this.#isOpen) return reject(new StorageUnavailableError('The storage is closed.'))
      this.#waiting.push({ call, resolve, reject, madeAt: performance.now(), isRetry: false })
      this.#sendSoon()
    })

  /** Waits for pending requests, then ends the worker. */
  close(): Promise<void> {
    this.#isOpen = false
    this.#closing ??= this.#drainAndStop()
    return this.#closing
  }

  async #drainAndStop(): Promise<void> {
    if (this.pending > 0)
      await new Promise<void>(resolve => {
        this.#onIdle = resolve
      })
    const worker = this.#worker
    if (!worker) return
    const exited = new Promise(resolve => worker.once('exit', resolve))
    worker.ref()
    worker.postMessage(null)
    await exited
  }

  /** At the end of this turn of the event loop, so that the requests of all messages read in it share a commit. */
  #sendSoon(): void {
    if (this.#isScheduled || this.#sent.length > 0 || this.#waiting.length === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#send()
    })
  }

  #send(): void {
    if (this.#waiting.length === 0) return
    this.#sent = this.#waiting
    this.#waiting = []
    try {
      this.#worker ??= this.#startWorker()
    } catch (error) {
      this.#onWorkerLost(errorMessage(error))
      return
    }
    this.#worker.ref()
    this.#worker.postMessage(JSON.stringify(this.#sent.map(({ call }) => call)))
  }

  #startWorker(): Worker {
    const worker = this.#createWorker()
    let reason = 'it ended'
    worker.on('message', (message: string) => this.#onResponses(JSON.parse(message)))
    worker.on('error', error => {
      reason = errorMessage(error)
    })
    worker.on('exit', () => this.#onWorkerLost(reason))
    return worker
  }

  #onResponses(responses: readonly RpcResponse[]): void {
    const answered = this.#sent
    this.#sent = []
    this.#counts = {
      requests: this.#counts.requests + responses.length,
      transactions: this.#counts.transactions + 1,
    }
    this.#onCommit(performance.now() - answered[0]!.madeAt, responses.length)
    // The disk works on the next batch while the answers to this one are broadcast.
    this.#send()
    for (const [index, { resolve, reject }] of answered.entries()) {
      const { value, failure } = responses[index]!
      if (failure) reject(toError(failure))
      else resolve(value)
    }
    this.#rest()
  }

  /**
   * Sends the lost worker's requests once more to the next worker. They may have been executed already, which is safe
   * because repeating a write has no further effect.
   */
  #onWorkerLost(reason: string): void {
    this.#worker = undefined
    const lost = this.#sent
    this.#sent = []
    const error = new StorageUnavailableError(`The storage worker stopped: ${reason}.`, { isUncertain: true })
    for (const { isRetry, reject } of lost) if (isRetry) reject(error)
    const retried = lost.filter(({ isRetry }) => !isRetry).map(request => ({ ...request, isRetry: true }))
    this.#waiting = [...retried, ...this.#waiting]
    this.#sendSoon()
    this.#rest()
  }

  /** An idle worker must not keep the process alive. */
  #rest(): void {
    if (this.pending > 0) return
    this.#worker?.unref()
    this.#onIdle()
  }
}
