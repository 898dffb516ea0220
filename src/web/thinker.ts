import { queueJobs } from '#session/queue.ts'
import type { Thinker } from '#session/thinker.ts'
import type { Reply } from '#session/worker.ts'
import { thinkerWords } from './words.ts'

/** Thinks in a web worker, which starts with the first job. */
export function openThinker(): Thinker {
  return queueJobs(({ reply, lost }) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = (event: MessageEvent<Reply>) => reply(event.data)
    worker.onerror = event => {
      event.preventDefault()
      worker.terminate()
      lost(thinkerWords.crashed)
    }
    return { post: order => worker.postMessage(order), dismiss: () => worker.terminate() }
  })
}
