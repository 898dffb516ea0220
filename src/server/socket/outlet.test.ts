import type { Duplex } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SocketOutlet } from './outlet.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

interface Line {
  readonly out: SocketOutlet
  readonly stream: { writableLength: number }
  /** Whether the client was let go. */
  readonly isCut: () => boolean
  /** The packets that have left, each as the texts in it. */
  readonly packets: string[][]
}

function line(): Line {
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
  const out = new SocketOutlet(socket as unknown as WebSocket, stream as unknown as Duplex)
  return { out, packets, stream, isCut: () => isCut }
}

/** So many others get something at the same moment. */
function others(count: number): void {
  for (let number = 0; number < count; number++) line().out.send('news')
}

const settled = () => new Promise(resolve => setImmediate(resolve))

test('what follows from one event leaves in one packet, what can wait behind what cannot', async () => {
  const { out, packets } = line()
  out.sendLater(() => 'answer')
  out.send('news')
  out.sendLater(() => undefined)
  await settled()
  expect(packets).toEqual([['news', 'answer']])
})

test('in a quiet house nothing waits', async () => {
  const { out, packets } = line()
  others(10)
  out.sendLater(() => 'answer')
  await settled()
  expect(packets).toEqual([['answer']])
})

test('in a busy house what can wait goes with what cannot', async () => {
  const { out, packets } = line()
  others(100)
  out.sendLater(() => 'answer')
  await settled()
  expect(packets).toEqual([])
  out.send('news')
  await settled()
  vi.advanceTimersByTime(1_000)
  expect(packets).toEqual([['news', 'answer']])
})

test('in a busy house what can wait leaves after a moment all the same', async () => {
  const { out, packets } = line()
  others(100)
  out.sendLater(() => 'answer')
  await settled()
  vi.advanceTimersByTime(200)
  expect(packets).toEqual([['answer']])
})

test('in a busy house what can wait has its time, also where something before it has gone meanwhile', async () => {
  const { out, packets } = line()
  others(100)
  out.sendLater(() => 'first')
  await settled()
  out.send('news')
  await settled()
  vi.advanceTimersByTime(190)
  others(100)
  out.sendLater(() => 'second')
  await settled()
  vi.advanceTimersByTime(90)
  expect(packets).toEqual([['news', 'first']])
  vi.advanceTimersByTime(110)
  expect(packets).toEqual([['news', 'first'], ['second']])
})

test.each([
  ['news', (out: SocketOutlet) => out.send('news')],
  ['news that could wait', (out: SocketOutlet) => out.sendLater(() => 'news')],
])('[F14] whoever reads nothing is let go by %s', async (_, tell) => {
  const { out, packets, stream, isCut } = line()
  tell(out)
  await settled()
  expect([packets, isCut()]).toEqual([[['news']], false])
  stream.writableLength = 10_000_000
  tell(out)
  await settled()
  expect([packets, isCut()]).toEqual([[['news']], true])
})

test('before a goodbye everything is sent', async () => {
  const { out, packets } = line()
  others(100)
  out.sendLater(() => 'answer')
  await settled()
  out.sayGoodbye(1012, 'closing')
  expect(packets).toEqual([['answer']])
})
