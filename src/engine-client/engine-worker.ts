import type { Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { EngineJob, EngineResults } from './engine-client.ts'
import type { EngineRunner } from './engine-runner.ts'

/** A message to a worker. The client sends the next one after the answer. */
export interface WorkerRequest {
  readonly number: number
  readonly job: EngineJob | LoadJob
}

/** Loads an engine ahead of the first job for it. */
export interface LoadJob {
  readonly do: 'load'
  readonly game: string
}

/** A message from a worker: any number of progress reports, then an answer or a failure. */
export type WorkerReply =
  | { readonly number: number; readonly kind: 'progress'; readonly progress: Progress }
  | {
      readonly number: number
      readonly kind: 'answer'
      readonly answer: EngineResults[EngineJob['do']]
      /** The time for the job itself, without loading its engine. */
      readonly ms: number
    }
  | { readonly number: number; readonly kind: 'failure'; readonly message: string }

/** Engines may report thousands of times a second, which would flood the receiving thread. */
const REPORT_INTERVAL_MS = 150

/** The longest wait for a move or a hint on a slow machine; then the engine returns its best result so far. */
const TIME_LIMIT_MS = 4_000

/** Players see the progress of these jobs and can cancel them. */
const UNLIMITED_JOBS: readonly EngineJob['do'][] = [
  'walkthrough',
  'review',
  'generate',
  'make-exercise',
  'judge-exercise',
  'exercise-from-position',
  'consult',
]

export interface WorkerContext {
  readonly runner: EngineRunner
  reply(reply: WorkerReply): void
  now(): number
  /** The time by which jobs are measured: the worker's CPU time, where that is known, so that other work on the machine does not count. */
  workedMs(): number
}

/** Runs a request in the worker and replies. */
export async function handleRequest(
  { number, job }: WorkerRequest,
  { runner, reply, now, workedMs }: WorkerContext,
): Promise<void> {
  let startedAt: number | undefined
  const timeLimitMs = UNLIMITED_JOBS.some(kind => kind === job.do) ? Number.POSITIVE_INFINITY : TIME_LIMIT_MS
  let reportedAt = Number.NEGATIVE_INFINITY
  try {
    await runner.load(job.game)
    if (job.do === 'load') return reply({ number, kind: 'answer', answer: null, ms: 0 })
    const workedBefore = workedMs()
    const answer = await runner.run(job, progress => {
      // The limit starts at the first report: loading the engine does not count.
      startedAt ??= now()
      if (now() - startedAt > timeLimitMs) return false
      if (now() - reportedAt < REPORT_INTERVAL_MS) return
      reportedAt = now()
      reply({ number, kind: 'progress', progress })
    })
    reply({ number, kind: 'answer', answer, ms: workedMs() - workedBefore })
  } catch (error) {
    reply({ number, kind: 'failure', message: errorMessage(error) })
  }
}
