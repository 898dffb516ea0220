import { parentPort } from 'node:worker_threads'
import { bringWords, loadEngine } from '#games/catalog.ts'
import { fulfil, type Order, type Reply } from '#session/worker.ts'
import { openWorkshop } from '#session/workshop.ts'
import { openBuiltIn } from './built-in.ts'

const port = parentPort
if (!port) throw new Error('This file is run as a worker, not by itself.')

bringWords(openBuiltIn)
const workshop = openWorkshop(loadEngine)
const reply = (message: Reply) => port.postMessage(message)
const now = () => performance.now()

port.on('message', (order: Order) => fulfil(order, { workshop, reply, now }))
