import { expect, test, vi } from 'vitest'
import type { EngineJob } from './engine-client.ts'
import type { WorkerRequest } from './engine-worker.ts'
import { createEngineClient, type EngineWorkerHandlers } from './worker-queue.ts'

const hint = (game: string): EngineJob & { do: 'hint' } => ({ do: 'hint', game, view: {} })

/** A queue over workers that the test speaks for. */
function queue() {
  const workers: {
    hearing: EngineWorkerHandlers
    orders: WorkerRequest[]
    dismissed: boolean
    rested: number
  }[] = []
  const thinker = createEngineClient(hearing => {
    const worker = { hearing, orders: [] as WorkerRequest[], dismissed: false, rested: 0 }
    workers.push(worker)
    return {
      post: order => worker.orders.push(order),
      terminate: () => {
        worker.dismissed = true
      },
      onIdle: () => {
        worker.rested++
      },
    }
  })
  return { thinker, workers }
}

test('no worker is hired before there is work', () => {
  expect(queue().workers).toHaveLength(0)
})

test('jobs are done one after another by the same worker, which then rests', async () => {
  const { thinker, workers } = queue()
  const first = thinker.request(hint('one'))
  const second = thinker.request(hint('two'))
  const worker = workers[0]!
  expect(worker.orders.map(order => order.job.game)).toEqual(['one'])
  worker.hearing.onReply({ number: worker.orders[0]!.number, kind: 'answer', answer: null })
  expect(await first.result).toBeNull()
  expect(worker.orders.map(order => order.job.game)).toEqual(['one', 'two'])
  worker.hearing.onReply({ number: worker.orders[1]!.number, kind: 'answer', answer: { code: 'here' } })
  expect(await second.result).toEqual({ code: 'here' })
  expect([workers.length, worker.rested]).toEqual([1, 1])
})

test('progress reaches the one who asked', () => {
  const { thinker, workers } = queue()
  const report = vi.fn()
  thinker.request(hint('one'), report)
  workers[0]!.hearing.onReply({ number: 1, kind: 'progress', progress: { done: 5 } })
  expect(report).toHaveBeenCalledExactlyOnceWith({ done: 5 })
})

test('a failure is told with its message, and the next job goes on', async () => {
  const { thinker, workers } = queue()
  const first = thinker.request(hint('one'))
  thinker.request(hint('two'))
  workers[0]!.hearing.onReply({ number: 1, kind: 'failure', message: 'no such game' })
  await expect(first.result).rejects.toThrow('no such game')
  expect(workers[0]!.orders).toHaveLength(2)
})

test('cancelling a running job dismisses its worker, and the next job gets a new one', async () => {
  const { thinker, workers } = queue()
  const first = thinker.request(hint('one'))
  thinker.request(hint('two'))
  first.cancel()
  await expect(first.result).rejects.toThrow('cancelled')
  expect(workers.map(worker => worker.dismissed)).toEqual([true, false])
  expect(workers[1]!.orders[0]!.job.game).toBe('two')
})

test('cancelling a waiting job only drops it', async () => {
  const { thinker, workers } = queue()
  thinker.request(hint('one'))
  const second = thinker.request(hint('two'))
  second.cancel()
  await expect(second.result).rejects.toThrow('cancelled')
  expect(workers).toMatchObject([{ dismissed: false, orders: [{ number: 1 }] }])
})

test('a late reply of a dismissed worker is not heard', async () => {
  const { thinker, workers } = queue()
  thinker.request(hint('one')).cancel()
  const second = thinker.request(hint('two'))
  workers[0]!.hearing.onReply({ number: 2, kind: 'answer', answer: { code: 'stale' } })
  workers[1]!.hearing.onReply({ number: 2, kind: 'answer', answer: null })
  expect(await second.result).toBeNull()
})

test('a lost worker fails its job with the reason, and is replaced for the next', async () => {
  const { thinker, workers } = queue()
  const first = thinker.request(hint('one'))
  thinker.request(hint('two'))
  workers[0]!.hearing.onExit('out of memory')
  await expect(first.result).rejects.toThrow('out of memory')
  expect(workers[1]!.orders).toHaveLength(1)
})

test('a worker that cannot be hired fails the job and not the ones after it', async () => {
  let hired = 0
  const thinker = createEngineClient(({ onReply }) => {
    if (hired++ === 0) throw new Error('no threads left')
    return { post: ({ number }) => onReply({ number, kind: 'answer', answer: null }), terminate: () => {} }
  })
  await expect(thinker.request(hint('one')).result).rejects.toThrow('no threads left')
})

test('closing cancels all that is left', async () => {
  const { thinker, workers } = queue()
  const answers = [thinker.request(hint('one')).result, thinker.request(hint('two')).result]
  thinker.close()
  for (const answer of answers) await expect(answer).rejects.toThrow('cancelled')
  expect(workers[0]!.dismissed).toBe(true)
})
