import type { Clock } from '#session/clock.ts'
import type { Answers, Job, Thinker, Thinking } from '#session/thinker.ts'

/** Longer than a computer takes for any move: a tab that is silent for so long has been closed. */
export const SILENCE_MS = 10_000

/**
 * The thinker of a tab that follows another one. The other tab made the last move, so its computer answers it;
 * this one begins only after a long silence, and thinks at once again when `acted` here.
 */
export function thinkSecond(thinker: Thinker, clock: Clock): { thinker: Thinker; acted(): void } {
  let follows = true
  return {
    thinker: {
      think: (job, report) =>
        follows ? after(SILENCE_MS, clock, () => thinker.think(job, report)) : thinker.think(job, report),
      close: thinker.close,
    },
    acted() {
      follows = false
    },
  }
}

function after<Kind extends Job['do']>(
  ms: number,
  clock: Clock,
  begin: () => Thinking<Answers[Kind]>,
): Thinking<Answers[Kind]> {
  let begun: Thinking<Answers[Kind]> | undefined
  let cancel = () => {}
  const answer = new Promise<Answers[Kind]>((resolve, reject) => {
    const stop = clock.after(ms, () => {
      begun = begin()
      begun.answer.then(resolve, reject)
    })
    cancel = () => {
      stop()
      begun?.cancel()
      reject(new Error('The work was cancelled.'))
    }
  })
  // Whoever cancels has stopped listening; that is no unhandled failure.
  answer.catch(() => {})
  return { answer, cancel: () => cancel() }
}
