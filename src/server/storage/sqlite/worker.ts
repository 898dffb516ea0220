import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { SqliteFile } from './connection.ts'
import { openLedger } from './ledger.ts'
import type { Question } from './questions.ts'

/** The thread that waits for the disk. It takes questions as JSON, a list in every message, and null when to end. */

/** With more, the asking side would have nothing to do while the disk is waited for, and this one nothing while it asks. */
const MOST_AT_ONCE = 512

const port = parentPort!
const ledger = openLedger(workerData as SqliteFile)
let waiting: Question[] = []
let ending = false

port.on('message', (message: string | null) => {
  take(message)
  while (waiting.length > 0) {
    const answers = ledger.answer(waiting.slice(0, MOST_AT_ONCE))
    waiting = waiting.slice(MOST_AT_ONCE)
    port.postMessage(JSON.stringify(answers))
    takeAll()
  }
  if (!ending) return
  ledger.close()
  port.close()
})

function take(message: string | null): void {
  if (message === null) ending = true
  else waiting = waiting.concat(JSON.parse(message))
}

/** Whatever came while the disk was waited for is answered together. */
function takeAll(): void {
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) take(more.message)
}
