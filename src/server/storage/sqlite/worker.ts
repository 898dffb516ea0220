import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { openBatchExecutor } from './batch-executor.ts'
import type { SqliteFile } from './database.ts'
import type { RpcRequest } from './rpc.ts'

/** The thread that waits for the disk. It takes questions as JSON, a list in every message, and null when to end. */

/** With more, the asking side would have nothing to do while the disk is waited for, and this one nothing while it asks. */
const MAX_BATCH = 512

const port = parentPort!
const executor = openBatchExecutor(workerData as SqliteFile)
let waiting: RpcRequest[] = []
let ending = false

port.on('message', (message: string | null) => {
  enqueue(message)
  while (waiting.length > 0) {
    const answers = executor.execute(waiting.slice(0, MAX_BATCH))
    waiting = waiting.slice(MAX_BATCH)
    port.postMessage(JSON.stringify(answers))
    enqueueAll()
  }
  if (!ending) return
  executor.close()
  port.close()
})

function enqueue(message: string | null): void {
  if (message === null) ending = true
  else waiting = waiting.concat(JSON.parse(message))
}

/** Whatever came while the disk was waited for is answered together. */
function enqueueAll(): void {
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) enqueue(more.message)
}
