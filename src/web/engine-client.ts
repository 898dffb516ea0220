import type { EngineClient } from '#engine-client/engine-client.ts'
import type { WorkerReply } from '#engine-client/engine-worker.ts'
import { answerDataRequest, type DataRequest } from '#engine-client/parent-data.ts'
import { createEngineClient } from '#engine-client/worker-queue.ts'
import { loadLexicon } from '#games/catalog.ts'
import { engineText } from './text/en/shell.ts'

/** An engine client over a web worker, which starts with the first job. */
export function openEngineClient(): EngineClient {
  return createEngineClient(({ onReply, onExit }) => {
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = async ({ data }: MessageEvent<WorkerReply | DataRequest>) => {
      if (data.kind !== 'data') return onReply(data)
      const reply = await answerDataRequest(data, loadLexicon)
      const start = performance.now()
      worker.postMessage(reply)
      performance.measure(`hand over ${data.name}`, { start })
    }
    worker.onerror = event => {
      event.preventDefault()
      worker.terminate()
      onExit(engineText.crashed)
    }
    return { post: order => worker.postMessage(order), terminate: () => worker.terminate() }
  })
}
