import { setImmediate as nextEventLoopTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openWorkerClient, type WorkerClient } from './worker-client.ts'

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
  const client = openWorkerClient(() => new Worker(ECHO_WORKER, { eval: true }))
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
  expect(client.counts()).toEqual({ requests: 200, transactions: 1 })
})

describe('a request after earlier ones', () => {
  test('is sent immediately without load', async () => {
    const client = echoClient()
    await requestMany(client, 10)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect(await request(client, 1)).toBe(1)
    expect(await request(client, 2)).toBe(2)
    expect(client.counts()).toEqual({ requests: 12, transactions: 3 })
  })

  test('waits under load, to share a commit', async () => {
    const client = echoClient()
    await requestMany(client, 100)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const first = request(client, 1)
    await nextEventLoopTurn()
    const second = request(client, 2)
    await nextEventLoopTurn()
    vi.advanceTimersByTime(10)
    expect(await Promise.all([first, second])).toEqual([1, 2])
    expect(client.counts()).toEqual({ requests: 102, transactions: 2 })
  })

  test('is sent immediately again once the load is gone', async () => {
    const client = echoClient()
    await requestMany(client, 100)
    expect(await request(client, 1)).toBe(1)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect(await request(client, 2)).toBe(2)
  })

  test('does not wait when the batch is full', async () => {
    const client = echoClient()
    await requestMany(client, 100)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await requestMany(client, 512)
    expect(client.counts()).toEqual({ requests: 612, transactions: 2 })
  })
})
