import type { EngineJob } from './engine-client.ts'

/** Jobs that take this long at most are quick: a player does not notice the wait for a few of them. */
export const QUICK_MS = 50

/** The estimate for a job until one of its kind has been measured. Most kinds are quick. */
const UNKNOWN_MS = QUICK_MS / 2

/** How many of the last jobs of a kind count. */
const WINDOW = 8

/** The work, the game and the level of a job. Jobs of one kind take a similar time. */
export function jobKind(job: EngineJob): string {
  return `${job.do} ${job.game} ${job.do === 'choose' ? job.level : ''}`
}

/** Estimates how long jobs take from the last ones of their kind. */
export class JobCosts {
  readonly #measured = new Map<string, readonly number[]>()

  measure(job: EngineJob, ms: number): void {
    const kind = jobKind(job)
    this.#measured.set(kind, [...(this.#measured.get(kind) ?? []), ms].slice(-WINDOW))
  }

  /** The mean, not the median: a level that is usually quick and takes seconds now and then is not quick. */
  estimateMs(job: EngineJob): number {
    const measured = this.#measured.get(jobKind(job))
    return measured ? measured.reduce((sum, ms) => sum + ms, 0) / measured.length : UNKNOWN_MS
  }

  isKnown(job: EngineJob): boolean {
    return this.#measured.has(jobKind(job))
  }

  isQuick(job: EngineJob): boolean {
    return this.estimateMs(job) <= QUICK_MS
  }
}
