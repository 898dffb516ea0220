import type { Report } from '#kernel/engine.ts'
import type { EngineClient, EngineJob, EngineResults } from './engine-client.ts'
import type { WorkerReply, WorkerRequest } from './engine-worker.ts'

/** A worker of whatever kind the platform has. */
export interface EngineWorker {
  post(order: WorkerRequest): void
  terminate(): void
  /** Nothing is left to do for now. */
  onIdle?(): void
}

export interface EngineWorkerHandlers {
  onReply(reply: WorkerReply): void
  /** The worker is gone, with a sentence for why. */
  onExit(reason: string): void
}

interface QueuedTask {
  readonly request: WorkerRequest
  readonly report: Report
  resolve(answer: EngineResults[EngineJob['do']]): void
  reject(error: Error): void
}

/** Thinks in one worker, job after job, so that what an engine has learned serves the next; hires anew after a loss. */
export function createEngineClient(hire: (hearing: EngineWorkerHandlers) => EngineWorker): EngineClient {
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
      worker ??= employ()
      worker.post(running.request)
    } catch (error) {
      finish(task => task.reject(error instanceof Error ? error : new Error(String(error))))
    }
  }

  function employ(): EngineWorker {
    const employed: EngineWorker = hire({
      onReply: reply => employed === worker && hear(reply),
      onExit(reason) {
        if (employed !== worker) return
        worker = undefined
        finish(task => task.reject(new Error(reason)))
      },
    })
    return employed
  }

  function hear(reply: WorkerReply): void {
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

  /** A search cannot be asked to stop, so its worker goes; the next job gets a new one. */
  function dismiss(): void {
    worker?.terminate()
    worker = undefined
  }

  function cancel(task: QueuedTask): void {
    if (task === running) {
      dismiss()
      finish(one => one.reject(cancelledError()))
    } else if (waiting.includes(task)) {
      waiting = waiting.filter(one => one !== task)
      task.reject(cancelledError())
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
      // Whoever cancels has stopped listening; that is no unhandled failure.
      result.catch(() => {})
      waiting = [...waiting, task]
      if (!running) startNext()
      return { result, cancel: () => cancel(task) }
    },
    close() {
      const left = running ? [running, ...waiting] : waiting
      running = undefined
      waiting = []
      dismiss()
      for (const task of left) task.reject(cancelledError())
    },
  }
}

function cancelledError(): Error {
  return new Error('The work was cancelled.')
}
