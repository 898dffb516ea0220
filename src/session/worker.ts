import { messageOf } from '#kernel/failure.ts'
import type { Progress } from '#kernel/game.ts'
import type { Answers, Job } from './thinker.ts'
import type { Workshop } from './workshop.ts'

/** What is asked of a worker: one job at a time. */
export interface Order {
  readonly number: number
  readonly job: Job
}

/** What a worker answers: any number of reports, then an answer or a failure. */
export type Reply =
  | { readonly number: number; readonly kind: 'progress'; readonly progress: Progress }
  | { readonly number: number; readonly kind: 'answer'; readonly answer: Answers[Job['do']] }
  | { readonly number: number; readonly kind: 'failure'; readonly message: string }

/** Engines may report thousands of times a second; nobody reads that fast. */
const REPORT_MS = 150

/** Nobody waits longer for a move or a hint, however slow the machine; what is known by then has to do. */
const PATIENCE_MS = 4_000

/** What a person sees the progress of and can call off. */
const PATIENT: readonly Job['do'][] = ['review', 'prepare']

/** The worker's side: does an order and replies. */
export async function fulfil(
  { number, job }: Order,
  { workshop, reply, now }: { workshop: Workshop; reply(reply: Reply): void; now(): number },
): Promise<void> {
  let begun: number | undefined
  const patience = PATIENT.includes(job.do) ? Number.POSITIVE_INFINITY : PATIENCE_MS
  let reportedAt = Number.NEGATIVE_INFINITY
  try {
    const answer = await workshop.perform(job, progress => {
      // Counted from the first sign of work: loading an engine is not thinking.
      begun ??= now()
      if (now() - begun > patience) return false
      if (now() - reportedAt < REPORT_MS) return
      reportedAt = now()
      reply({ number, kind: 'progress', progress })
    })
    reply({ number, kind: 'answer', answer })
  } catch (error) {
    reply({ number, kind: 'failure', message: messageOf(error) })
  }
}
