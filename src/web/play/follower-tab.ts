import type { EngineClient, EngineJob, EngineResults, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'

/** Longer than a computer takes for any move: a tab that is silent for so long has been closed. */
export const LEADER_SILENCE_MS = 10_000

/**
 * The engine client of a tab that follows another one. The other tab made the last move, so its computer answers it;
 * this one begins only after a long silence, and answers at once again after `takeLead`.
 */
export function createFollowerEngine(
  engineClient: EngineClient,
  clock: Clock,
): { engineClient: EngineClient; takeLead(): void } {
  let follows = true
  return {
    engineClient: {
      request: (job, report) =>
        follows
          ? startAfter(LEADER_SILENCE_MS, clock, () => engineClient.request(job, report))
          : engineClient.request(job, report),
      close: engineClient.close,
    },
    takeLead() {
      follows = false
    },
  }
}

function startAfter<Kind extends EngineJob['do']>(
  ms: number,
  clock: Clock,
  start: () => EngineTask<EngineResults[Kind]>,
): EngineTask<EngineResults[Kind]> {
  let task: EngineTask<EngineResults[Kind]> | undefined
  let cancel = () => {}
  const result = new Promise<EngineResults[Kind]>((resolve, reject) => {
    const stopWaiting = clock.after(ms, () => {
      task = start()
      task.result.then(resolve, reject)
    })
    cancel = () => {
      stopWaiting()
      task?.cancel()
      reject(new Error('The work was cancelled.'))
    }
  })
  // The caller that cancels has stopped listening, so the failure is not unhandled.
  result.catch(() => {})
  return { result, cancel: () => cancel() }
}
