import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { createEngineRunner } from '#engine-client/engine-runner.ts'
import { handleRequest, type WorkerReply, type WorkerRequest } from '#engine-client/engine-worker.ts'
import { type DataReply, ParentData } from '#engine-client/parent-data.ts'
import { loadEngine, provideLexicons } from '#games/catalog.ts'
import { accept } from '#kernel/result.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { openBundledWords } from './bundled-words.ts'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
const port = parentPort
if (!port) throw new Error('This file is run as a worker, not by itself.')

// Thinking must delay neither a key press nor other players' moves. Only on Linux does a thread have its own priority.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW))

// The main thread has read the words from disk already, or does it once for both.
const parentData = new ParentData(request => port.postMessage(request))
provideLexicons(() =>
  openBundledWords({ readLexicon: async name => accept((await parentData.load(name)) as Lexicon) }),
)
const engineRunner = createEngineRunner(loadEngine)
const reply = (message: WorkerReply) => port.postMessage(message)
const now = () => performance.now()

function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

port.on('message', (message: WorkerRequest | DataReply) => {
  if ('kind' in message) parentData.receive(message)
  else handleRequest(message, { runner: engineRunner, reply, now, workedMs })
})
