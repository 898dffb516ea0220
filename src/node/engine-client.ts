import { Worker } from 'node:worker_threads'
import type { EngineClient } from '#engine-client/engine-client.ts'
import type { WorkerReply } from '#engine-client/engine-worker.ts'
import { answerDataRequest, type DataRequest } from '#engine-client/parent-data.ts'
import { createEngineClient } from '#engine-client/worker-queue.ts'
import { loadLexicon } from '#games/catalog.ts'
import { errorMessage } from '#kernel/errors.ts'

export interface EngineClientOptions {
  /** The worker's file: beside this one in the sources, beside the program when bundled. */
  readonly worker?: URL
}

/** Runs engines in a worker thread. An idle worker does not keep the process alive. */
export function openEngineClient({
  worker: file = new URL('./engine-worker.ts', import.meta.url),
}: EngineClientOptions = {}): EngineClient {
  return createEngineClient(({ onReply, onExit }) => {
    const worker = new Worker(file)
    worker.on('message', async (message: WorkerReply | DataRequest) => {
      if (message.kind !== 'data') onReply(message)
      else worker.postMessage(await answerDataRequest(message, loadLexicon))
    })
    worker.on('error', error => onExit(`The thinking stopped with an error: ${errorMessage(error)}`))
    worker.on('exit', code => onExit(`The thinking stopped unexpectedly (${code}).`))
    return {
      post(request) {
        worker.ref()
        worker.postMessage(request)
      },
      terminate: () => void worker.terminate(),
      onIdle: () => worker.unref(),
    }
  })
}
