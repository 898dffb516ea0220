import { Worker } from 'node:worker_threads'
import { messageOf } from '#kernel/failure.ts'
import { queueJobs } from '#session/queue.ts'
import type { Thinker } from '#session/thinker.ts'
import type { Reply } from '#session/worker.ts'

export interface ThinkerOptions {
  /** The worker's file: beside this one in the sources, beside the command when bundled. */
  readonly worker?: URL
}

/** Thinks in a worker thread, which does not keep the program from ending while it is idle. */
export function openThinker({
  worker: file = new URL('./worker.ts', import.meta.url),
}: ThinkerOptions = {}): Thinker {
  return queueJobs(({ reply, lost }) => {
    const worker = new Worker(file)
    worker.on('message', (message: Reply) => reply(message))
    worker.on('error', error => lost(`The thinking stopped with an error: ${messageOf(error)}`))
    worker.on('exit', code => lost(`The thinking stopped unexpectedly (${code}).`))
    return {
      post(order) {
        worker.ref()
        worker.postMessage(order)
      },
      dismiss: () => void worker.terminate(),
      rest: () => worker.unref(),
    }
  })
}
