import { parentPort } from 'node:worker_threads'
import { createEngineRunner } from '#engine-client/engine-runner.ts'
import { handleRequest, type WorkerReply, type WorkerRequest } from '#engine-client/engine-worker.ts'
import { loadEngine, provideLexicons } from '#games/catalog.ts'
import { openBundledWords } from './bundled-words.ts'

const port = parentPort
if (!port) throw new Error('This file is run as a worker, not by itself.')

provideLexicons(openBundledWords)
const engineRunner = createEngineRunner(loadEngine)
const reply = (message: WorkerReply) => port.postMessage(message)
const now = () => performance.now()

port.on('message', (request: WorkerRequest) => handleRequest(request, { runner: engineRunner, reply, now }))
