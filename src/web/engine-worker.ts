import { createEngineRunner } from '#engine-client/engine-runner.ts'
import { handleRequest, type WorkerRequest } from '#engine-client/engine-worker.ts'
import { loadEngine, provideLexicons } from '#games/catalog.ts'

provideLexicons(async () => (await import('./lexicon/worker-library.ts')).library)

/** Engines run in this worker, so that the page never freezes. */
const engineHost = createEngineRunner(loadEngine)

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  handleRequest(event.data, {
    runner: engineHost,
    reply: reply => postMessage(reply),
    now: () => performance.now(),
  })
})
