import { createEngineRunner } from '#engine-client/engine-runner.ts'
import { handleRequest, type WorkerRequest } from '#engine-client/engine-worker.ts'
import { type DataReply, ParentData } from '#engine-client/parent-data.ts'
import { loadEngine, provideLexicons } from '#games/catalog.ts'

// The page has compiled the words already, or does it once for both.
const parentData = new ParentData(request => postMessage(request))
provideLexicons(async () => (await import('./lexicon/worker-library.ts')).openWorkerLibrary(parentData))

/** Engines run in this worker, so that the page never freezes. */
const engineRunner = createEngineRunner(loadEngine)

addEventListener('message', ({ data }: MessageEvent<WorkerRequest | DataReply>) => {
  if ('kind' in data) parentData.receive(data)
  else
    handleRequest(data, {
      runner: engineRunner,
      reply: reply => postMessage(reply),
      now: () => performance.now(),
      workedMs: () => performance.now(),
    })
})
