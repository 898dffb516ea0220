import { expect, test, vi } from 'vitest'
import type { EngineJob } from './engine-client.ts'
import type { WorkerRequest } from './engine-worker.ts'
import { createEngineClient, type EngineWorkerHandlers } from './worker-queue.ts'

const hint = (game: string): EngineJob & { do: 'hint' } => ({ do: 'hint', game, view: {} })

/** An engine client whose workers are controlled by the test. */
function openTestClient() {
  const workers: {
    handlers: EngineWorkerHandlers
    requests: WorkerRequest[]
    terminated: boolean
    idleCount: number
  }[] = []
  const engineClient = createEngineClient(handlers => {
    const worker = { handlers, requests: [] as WorkerRequest[], terminated: false, idleCount: 0 }
    workers.push(worker)
    return {
      post: request => worker.requests.push(request),
      terminate: () => {
        worker.terminated = true
      },
      onIdle: () => {
        worker.idleCount++
      },
    }
  })
  return { engineClient, workers }
}

test('no worker is started before the first request', () => {
  expect(openTestClient().workers).toHaveLength(0)
})

test('jobs run one after another in the same worker, which is idle afterwards', async () => {
  const { engineClient, workers } = openTestClient()
  const first = engineClient.request(hint('one'))
  const second = engineClient.request(hint('two'))
  const worker = workers[0]!
  expect(worker.requests.map(request => request.job.game)).toEqual(['one'])
  worker.handlers.onReply({ number: worker.requests[0]!.number, kind: 'answer', answer: null, ms: 1 })
  expect(await first.result).toBeNull()
  expect(worker.requests.map(request => request.job.game)).toEqual(['one', 'two'])
  worker.handlers.onReply({
    number: worker.requests[1]!.number,
    kind: 'answer',
    answer: { code: 'here' },
    ms: 1,
  })
  expect(await second.result).toEqual({ code: 'here' })
  expect([workers.length, worker.idleCount]).toEqual([1, 1])
})

test('progress reaches the caller', () => {
  const { engineClient, workers } = openTestClient()
  const report = vi.fn()
  engineClient.request(hint('one'), report)
  workers[0]!.handlers.onReply({ number: 1, kind: 'progress', progress: { done: 5 } })
  expect(report).toHaveBeenCalledExactlyOnceWith({ done: 5 })
})

test('a failure rejects with its message, and the next job starts', async () => {
  const { engineClient, workers } = openTestClient()
  const first = engineClient.request(hint('one'))
  engineClient.request(hint('two'))
  workers[0]!.handlers.onReply({ number: 1, kind: 'failure', message: 'no such game' })
  await expect(first.result).rejects.toThrow('no such game')
  expect(workers[0]!.requests).toHaveLength(2)
})

test('cancelling a running job terminates its worker, and the next job gets a new one', async () => {
  const { engineClient, workers } = openTestClient()
  const first = engineClient.request(hint('one'))
  engineClient.request(hint('two'))
  first.cancel()
  await expect(first.result).rejects.toThrow('cancelled')
  expect(workers.map(worker => worker.terminated)).toEqual([true, false])
  expect(workers[1]!.requests[0]!.job.game).toBe('two')
})

test('cancelling a waiting job only removes it from the queue', async () => {
  const { engineClient, workers } = openTestClient()
  engineClient.request(hint('one'))
  const second = engineClient.request(hint('two'))
  second.cancel()
  await expect(second.result).rejects.toThrow('cancelled')
  expect(workers).toMatchObject([{ terminated: false, requests: [{ number: 1 }] }])
})

test('a late reply from a terminated worker is ignored', async () => {
  const { engineClient, workers } = openTestClient()
  engineClient.request(hint('one')).cancel()
  const second = engineClient.request(hint('two'))
  workers[0]!.handlers.onReply({ number: 2, kind: 'answer', answer: { code: 'stale' }, ms: 1 })
  workers[1]!.handlers.onReply({ number: 2, kind: 'answer', answer: null, ms: 1 })
  expect(await second.result).toBeNull()
})

test('a crashed worker rejects its job with the reason and is replaced for the next job', async () => {
  const { engineClient, workers } = openTestClient()
  const first = engineClient.request(hint('one'))
  engineClient.request(hint('two'))
  workers[0]!.handlers.onExit('out of memory')
  await expect(first.result).rejects.toThrow('out of memory')
  expect(workers[1]!.requests).toHaveLength(1)
})

test('a worker that cannot be started rejects only the current job, and the waiting ones run in the next', async () => {
  const started: WorkerRequest[][] = []
  let attempts = 0
  const engineClient = createEngineClient(({ onReply }) => {
    attempts++
    if (attempts === 2) throw new Error('no threads left')
    const requests: WorkerRequest[] = []
    started.push(requests)
    return {
      post(request) {
        requests.push(request)
        queueMicrotask(() =>
          onReply({ number: request.number, kind: 'answer', answer: { code: request.job.game }, ms: 1 }),
        )
      },
      terminate: () => {},
    }
  })
  // The first worker is lost with its job, and no second one can be started for the next job.
  const lost = engineClient.request(hint('lost'))
  const unlucky = engineClient.request(hint('unlucky'))
  const third = engineClient.request(hint('third'))
  const fourth = engineClient.request(hint('fourth'))
  lost.cancel()
  await expect(lost.result).rejects.toThrow('cancelled')
  await expect(unlucky.result).rejects.toThrow('no threads left')
  expect([await third.result, await fourth.result]).toEqual([{ code: 'third' }, { code: 'fourth' }])
  expect(started.map(requests => requests.map(({ job }) => job.game))).toEqual([
    ['lost'],
    ['third', 'fourth'],
  ])
  // The queue is not stuck.
  expect(await engineClient.request(hint('fifth')).result).toEqual({ code: 'fifth' })
  expect(attempts).toBe(3)
})

test('closing cancels all remaining jobs', async () => {
  const { engineClient, workers } = openTestClient()
  const answers = [engineClient.request(hint('one')).result, engineClient.request(hint('two')).result]
  engineClient.close()
  for (const answer of answers) await expect(answer).rejects.toThrow('cancelled')
  expect(workers[0]!.terminated).toBe(true)
})
