import type { Clock } from '#kernel/clock.ts'
import type { Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { EngineJob, EngineResults } from './engine-client.ts'
import type { LoadJob, WorkerReply } from './engine-worker.ts'
import { jobKind } from './job-costs.ts'
import type { EngineWorker, EngineWorkerHandlers } from './worker-queue.ts'

/** The answers to a request to a worker: any number of reports, then one of the others. */
export interface RequestHandlers {
  onProgress?(progress: Progress): void
  /** `ms` is undefined for the worker's first job of its kind, which also prepares what the later ones use. */
  onAnswer(answer: EngineResults[EngineJob['do']], ms: number | undefined): void
  onFailure(error: Error): void
}

export interface PooledWorkerOptions {
  readonly clock: Clock
  startWorker(handlers: EngineWorkerHandlers): EngineWorker
  /** The worker has ended, and the request that it was running has failed. */
  onLost(worker: PooledWorker): void
}

/** One worker of a pool. It runs one request at a time and can be given a limit for it. */
export class PooledWorker {
  readonly #options: PooledWorkerOptions
  readonly #worker: EngineWorker
  readonly #games = new Set<string>()
  /** The kinds of jobs that it has begun. */
  readonly #kinds = new Set<string>()
  #isFirstOfKind = false
  #requestCount = 0
  #handlers: RequestHandlers | undefined
  #isLost = false
  #stopTimer: () => void = () => {}

  /** Throws if the platform can start no more workers. */
  constructor(options: PooledWorkerOptions) {
    this.#options = options
    this.#worker = options.startWorker({
      onReply: reply => this.#receive(reply),
      onExit: reason => this.#lose(new Error(reason)),
    })
  }

  get isIdle(): boolean {
    return this.#handlers === undefined
  }

  /** Whether it has loaded this game's engine, or is loading it. */
  hasLoaded(game: string): boolean {
    return this.#games.has(game)
  }

  /** Whether it has run a job of this kind and so has what such jobs use. */
  hasRun(job: EngineJob): boolean {
    return this.#kinds.has(jobKind(job))
  }

  /** Terminates the worker if the job takes longer than the limit. */
  run(job: EngineJob | LoadJob, limitMs: number, handlers: RequestHandlers): void {
    this.#handlers = handlers
    this.#games.add(job.game)
    const kind = job.do === 'load' ? job.do : jobKind(job)
    this.#isFirstOfKind = !this.#kinds.has(kind)
    this.#kinds.add(kind)
    this.limit(limitMs)
    try {
      this.#worker.post({ number: ++this.#requestCount, job })
    } catch (error) {
      this.#settle(({ onFailure }) => onFailure(new Error(errorMessage(error))))
    }
  }

  /** Sets another limit for the job that it is running, from now on. */
  limit(ms: number): void {
    this.#stopTimer()
    this.#stopTimer = this.#options.clock.after(ms, () => {
      this.#worker.terminate()
      this.#lose(new Error(`The thinking took longer than ${Math.round(ms / 1000)} s.`))
    })
  }

  /** Lets the process end while it has nothing to do. */
  rest(): void {
    this.#worker.onIdle?.()
  }

  /** Ends it without an answer for the request that it is running. */
  terminate(): void {
    this.#isLost = true
    this.#stopTimer()
    this.#worker.terminate()
  }

  #receive(reply: WorkerReply): void {
    if (this.#isLost || reply.number !== this.#requestCount) return
    if (reply.kind === 'progress') this.#handlers?.onProgress?.(reply.progress)
    else if (reply.kind === 'answer')
      this.#settle(({ onAnswer }) => onAnswer(reply.answer, this.#isFirstOfKind ? undefined : reply.ms))
    else this.#settle(({ onFailure }) => onFailure(new Error(reply.message)))
  }

  #lose(error: Error): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#options.onLost(this)
    this.#settle(({ onFailure }) => onFailure(error))
  }

  #settle(settle: (handlers: RequestHandlers) => void): void {
    const handlers = this.#handlers
    this.#stopTimer()
    this.#handlers = undefined
    if (handlers) settle(handlers)
  }
}
