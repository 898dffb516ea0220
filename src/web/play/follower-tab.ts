import type { EngineClient, EngineJob, EngineResults, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'

/** Longer than a computer takes for any move: a tab that is silent for so long has been closed. */
export const LEADER_SILENCE_MS = 10_000

/**
 * The thinker of a tab that follows another one. The other tab made the last move, so its computer answers it;
 * this one begins only after a long silence, and thinks at once again when `acted` here.
 */
export function createFollowerEngine(
  thinker: EngineClient,
  clock: Clock,
): { thinker: EngineClient; acted(): void } {
  let follows = true
  return {
    thinker: {
      request: (job, report) =>
        follows
          ? startAfter(LEADER_SILENCE_MS, clock, () => thinker.request(job, report))
          : thinker.request(job, report),
      close: thinker.close,
    },
    acted() {
      follows = false
    },
  }
}

function startAfter<Kind extends EngineJob['do']>(
  ms: number,
  clock: Clock,
  begin: () => EngineTask<EngineResults[Kind]>,
): EngineTask<EngineResults[Kind]> {
  let begun: EngineTask<EngineResults[Kind]> | undefined
  let cancel = () => {}
  const result = new Promise<EngineResults[Kind]>((resolve, reject) => {
    const stop = clock.after(ms, () => {
      begun = begin()
      begun.result.then(resolve, reject)
    })
    cancel = () => {
      stop()
      begun?.cancel()
      reject(new Error('The work was cancelled.'))
    }
  })
  // Whoever cancels has stopped listening; that is no unhandled failure.
  result.catch(() => {})
  return { result, cancel: () => cancel() }
}
