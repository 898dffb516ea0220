import { parentPort } from 'node:worker_threads'
import { loadEngine, provideLexicons } from '#games/catalog.ts'
import { handleRequest, type WorkerReply, type WorkerRequest } from '#session/worker.ts'
import { createEngineRunner } from '#session/workshop.ts'
import { openBundledWords } from './built-in.ts'

const port = parentPort
if (!port) throw new Error('This file is run as a worker, not by itself.')

provideLexicons(openBundledWords)
const engineRunner = createEngineRunner(loadEngine)
const reply = (message: WorkerReply) => port.postMessage(message)
const now = () => performance.now()

port.on('message', (order: WorkerRequest) => handleRequest(order, { workshop: engineRunner, reply, now }))
