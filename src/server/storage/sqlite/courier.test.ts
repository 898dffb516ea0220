import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Courier, openCourier } from './courier.ts'

/** A thread that answers every question with what was given. */
const ECHO = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', message => {
    if (message === null) return parentPort.close()
    const answers = JSON.parse(message).map(([part, name, [value]]) => ({ value }))
    parentPort.postMessage(JSON.stringify(answers))
  })
`

const couriers: Courier[] = []

function courierToEcho(): Courier {
  const courier = openCourier(() => new Worker(ECHO, { eval: true }))
  couriers.push(courier)
  return courier
}

function ask(courier: Courier, value: number): Promise<unknown> {
  return courier.ask('tables', 'find', [value])
}

/** Asks so many at once, and waits for the answers. */
async function askMany(courier: Courier, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  expect(await Promise.all(numbers.map(number => ask(courier, number)))).toEqual(numbers)
}

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(couriers.splice(0).map(courier => courier.close()))
})

test('what is asked at once is answered in one transaction, each question with its own answer', async () => {
  const courier = courierToEcho()
  await askMany(courier, 200)
  expect(courier.counts()).toEqual({ questions: 200, transactions: 1 })
})

describe('what is asked one after the other', () => {
  test('is sent at once in a quiet house', async () => {
    const courier = courierToEcho()
    await askMany(courier, 10)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect(await ask(courier, 1)).toBe(1)
    expect(await ask(courier, 2)).toBe(2)
    expect(courier.counts()).toEqual({ questions: 12, transactions: 3 })
  })

  test('waits a moment in a busy house, to be kept together', async () => {
    const courier = courierToEcho()
    await askMany(courier, 100)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const first = ask(courier, 1)
    await turnOfTheLoop()
    const second = ask(courier, 2)
    await turnOfTheLoop()
    vi.advanceTimersByTime(10)
    expect(await Promise.all([first, second])).toEqual([1, 2])
    expect(courier.counts()).toEqual({ questions: 102, transactions: 2 })
  })

  test('waits no more once the house is quiet again', async () => {
    const courier = courierToEcho()
    await askMany(courier, 100)
    expect(await ask(courier, 1)).toBe(1)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect(await ask(courier, 2)).toBe(2)
  })

  test('does not wait where there is enough for a commit', async () => {
    const courier = courierToEcho()
    await askMany(courier, 100)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await askMany(courier, 512)
    expect(courier.counts()).toEqual({ questions: 612, transactions: 2 })
  })
})
