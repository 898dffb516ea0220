import { loadEngine, provideLexicons } from '#games/catalog.ts'
import { handleRequest, type WorkerRequest } from '#session/worker.ts'
import { createEngineRunner } from '#session/workshop.ts'

provideLexicons(async () => (await import('./lexicon/in-worker.ts')).library)

/** Where games think: apart from the page, so that it never stands still. */
const engineHost = createEngineRunner(loadEngine)

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  handleRequest(event.data, {
    workshop: engineHost,
    reply: reply => postMessage(reply),
    now: () => performance.now(),
  })
})
