import { setImmediate as nextEventLoopTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { WorkerClient } from './worker-client.ts'

/** A worker that answers every request with its parameter. */
const ECHO_WORKER = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', message => {
    if (message === null) return parentPort.close()
    const answers = JSON.parse(message).map(([part, name, [value]]) => ({ value }))
    parentPort.postMessage(JSON.stringify(answers))
  })
`

const clients: WorkerClient[] = []

function echoClient(): WorkerClient {
  const client = new WorkerClient(() => new Worker(ECHO_WORKER, { eval: true }))
  clients.push(client)
  return client
}

function request(client: WorkerClient, value: number): Promise<unknown> {
  return client.request('tables', 'find', [value])
}

/** Sends this many requests at once and checks the responses. */
async function requestMany(client: WorkerClient, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  expect(await Promise.all(numbers.map(number => request(client, number)))).toEqual(numbers)
}

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(clients.splice(0).map(client => client.close()))
})

test('simultaneous requests share one transaction, and each gets its own response', async () => {
  const client = echoClient()
  await requestMany(client, 200)
  expect(client.counts).toEqual({ requests: 200, transactions: 1 })
})

test('requests that arrive during a commit share the next one', async () => {
  const client = echoClient()
  const first = request(client, 1)
  await nextEventLoopTurn()
  const second = request(client, 2)
  await nextEventLoopTurn()
  const third = request(client, 3)
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 3])
  expect(client.counts).toEqual({ requests: 3, transactions: 2 })
})

test('a request is sent at once when none is under way, however many there were before', async () => {
  const client = echoClient()
  await requestMany(client, 1_000)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  expect(await request(client, 1)).toBe(1)
  expect(await request(client, 2)).toBe(2)
  expect(client.counts).toEqual({ requests: 1_002, transactions: 3 })
})
