import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { EngineClient } from '#engine-client/engine-client.ts'
import type { WorkerReply } from '#engine-client/engine-worker.ts'
import { answerDataRequest, type DataRequest } from '#engine-client/parent-data.ts'
import { WorkerPool } from '#engine-client/worker-pool.ts'
import {
  createEngineClient,
  type EngineWorker,
  type EngineWorkerHandlers,
} from '#engine-client/worker-queue.ts'
import { loadLexicon } from '#games/catalog.ts'
import { errorMessage } from '#kernel/errors.ts'
import { systemClock } from './system-clock.ts'

export interface EngineClientOptions {
  /** The worker's file: beside this one in the sources, beside the program when bundled. */
  readonly worker?: URL
}

export interface EnginePoolOptions extends EngineClientOptions {
  /** How many long jobs run at the same time; by default on all cores but one, which is left to the server. */
  readonly longJobs?: number
}

const WORKER = new URL('./engine-worker.ts', import.meta.url)

/** Runs engines in a worker thread, for one player. An idle worker does not keep the process alive. */
export function openEngineClient({ worker = WORKER }: EngineClientOptions = {}): EngineClient {
  return createEngineClient(handlers => startThread(worker, handlers))
}

/** Runs engines in several worker threads, for the players of a server. */
export function openEnginePool({
  worker = WORKER,
  longJobs = Math.max(1, availableParallelism() - 1),
}: EnginePoolOptions = {}): EngineClient {
  return new WorkerPool({
    longJobs,
    clock: systemClock,
    startWorker: handlers => startThread(worker, handlers),
  })
}

function startThread(file: URL, { onReply, onExit }: EngineWorkerHandlers): EngineWorker {
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
}
