import type { Report } from '#kernel/engine.ts'
import { CancelledError, type EngineClient, type EngineJob, type EngineResults } from './engine-client.ts'
import type { WorkerReply, WorkerRequest } from './engine-worker.ts'

/** A worker of the platform: a web worker or a Node thread. */
export interface EngineWorker {
  post(request: WorkerRequest): void
  terminate(): void
  /** Called when the queue is empty. */
  onIdle?(): void
}

export interface EngineWorkerHandlers {
  onReply(reply: WorkerReply): void
  /** The worker ended by itself; the reason is a sentence. */
  onExit(reason: string): void
}

interface QueuedTask {
  readonly request: WorkerRequest
  readonly report: Report
  resolve(answer: EngineResults[EngineJob['do']]): void
  reject(error: Error): void
}

/** Runs jobs one after another in one worker, because a second worker would not share the engines' caches. */
export function createEngineClient(
  startWorker: (handlers: EngineWorkerHandlers) => EngineWorker,
): EngineClient {
  let worker: EngineWorker | undefined
  let running: QueuedTask | undefined
  let waiting: readonly QueuedTask[] = []
  let count = 0

  function startNext(): void {
    running = waiting[0]
    waiting = waiting.slice(1)
    if (!running) {
      worker?.onIdle?.()
      return
    }
    try {
      worker ??= start()
      worker.post(running.request)
    } catch (error) {
      finish(task => task.reject(error instanceof Error ? error : new Error(String(error))))
    }
  }

  function start(): EngineWorker {
    const started: EngineWorker = startWorker({
      onReply: reply => started === worker && receive(reply),
      onExit(reason) {
        if (started !== worker) return
        worker = undefined
        finish(task => task.reject(new Error(reason)))
      },
    })
    return started
  }

  function receive(reply: WorkerReply): void {
    if (reply.number !== running?.request.number) return
    if (reply.kind === 'progress') running.report(reply.progress)
    else if (reply.kind === 'answer') finish(task => task.resolve(reply.answer))
    else finish(task => task.reject(new Error(reply.message)))
  }

  function finish(settle: (task: QueuedTask) => void): void {
    const task = running
    running = undefined
    if (task) settle(task)
    startNext()
  }

  /** A running search cannot be interrupted, so its worker is terminated; the next job starts a new one. */
  function stopWorker(): void {
    worker?.terminate()
    worker = undefined
  }

  function cancel(task: QueuedTask): void {
    if (task === running) {
      stopWorker()
      finish(cancelled => cancelled.reject(new CancelledError()))
    } else if (waiting.includes(task)) {
      waiting = waiting.filter(other => other !== task)
      task.reject(new CancelledError())
    }
  }

  return {
    request<Kind extends EngineJob['do']>(job: Extract<EngineJob, { do: Kind }>, report: Report = () => {}) {
      let task!: QueuedTask
      const result = new Promise<EngineResults[Kind]>((resolve, reject) => {
        task = {
          request: { number: ++count, job },
          report,
          resolve: value => resolve(value as EngineResults[Kind]),
          reject,
        }
      })
      // A caller that cancels may ignore the result; that must not become an unhandled rejection.
      result.catch(() => {})
      waiting = [...waiting, task]
      if (!running) startNext()
      return { result, cancel: () => cancel(task) }
    },
    close() {
      const unfinished = running ? [running, ...waiting] : waiting
      running = undefined
      waiting = []
      stopWorker()
      for (const task of unfinished) task.reject(new CancelledError())
    },
  }
}
