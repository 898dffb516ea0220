import type { Progress } from '#kernel/game.ts'
import type { Answers, Job } from '#session/thinker.ts'

/** What is asked of a worker. */
export interface Request {
  readonly id: number
  readonly job: Job
}

/** What a worker answers: any number of reports, then one of the others. */
export type Reply =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: Progress }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: Answers[Job['do']] }
  | { readonly id: number; readonly kind: 'failure'; readonly message: string }
