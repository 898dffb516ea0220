import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'

/** Runs up to `atOnce` jobs, queues up to `waiting`, and rejects the rest as `busy`. */
export interface ConcurrencyLimit {
  run<T>(work: () => Promise<T>): Promise<AccountResult<T>>
}

export function openConcurrencyLimit({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let running = 0

  function release() {
    const next = queue.shift()
    // The slot passes directly to the next in the queue, or a new caller could take it first.
    if (next) next()
    else running--
  }

  return {
    async run(work) {
      if (running < atOnce) running++
      else if (queue.length < waiting) await new Promise<void>(resolve => queue.push(resolve))
      else return reject('busy')
      try {
        return accept(await work())
      } finally {
        release()
      }
    },
  }
}
