import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { openBatchExecutor } from './batch-executor.ts'
import type { SqliteFile } from './database.ts'
import type { RpcRequest } from './rpc.ts'

/** The thread that waits for the disk. Each message is a JSON list of requests, or null to stop. */

/** With larger batches the main thread and this one would take turns waiting instead of working in parallel. */
const MAX_BATCH = 512

const port = parentPort!
const executor = openBatchExecutor(workerData as SqliteFile)
let queue: RpcRequest[] = []
let ending = false

port.on('message', (message: string | null) => {
  enqueue(message)
  while (queue.length > 0) {
    const responses = executor.execute(queue.slice(0, MAX_BATCH))
    queue = queue.slice(MAX_BATCH)
    port.postMessage(JSON.stringify(responses))
    enqueueAll()
  }
  if (!ending) return
  executor.close()
  port.close()
})

function enqueue(message: string | null): void {
  if (message === null) ending = true
  else queue = queue.concat(JSON.parse(message))
}

/** Adds the messages that arrived during the last commit to the next batch. */
function enqueueAll(): void {
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) enqueue(more.message)
}
