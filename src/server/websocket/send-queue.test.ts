import type { Duplex } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SocketSendQueue } from './send-queue.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

interface TestQueue {
  readonly out: SocketSendQueue
  readonly stream: { writableLength: number }
  /** Whether the client was let go. */
  readonly isCut: () => boolean
  /** The packets that have left, each as the texts in it. */
  readonly packets: string[][]
}

function openTestQueue(): TestQueue {
  const packets: string[][] = []
  const stream = {
    writableLength: 0,
    // Every frame here begins with two bytes that no text has.
    write: (frames: string) => void packets.push(frames.split(/\x81./s).slice(1)),
  }
  let isCut = false
  const socket = {
    readyState: WebSocket.OPEN as number,
    close() {
      socket.readyState = WebSocket.CLOSING
    },
    terminate() {
      isCut = true
    },
  }
  const out = new SocketSendQueue(socket as unknown as WebSocket, stream as unknown as Duplex)
  return { out, packets, stream, isCut: () => isCut }
}

/** So many others get something at the same moment. */
function queueForOthers(count: number): void {
  for (let number = 0; number < count; number++) openTestQueue().out.send('news')
}

const nextTick = () => new Promise(resolve => setImmediate(resolve))

test('what follows from one event leaves in one packet, what can wait behind what cannot', async () => {
  const { out, packets } = openTestQueue()
  out.sendLater(() => 'answer')
  out.send('news')
  out.sendLater(() => undefined)
  await nextTick()
  expect(packets).toEqual([['news', 'answer']])
})

test('in a quiet house nothing waits', async () => {
  const { out, packets } = openTestQueue()
  queueForOthers(10)
  out.sendLater(() => 'answer')
  await nextTick()
  expect(packets).toEqual([['answer']])
})

test('in a busy house what can wait goes with what cannot', async () => {
  const { out, packets } = openTestQueue()
  queueForOthers(100)
  out.sendLater(() => 'answer')
  await nextTick()
  expect(packets).toEqual([])
  out.send('news')
  await nextTick()
  vi.advanceTimersByTime(1_000)
  expect(packets).toEqual([['news', 'answer']])
})

test('in a busy house what can wait leaves after a moment all the same', async () => {
  const { out, packets } = openTestQueue()
  queueForOthers(100)
  out.sendLater(() => 'answer')
  await nextTick()
  vi.advanceTimersByTime(200)
  expect(packets).toEqual([['answer']])
})

test('in a busy house what can wait has its time, also where something before it has gone meanwhile', async () => {
  const { out, packets } = openTestQueue()
  queueForOthers(100)
  out.sendLater(() => 'first')
  await nextTick()
  out.send('news')
  await nextTick()
  vi.advanceTimersByTime(190)
  queueForOthers(100)
  out.sendLater(() => 'second')
  await nextTick()
  vi.advanceTimersByTime(90)
  expect(packets).toEqual([['news', 'first']])
  vi.advanceTimersByTime(110)
  expect(packets).toEqual([['news', 'first'], ['second']])
})

test.each([
  ['news', (out: SocketSendQueue) => out.send('news')],
  ['news that could wait', (out: SocketSendQueue) => out.sendLater(() => 'news')],
])('[F14] whoever reads nothing is let go by %s', async (_, tell) => {
  const { out, packets, stream, isCut } = openTestQueue()
  tell(out)
  await nextTick()
  expect([packets, isCut()]).toEqual([[['news']], false])
  stream.writableLength = 10_000_000
  tell(out)
  await nextTick()
  expect([packets, isCut()]).toEqual([[['news']], true])
})

test('before a goodbye everything is sent', async () => {
  const { out, packets } = openTestQueue()
  queueForOthers(100)
  out.sendLater(() => 'answer')
  await nextTick()
  out.flushAndClose(1012, 'closing')
  expect(packets).toEqual([['answer']])
})
