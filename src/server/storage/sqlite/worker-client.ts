import type { Worker } from 'node:worker_threads'
import { errorMessage } from '#kernel/errors.ts'
import { StorageUnavailableError } from '../storage.ts'
import { toError } from './errors.ts'
import type { QueryGroup, RpcResponse } from './rpc.ts'

/** Sends requests to the storage worker in batches, and restarts the worker if it dies. */
export interface WorkerClient {
  request(part: QueryGroup, name: string, parameters: readonly unknown[]): Promise<unknown>
  counts(): WorkerClientCounts
  /** Waits for the pending responses, then stops the worker. */
  close(): Promise<void>
}

export interface WorkerClientCounts {
  readonly requests: number
  readonly transactions: number
}

interface PendingRequest {
  readonly text: string
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  /** It was sent before, to a worker that died. */
  readonly isRetry: boolean
}

/**
 * A batch of this size is sent even while the worker is busy, so that both threads work in parallel. Smaller batches
 * mean more commits: with 64 requests a commit a move takes 1.5 times the CPU it takes with 256; 512 is no slower.
 */
const BATCH_SIZE = 512
/** How many responses are settled in one turn of the event loop. */
const SETTLE_SIZE = 64
/** Under load, how long to collect requests before sending: a small commit costs nearly as much as a large one. */
const BATCH_DELAY_MS = 10

export function openWorkerClient(createWorker: () => Worker): WorkerClient {
  let worker: Worker | undefined
  let unsent: PendingRequest[] = []
  let unanswered: PendingRequest[] = []
  /** Responses whose promises are not settled yet. */
  const settling: { readonly request: PendingRequest; readonly response: RpcResponse }[] = []
  let sending = false
  let isBusy = false
  let open = true
  let whenIdle = () => {}
  let closing: Promise<void> | undefined
  let counts: WorkerClientCounts = { requests: 0, transactions: 0 }

  return {
    request: (...call) =>
      new Promise((resolve, reject) => {
        if (!open) return reject(new StorageUnavailableError('The storage is closed.'))
        unsent.push({ text: JSON.stringify(call), resolve, reject, isRetry: false })
        // While the worker is busy, requests collect here: a message for each would cost more than the request.
        if (unsent.length >= BATCH_SIZE) send()
        else if (unanswered.length === 0) sendSoon()
      }),
    counts: () => counts,
    close() {
      open = false
      closing ??= drainAndStop()
      return closing
    },
  }

  async function drainAndStop(): Promise<void> {
    if (!isIdle())
      await new Promise<void>(resolve => {
        whenIdle = resolve
      })
    if (!worker) return
    const exited = new Promise(resolve => worker!.once('exit', resolve))
    worker.ref()
    worker.postMessage(null)
    await exited
  }

  /** Sends all requests of this turn of the event loop in one message; under load, those of several turns. */
  function sendSoon(): void {
    if (sending) return
    sending = true
    if (isBusy) setTimeout(send, BATCH_DELAY_MS)
    else setImmediate(send)
  }

  function send(): void {
    sending = false
    if (unsent.length === 0) return
    const batch = unsent
    unanswered = unanswered.concat(batch)
    unsent = []
    try {
      worker ??= startWorker()
    } catch (error) {
      onWorkerLost(errorMessage(error))
      return
    }
    worker.ref()
    worker.postMessage(`[${batch.map(({ text }) => text).join()}]`)
  }

  function startWorker(): Worker {
    const newWorker = createWorker()
    let reason = 'it ended'
    newWorker.on('message', onResponses)
    newWorker.on('error', error => {
      reason = errorMessage(error)
    })
    newWorker.on('exit', () => onWorkerLost(reason))
    return newWorker
  }

  function onResponses(message: string): void {
    const responses: readonly RpcResponse[] = JSON.parse(message)
    const answered = unanswered.slice(0, responses.length)
    unanswered = unanswered.slice(responses.length)
    isBusy = responses.length >= SETTLE_SIZE
    // Sent before the responses are settled, so that the disk works while they are broadcast.
    if (unanswered.length === 0 && unsent.length > 0) (isBusy ? sendSoon : send)()
    counts = { requests: counts.requests + responses.length, transactions: counts.transactions + 1 }
    const isSettling = settling.length > 0
    for (const [index, response] of responses.entries())
      settling.push({ request: answered[index]!, response })
    if (!isSettling) settleSome()
  }

  /** Settles some at a time, so that the first are on the network before the last are processed. */
  function settleSome(): void {
    const batch = settling.splice(0, SETTLE_SIZE)
    for (const { request, response } of batch) {
      if (response.failure) request.reject(toError(response.failure))
      else request.resolve(response.value)
    }
    if (settling.length > 0) setImmediate(settleSome)
    else onIdle()
  }

  /**
   * Sends the lost worker's requests once more to the next worker. They may have been executed already, which is safe
   * because repeating a write has no further effect.
   */
  function onWorkerLost(reason: string): void {
    worker = undefined
    const error = new StorageUnavailableError(`The thread that keeps everything stopped: ${reason}.`, {
      isUncertain: true,
    })
    for (const { reject } of unanswered.filter(({ isRetry }) => isRetry)) reject(error)
    const retried = unanswered
      .filter(({ isRetry }) => !isRetry)
      .map(request => ({ ...request, isRetry: true }))
    unsent = [...retried, ...unsent]
    unanswered = []
    if (unsent.length > 0) sendSoon()
    else onIdle()
  }

  /** An idle worker must not keep the process alive. */
  function onIdle(): void {
    if (!isIdle()) return
    worker?.unref()
    whenIdle()
  }

  function isIdle(): boolean {
    return unsent.length === 0 && unanswered.length === 0 && settling.length === 0
  }
}
