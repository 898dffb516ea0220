import { describe, expect, it } from 'vitest'
import type { Job } from '#session/thinker.ts'
import { openThinker, type WorkerLike } from './thinker.ts'
import type { Order } from './worker.ts'

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null
  onerror: WorkerLike['onerror'] = null
  orders: Order[] = []
  dismissed = false
  postMessage(order: Order) {
    this.orders.push(order)
  }
  terminate() {
    this.dismissed = true
  }
  answer(answer: unknown) {
    const number = this.orders.at(-1)!.number
    this.onmessage?.({ data: { number, kind: 'answer', answer } } as MessageEvent)
  }
  progress(done: number) {
    const number = this.orders.at(-1)!.number
    this.onmessage?.({ data: { number, kind: 'progress', progress: { done } } } as MessageEvent)
  }
  crash() {
    this.onerror?.({ preventDefault() {} } as ErrorEvent)
  }
}

const hint: Job & { do: 'hint' } = { do: 'hint', game: 'obstruction', view: {} }

function open() {
  const workers: FakeWorker[] = []
  const thinker = openThinker(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  })
  return { thinker, workers }
}

describe('the thinker', () => {
  it('hires its worker with the first job and keeps it', async () => {
    const { thinker, workers } = open()
    expect(workers).toHaveLength(0)
    const first = thinker.think(hint)
    workers[0]!.answer({ code: 'one' })
    await expect(first.answer).resolves.toEqual({ code: 'one' })
    const second = thinker.think(hint)
    workers[0]!.answer(null)
    await expect(second.answer).resolves.toBeNull()
    expect(workers).toHaveLength(1)
  })

  it('does jobs one after the other', () => {
    const { thinker, workers } = open()
    thinker.think(hint)
    thinker.think(hint)
    expect(workers[0]!.orders).toHaveLength(1)
    workers[0]!.answer(null)
    expect(workers[0]!.orders).toHaveLength(2)
  })

  it('hands on progress', () => {
    const { thinker, workers } = open()
    const seen: number[] = []
    thinker.think(hint, progress => seen.push(progress.done))
    workers[0]!.progress(7)
    expect(seen).toEqual([7])
  })

  it('drops a waiting job that is cancelled, and leaves the worker at its work', async () => {
    const { thinker, workers } = open()
    thinker.think(hint)
    const waiting = thinker.think(hint)
    waiting.cancel()
    await expect(waiting.answer).rejects.toThrow()
    expect(workers[0]!.dismissed).toBe(false)
    workers[0]!.answer(null)
    expect(workers[0]!.orders).toHaveLength(1)
  })

  it('dismisses the worker when the running job is cancelled, and hires another for the next', async () => {
    const { thinker, workers } = open()
    const running = thinker.think(hint)
    const next = thinker.think(hint)
    running.cancel()
    await expect(running.answer).rejects.toThrow()
    expect(workers[0]!.dismissed).toBe(true)
    workers[1]!.answer(null)
    await expect(next.answer).resolves.toBeNull()
  })

  it('says so when the worker crashes, and goes on with a new one', async () => {
    const { thinker, workers } = open()
    const crashed = thinker.think(hint)
    workers[0]!.crash()
    await expect(crashed.answer).rejects.toThrow('stopped unexpectedly')
    const next = thinker.think(hint)
    workers[1]!.answer(null)
    await expect(next.answer).resolves.toBeNull()
  })
})
