import type { Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { EngineJob, EngineResults } from './engine-client.ts'
import type { EngineRunner } from './engine-runner.ts'

/** What is asked of a worker: one job at a time. */
export interface WorkerRequest {
  readonly number: number
  readonly job: EngineJob
}

/** What a worker answers: any number of reports, then an answer or a failure. */
export type WorkerReply =
  | { readonly number: number; readonly kind: 'progress'; readonly progress: Progress }
  | { readonly number: number; readonly kind: 'answer'; readonly answer: EngineResults[EngineJob['do']] }
  | { readonly number: number; readonly kind: 'failure'; readonly message: string }

/** Engines may report thousands of times a second; nobody reads that fast. */
const REPORT_INTERVAL_MS = 150

/** Nobody waits longer for a move or a hint, however slow the machine; what is known by then has to do. */
const TIME_LIMIT_MS = 4_000

/** What a person sees the progress of and can call off. */
const UNLIMITED_JOBS: readonly EngineJob['do'][] = ['review', 'generate']

/** The worker's side: does an order and replies. */
export async function handleRequest(
  { number, job }: WorkerRequest,
  { workshop, reply, now }: { workshop: EngineRunner; reply(reply: WorkerReply): void; now(): number },
): Promise<void> {
  let begun: number | undefined
  const patience = UNLIMITED_JOBS.includes(job.do) ? Number.POSITIVE_INFINITY : TIME_LIMIT_MS
  let reportedAt = Number.NEGATIVE_INFINITY
  try {
    const answer = await workshop.run(job, progress => {
      // Counted from the first sign of work: loading an engine is not thinking.
      begun ??= now()
      if (now() - begun > patience) return false
      if (now() - reportedAt < REPORT_INTERVAL_MS) return
      reportedAt = now()
      reply({ number, kind: 'progress', progress })
    })
    reply({ number, kind: 'answer', answer })
  } catch (error) {
    reply({ number, kind: 'failure', message: errorMessage(error) })
  }
}
