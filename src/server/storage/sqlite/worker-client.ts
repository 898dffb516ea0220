import type { Worker } from 'node:worker_threads'
import { errorMessage } from '#kernel/errors.ts'
import { StorageUnavailableError } from '../storage.ts'
import { toError } from './errors.ts'
import type { QueryGroup, RpcResponse } from './rpc.ts'

/** Carries questions to the worker and answers back. */
export interface WorkerClient {
  request(part: QueryGroup, name: string, given: readonly unknown[]): Promise<unknown>
  /** How many questions were answered, in how many transactions. */
  counts(): WorkerClientCounts
  /** Waits for the answers that are due, then ends the worker. */
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
  /** It was with a worker that is no more. */
  readonly isRetry: boolean
}

/**
 * So many are worth a message of their own, and worker and loop are busy at the same time. With fewer, more commits wait
 * for the disk than a busy house can afford: 64 to a commit take half as much CPU again a move as 256, and 512 no more than those.
 */
const BATCH_SIZE = 512
/** So many answers are passed on at a time. */
const SETTLE_SIZE = 64
/** Where so many come at once, more questions are on their way and waited for: a commit costs nearly as much for few. */
const BATCH_DELAY_MS = 10

export function openWorkerClient(hire: () => Worker): WorkerClient {
  let worker: Worker | undefined
  let unsent: PendingRequest[] = []
  let unanswered: PendingRequest[] = []
  /** What was answered and has not been passed on. */
  const settling: { readonly letter: PendingRequest; readonly answer: RpcResponse }[] = []
  let sending = false
  let isBusy = false
  let open = true
  let whenIdle = () => {}
  let closing: Promise<void> | undefined
  let counts: WorkerClientCounts = { requests: 0, transactions: 0 }

  return {
    request: (...question) =>
      new Promise((resolve, reject) => {
        if (!open) return reject(new StorageUnavailableError('The storage is closed.'))
        unsent.push({ text: JSON.stringify(question), resolve, reject, isRetry: false })
        // While the worker is busy, what is asked collects here: to wake it for each would cost more than the asking.
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
    const gone = new Promise(resolve => worker!.once('exit', resolve))
    worker.ref()
    worker.postMessage(null)
    await gone
  }

  /** All that is asked in one turn of the loop goes in one message, or in several turns of a busy one. */
  function sendSoon(): void {
    if (sending) return
    sending = true
    if (isBusy) setTimeout(send, BATCH_DELAY_MS)
    else setImmediate(send)
  }

  function send(): void {
    sending = false
    if (unsent.length === 0) return
    const letters = unsent
    unanswered = unanswered.concat(letters)
    unsent = []
    try {
      worker ??= startWorker()
    } catch (error) {
      onWorkerLost(errorMessage(error))
      return
    }
    worker.ref()
    worker.postMessage(`[${letters.map(({ text }) => text).join()}]`)
  }

  function startWorker(): Worker {
    const one = hire()
    let because = 'it ended'
    one.on('message', onResponses)
    one.on('error', error => {
      because = errorMessage(error)
    })
    one.on('exit', () => onWorkerLost(because))
    return one
  }

  function onResponses(message: string): void {
    const answers: readonly RpcResponse[] = JSON.parse(message)
    const answered = unanswered.slice(0, answers.length)
    unanswered = unanswered.slice(answers.length)
    isBusy = answers.length >= SETTLE_SIZE
    // Before the answers are passed on, so that the disk works while they are told to everyone.
    if (unanswered.length === 0 && unsent.length > 0) (isBusy ? sendSoon : send)()
    counts = { requests: counts.requests + answers.length, transactions: counts.transactions + 1 }
    const isHandingOut = settling.length > 0
    for (const [index, answer] of answers.entries()) settling.push({ letter: answered[index]!, answer })
    if (!isHandingOut) settleSome()
  }

  /** Some at a time: those who get their answers first have them while the others' are still told to everyone. */
  function settleSome(): void {
    const some = settling.splice(0, SETTLE_SIZE)
    for (const { letter, answer } of some) {
      if (answer.failure) letter.reject(toError(answer.failure))
      else letter.resolve(answer.value)
    }
    if (settling.length > 0) setImmediate(settleSome)
    else onIdle()
  }

  /**
   * What the lost worker was asked is asked once more, of the next one: nobody knows whether it was done, and what
   * was done already is found to be so.
   */
  function onWorkerLost(because: string): void {
    worker = undefined
    const trouble = new StorageUnavailableError(`The thread that keeps everything stopped: ${because}.`, {
      isUncertain: true,
    })
    for (const { reject } of unanswered.filter(({ isRetry }) => isRetry)) reject(trouble)
    const retried = unanswered
      .filter(({ isRetry: again }) => !again)
      .map(letter => ({ ...letter, isRetry: true }))
    unsent = [...retried, ...unsent]
    unanswered = []
    if (unsent.length > 0) sendSoon()
    else onIdle()
  }

  /** An idle worker does not keep the program from ending. */
  function onIdle(): void {
    if (!isIdle()) return
    worker?.unref()
    whenIdle()
  }

  function isIdle(): boolean {
    return unsent.length === 0 && unanswered.length === 0 && settling.length === 0
  }
}
