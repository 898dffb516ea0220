import type { Clock } from '#kernel/clock.ts'
import type { Report } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import {
  CancelledError,
  type EngineClient,
  type EngineJob,
  type EngineResults,
  type EngineTask,
  QueueFullError,
} from './engine-client.ts'
import { FairQueue } from './fair-queue.ts'
import { JobCosts, jobKind, QUICK_MS } from './job-costs.ts'
import { PooledWorker } from './pooled-worker.ts'
import type { EngineWorker, EngineWorkerHandlers } from './worker-queue.ts'

export interface WorkerPoolOptions {
  /** How many long jobs run at the same time. Two more workers are there for quick ones. */
  readonly longJobs: number
  readonly clock: Clock
  startWorker(handlers: EngineWorkerHandlers): EngineWorker
}

/**
 * The workers that are kept from long jobs: one for quick jobs, and one for when the first is lost or has a job that
 * takes longer than expected.
 */
const QUICK_WORKERS = 2

/** A quick job that takes this long counts as a long one. */
const OVERDUE_MS = 4 * QUICK_MS

/** A player who waits for more answers has opened tables in order to keep the server busy. */
const MOST_WAITING_PER_PLAYER = 20

/** A job that is cancelled usually ends soon by itself; if it does not, its worker is replaced. */
const CANCELLED_LIMIT_MS = 2_000

/** No job takes this long, unless it never ends. */
const JOB_LIMIT_MS = 60_000

interface PoolTask {
  readonly job: EngineJob
  readonly player: string
  readonly report: Report
  resolve(answer: EngineResults[EngineJob['do']]): void
  reject(error: Error): void
}

interface RunningTask {
  readonly worker: PooledWorker
  readonly startedAt: number
  readonly isQuick: boolean
}

/**
 * An engine client with several workers, for a server with many players. The players share it fairly: each has one job
 * running, and the others wait in a `FairQueue`. Two workers are kept from long jobs, so that quick levels answer at
 * once while others think hard. Every worker loads the engines that the others use, so any can replace a lost one.
 */
export class WorkerPool implements EngineClient {
  readonly #options: WorkerPoolOptions
  readonly #queue = new FairQueue<PoolTask>({ mostPerKey: MOST_WAITING_PER_PLAYER })
  readonly #costs = new JobCosts()
  readonly #workers = new Set<PooledWorker>()
  readonly #running = new Map<PoolTask, RunningTask>()
  /** The games for which there has been a job. */
  readonly #games = new Set<string>()
  #isClosed = false

  constructor(options: WorkerPoolOptions) {
    this.#options = options
  }

  request<Kind extends EngineJob['do']>(
    job: Extract<EngineJob, { do: Kind }>,
    report: Report = () => {},
  ): EngineTask<EngineResults[Kind]> {
    const player = job.player ?? ''
    let task!: PoolTask
    const result = new Promise<EngineResults[Kind]>((resolve, reject) => {
      task = { job, player, report, resolve: answer => resolve(answer as EngineResults[Kind]), reject }
    })
    // A caller that cancels may ignore the result; that must not become an unhandled rejection.
    result.catch(() => {})
    const due = { now: this.#options.clock.now(), cost: this.#costs.estimateMs(job) }
    if (this.#isClosed) task.reject(new CancelledError())
    else if (this.#queue.add(player, task, due)) {
      this.#startWaiting()
      this.#prepare()
    } else task.reject(new QueueFullError({ player, most: MOST_WAITING_PER_PLAYER }))
    return { result, cancel: () => this.#cancel(task) }
  }

  close(): void {
    this.#isClosed = true
    for (const worker of this.#workers) worker.terminate()
    for (const task of [...this.#running.keys(), ...this.#queue.clear()]) task.reject(new CancelledError())
    this.#workers.clear()
    this.#running.clear()
  }

  /** The player's next job waits until this one has ended: cancelling must not be a way to think more. */
  #cancel(task: PoolTask): void {
    if (this.#queue.remove(task)) task.reject(new CancelledError())
    const running = this.#running.get(task)
    if (!running) return
    task.reject(new CancelledError())
    running.worker.limit(CANCELLED_LIMIT_MS)
  }

  /** Starts the waiting jobs for which there is a worker. */
  #startWaiting(): void {
    while (this.#workers.size < this.#mostWorkers || this.#idleWorkers.length > 0) {
      const task = this.#queue.take(({ job }) => this.#mayStart(job))
      if (!task) return
      this.#start(task)
    }
  }

  get #mostWorkers(): number {
    return this.#options.longJobs + QUICK_WORKERS
  }

  get #idleWorkers(): readonly PooledWorker[] {
    return [...this.#workers].filter(({ isIdle }) => isIdle)
  }

  #mayStart(job: EngineJob): boolean {
    // Until one of a kind has been measured, one runs at a time, or a burst of long jobs would take all workers.
    if (!this.#costs.isKnown(job)) return !this.#isKindRunning(jobKind(job))
    return this.#costs.isQuick(job) || this.#longJobCount() < this.#options.longJobs
  }

  #isKindRunning(kind: string): boolean {
    return [...this.#running.keys()].some(({ job }) => jobKind(job) === kind)
  }

  /** Jobs that were taken for quick ones and are not count too. */
  #longJobCount(): number {
    const begunBefore = this.#options.clock.now() - OVERDUE_MS
    return [...this.#running.values()].filter(one => !one.isQuick || one.startedAt < begunBefore).length
  }

  #start(task: PoolTask): void {
    const { job } = task
    this.#games.add(job.game)
    const idle = this.#idleWorkers
    try {
      const worker =
        idle.find(one => one.hasRun(job)) ??
        idle.find(one => one.hasLoaded(job.game)) ??
        idle[0] ??
        this.#startWorker()
      const startedAt = this.#options.clock.now()
      this.#running.set(task, { worker, startedAt, isQuick: this.#costs.isQuick(job) })
      worker.run(job, JOB_LIMIT_MS, {
        onProgress: task.report,
        onAnswer: (answer, ms) => {
          if (ms !== undefined) this.#costs.measure(job, ms)
          this.#end(task, () => task.resolve(answer))
        },
        onFailure: error => this.#end(task, () => task.reject(error)),
      })
    } catch (error) {
      this.#end(task, () => task.reject(new Error(errorMessage(error))))
    }
  }

  #end(task: PoolTask, settle: () => void): void {
    this.#running.delete(task)
    this.#queue.finish(task.player)
    settle()
    this.#startWaiting()
    this.#prepare()
  }

  #startWorker(): PooledWorker {
    const { clock, startWorker } = this.#options
    const worker = new PooledWorker({ clock, startWorker, onLost: lost => this.#workers.delete(lost) })
    this.#workers.add(worker)
    return worker
  }

  /** Keeps a spare worker and lets idle ones load the engines that the others use, one after the other. */
  #prepare(): void {
    if (this.#isClosed) return
    if (this.#running.size > 0 && this.#idleWorkers.length === 0) this.#startSpare()
    for (const worker of this.#idleWorkers) {
      const game = [...this.#games].find(one => !worker.hasLoaded(one))
      if (game === undefined) worker.rest()
      else
        worker.run({ do: 'load', game }, JOB_LIMIT_MS, {
          onAnswer: () => {
            this.#startWaiting()
            this.#prepare()
          },
          // Without another try, which would fail in the same way: a job for the game will tell why.
          onFailure: () => this.#startWaiting(),
        })
    }
  }

  #startSpare(): void {
    if (this.#workers.size >= this.#mostWorkers) return
    try {
      this.#startWorker()
    } catch {
      // The jobs that are running do not need it; one that does will report the failure.
    }
  }
}
