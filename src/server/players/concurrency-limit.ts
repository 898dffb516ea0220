import { accept, type Result, reject } from '#kernel/result.ts'

/** Lets so many through at once, so many wait, and turns the rest away as `busy`. */
export interface ConcurrencyLimit {
  run<T>(work: () => Promise<T>): Promise<Result<T>>
}

export function openConcurrencyLimit({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let inside = 0

  function leave() {
    const next = queue.shift()
    // The place is handed on without being free in between, or a newcomer could take it first.
    if (next) next()
    else inside--
  }

  return {
    async run(work) {
      if (inside < atOnce) inside++
      else if (queue.length < waiting) await new Promise<void>(resolve => queue.push(resolve))
      else return reject('busy')
      try {
        return accept(await work())
      } finally {
        leave()
      }
    },
  }
}
