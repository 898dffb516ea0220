import type { Duplex } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SocketSendQueue } from './send-queue.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

interface TestQueue {
  readonly queue: SocketSendQueue
  readonly stream: { writableLength: number }
  /** Whether the client was disconnected. */
  readonly isTerminated: () => boolean
  /** The packets written so far, each as the list of its texts. */
  readonly packets: string[][]
}

function openTestQueue(): TestQueue {
  const packets: string[][] = []
  const stream = {
    writableLength: 0,
    // Every frame begins with two bytes that occur in none of the texts.
    write: (frames: string) => void packets.push(frames.split(/\x81./s).slice(1)),
  }
  let isTerminated = false
  const socket = {
    readyState: WebSocket.OPEN as number,
    close() {
      socket.readyState = WebSocket.CLOSING
    },
    terminate() {
      isTerminated = true
    },
  }
  const queue = new SocketSendQueue(socket as unknown as WebSocket, stream as unknown as Duplex)
  return { queue, packets, stream, isTerminated: () => isTerminated }
}

/** Queues a message for this many other clients in the same tick. */
function queueForOthers(count: number): void {
  for (let number = 0; number < count; number++) openTestQueue().queue.send('news')
}

const nextTick = () => new Promise(resolve => setImmediate(resolve))

test('texts of one event are sent in one packet, delayable ones last', async () => {
  const { queue, packets } = openTestQueue()
  queue.sendLater(() => 'answer')
  queue.send('news')
  queue.sendLater(() => undefined)
  await nextTick()
  expect(packets).toEqual([['news', 'answer']])
})

test('without load nothing is delayed', async () => {
  const { queue, packets } = openTestQueue()
  queueForOthers(10)
  queue.sendLater(() => 'answer')
  await nextTick()
  expect(packets).toEqual([['answer']])
})

test('under load a delayable text is sent with the next urgent one', async () => {
  const { queue, packets } = openTestQueue()
  queueForOthers(100)
  queue.sendLater(() => 'answer')
  await nextTick()
  expect(packets).toEqual([])
  queue.send('news')
  await nextTick()
  vi.advanceTimersByTime(1_000)
  expect(packets).toEqual([['news', 'answer']])
})

test('under load a delayable text is sent after at most 200 ms', async () => {
  const { queue, packets } = openTestQueue()
  queueForOthers(100)
  queue.sendLater(() => 'answer')
  await nextTick()
  vi.advanceTimersByTime(200)
  expect(packets).toEqual([['answer']])
})

test('under load every delayable text has its own delay, even if an earlier one was flushed meanwhile', async () => {
  const { queue, packets } = openTestQueue()
  queueForOthers(100)
  queue.sendLater(() => 'first')
  await nextTick()
  queue.send('news')
  await nextTick()
  vi.advanceTimersByTime(190)
  queueForOthers(100)
  queue.sendLater(() => 'second')
  await nextTick()
  vi.advanceTimersByTime(90)
  expect(packets).toEqual([['news', 'first']])
  vi.advanceTimersByTime(110)
  expect(packets).toEqual([['news', 'first'], ['second']])
})

test.each([
  ['an urgent text', (queue: SocketSendQueue) => queue.send('news')],
  ['a delayable text', (queue: SocketSendQueue) => queue.sendLater(() => 'news')],
])('[F14] a client that reads nothing is disconnected at %s', async (_, send) => {
  const { queue, packets, stream, isTerminated } = openTestQueue()
  send(queue)
  await nextTick()
  expect([packets, isTerminated()]).toEqual([[['news']], false])
  stream.writableLength = 10_000_000
  send(queue)
  await nextTick()
  expect([packets, isTerminated()]).toEqual([[['news']], true])
})

test('everything is sent before the connection is closed', async () => {
  const { queue, packets } = openTestQueue()
  queueForOthers(100)
  queue.sendLater(() => 'answer')
  await nextTick()
  queue.flushAndClose(1012, 'closing')
  expect(packets).toEqual([['answer']])
})
