import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openWorkerClient, type WorkerClient } from './worker-client.ts'

/** A thread that answers every question with what was given. */
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
  const courier = openWorkerClient(() => new Worker(ECHO_WORKER, { eval: true }))
  clients.push(courier)
  return courier
}

function request(courier: WorkerClient, value: number): Promise<unknown> {
  return courier.request('tables', 'find', [value])
}

/** Asks so many at once, and waits for the answers. */
async function requestMany(courier: WorkerClient, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  expect(await Promise.all(numbers.map(number => request(courier, number)))).toEqual(numbers)
}

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(clients.splice(0).map(courier => courier.close()))
})

test('what is asked at once is answered in one transaction, each question with its own answer', async () => {
  const courier = echoClient()
  await requestMany(courier, 200)
  expect(courier.counts()).toEqual({ requests: 200, transactions: 1 })
})

describe('what is asked one after the other', () => {
  test('is sent at once in a quiet house', async () => {
    const courier = echoClient()
    await requestMany(courier, 10)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect(await request(courier, 1)).toBe(1)
    expect(await request(courier, 2)).toBe(2)
    expect(courier.counts()).toEqual({ requests: 12, transactions: 3 })
  })

  test('waits a moment in a busy house, to be kept together', async () => {
    const courier = echoClient()
    await requestMany(courier, 100)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const first = request(courier, 1)
    await turnOfTheLoop()
    const second = request(courier, 2)
    await turnOfTheLoop()
    vi.advanceTimersByTime(10)
    expect(await Promise.all([first, second])).toEqual([1, 2])
    expect(courier.counts()).toEqual({ requests: 102, transactions: 2 })
  })

  test('waits no more once the house is quiet again', async () => {
    const courier = echoClient()
    await requestMany(courier, 100)
    expect(await request(courier, 1)).toBe(1)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect(await request(courier, 2)).toBe(2)
  })

  test('does not wait where there is enough for a commit', async () => {
    const courier = echoClient()
    await requestMany(courier, 100)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await requestMany(courier, 512)
    expect(courier.counts()).toEqual({ requests: 612, transactions: 2 })
  })
})
