import { expect, test } from 'vitest'
import { createManualClock } from '#testing/fakes/manual-clock.ts'
import { type EngineJob, QueueFullError } from './engine-client.ts'
import type { WorkerRequest } from './engine-worker.ts'
import { WorkerPool } from './worker-pool.ts'
import type { EngineWorkerHandlers } from './worker-queue.ts'

interface TestWorker {
  readonly handlers: EngineWorkerHandlers
  isTerminated: boolean
  loads: number
  /** The job that it has not answered. */
  current: WorkerRequest | undefined
}

const CHOOSE = { do: 'choose', game: 'odds', view: {}, seed: 's', ply: 0, seat: 0 } as const

/** A pool whose workers are controlled by the test. They load engines by themselves. */
function openTestPool({ longJobs = 1, startFailsAt = -1 } = {}) {
  const clock = createManualClock()
  const workers: TestWorker[] = []
  let starts = 0
  const pool = new WorkerPool({
    longJobs,
    clock,
    startWorker(handlers) {
      if (starts++ === startFailsAt) throw new Error('no threads left')
      const worker: TestWorker = { handlers, isTerminated: false, loads: 0, current: undefined }
      workers.push(worker)
      return {
        post(request) {
          worker.current = request
          if (request.job.do !== 'load') return
          worker.loads++
          queueMicrotask(() => answer(worker))
        },
        terminate() {
          worker.isTerminated = true
        },
      }
    },
  })

  function answer(worker: TestWorker, ms = 1): void {
    const { number } = worker.current!
    worker.current = undefined
    worker.handlers.onReply({ number, kind: 'answer', answer: null, ms })
  }

  const playerAt = ({ isTerminated, current }: TestWorker) =>
    isTerminated ? undefined : (current?.job as EngineJob | undefined)?.player
  const workerOf = (player: string) => workers.find(worker => playerAt(worker) === player)!

  return {
    ...{ pool, clock, workers, workerOf },
    choose: (player: string, level: string) => pool.request({ ...CHOOSE, level, player }),
    /** The players whose jobs are running. */
    running: () => workers.flatMap(worker => playerAt(worker) ?? []).sort(),
    /** Answers the player's job after so long. */
    finish: (player: string, ms = 1) => answer(workerOf(player), ms),
    /** Ends the worker that runs the player's job. */
    crash(player: string, reason: string) {
      const worker = workerOf(player)
      worker.current = undefined
      worker.handlers.onExit(reason)
    },
    /** Lets the pool know how long the jobs of a level take. */
    async teach(level: string, ms: number) {
      for (let round = 0; round < 12; round++) {
        const task = pool.request({ ...CHOOSE, level, player: 'teacher' })
        answer(workerOf('teacher'), ms)
        await task.result
      }
    },
  }
}

/** Workers of these tests load an engine without time passing. */
async function spareIsLoaded(): Promise<void> {
  await new Promise(resolve => setImmediate(resolve))
}

/** A pool that knows its two levels, and in which two guests have a long job running and waiting. */
async function openBusyPool() {
  const test = openTestPool()
  await test.teach('casual', 5)
  await test.teach('master', 400)
  const tasks = [test.choose('guest 1', 'master'), test.choose('guest 2', 'master')]
  return { ...test, tasks }
}

test('no worker is started before the first request', () => {
  expect(openTestPool().workers).toHaveLength(0)
})

test('[F16] a quick level starts at once while long jobs are running and waiting', async () => {
  const { choose, running, finish } = await openBusyPool()
  for (let guest = 3; guest <= 40; guest++) choose(`guest ${guest}`, 'master')
  expect(running()).toEqual(['guest 1'])
  const quick = choose('honest', 'casual')
  expect(running()).toEqual(['guest 1', 'honest'])
  finish('honest', 5)
  await quick.result
  finish('guest 1', 400)
  expect(running()).toEqual(['guest 2'])
})

test('[F16] a burst of jobs that nobody has measured leaves workers for others', async () => {
  const { choose, running, finish } = openTestPool({ longJobs: 2 })
  for (let guest = 1; guest <= 40; guest++) choose(`guest ${guest}`, 'master')
  await spareIsLoaded()
  choose('honest', 'casual')
  await spareIsLoaded()
  expect(running()).toEqual(['guest 1', 'honest'])
  // The first job of a worker is not measured; the second shows that the level is slow.
  finish('guest 1', 900)
  expect(running()).toEqual(['guest 2', 'honest'])
  finish('guest 2', 400)
  expect(running()).toEqual(['guest 3', 'guest 4', 'honest'])
})

test('[F16] a job that takes longer than expected does not hold up the quick ones', async () => {
  const { choose, running, clock } = await openBusyPool()
  choose('unlucky', 'casual')
  await spareIsLoaded()
  clock.advance(1_000)
  choose('honest', 'casual')
  expect(running()).toEqual(['guest 1', 'honest', 'unlucky'])
})

test('long jobs run on as many workers as the pool was given', async () => {
  const { choose, running, teach } = openTestPool({ longJobs: 3 })
  await teach('master', 400)
  for (let guest = 1; guest <= 5; guest++) choose(`guest ${guest}`, 'master')
  expect(running()).toEqual(['guest 1', 'guest 2', 'guest 3'])
})

test('a player has one job running, and the next starts after it', async () => {
  const { choose, running, finish, teach } = openTestPool({ longJobs: 3 })
  await teach('casual', 5)
  const first = choose('ann', 'casual')
  choose('ann', 'casual')
  choose('ben', 'casual')
  expect(running()).toEqual(['ann', 'ben'])
  finish('ann')
  await first.result
  expect(running()).toEqual(['ann', 'ben'])
})

test('[F16] a player with too many jobs waiting is refused, and others are not', async () => {
  const { choose } = openTestPool()
  const tasks = Array.from({ length: 30 }, () => choose('guest', 'master'))
  await expect(tasks[29]!.result).rejects.toEqual(new QueueFullError({ player: 'guest', most: 20 }))
  const accepted = choose('honest', 'master')
  accepted.cancel()
  await expect(accepted.result).rejects.toThrow('cancelled')
})

test('cancelling a waiting job ends no worker', async () => {
  const { tasks, workers, running } = await openBusyPool()
  tasks[1]!.cancel()
  await expect(tasks[1]!.result).rejects.toThrow('cancelled')
  expect(running()).toEqual(['guest 1'])
  expect(workers.some(({ isTerminated }) => isTerminated)).toBe(false)
})

test('cancelling a running job rejects it at once, and disturbs nobody', async () => {
  const { tasks, choose, workers, running, finish } = await openBusyPool()
  tasks[0]!.cancel()
  await expect(tasks[0]!.result).rejects.toThrow('cancelled')
  // Thinking goes on, so the next job of this player and the long jobs of others wait for it.
  choose('guest 1', 'casual')
  choose('honest', 'casual')
  await spareIsLoaded()
  expect(running()).toEqual(['guest 1', 'honest'])
  finish('guest 1', 400)
  expect(running()).toEqual(['guest 1', 'guest 2', 'honest'])
  expect(workers.some(({ isTerminated }) => isTerminated)).toBe(false)
})

test('a cancelled job that does not end is ended with its worker, and the next one starts', async () => {
  const { tasks, clock, running, workerOf } = await openBusyPool()
  const worker = workerOf('guest 1')
  tasks[0]!.cancel()
  clock.advance(1_999)
  expect([worker.isTerminated, running()]).toEqual([false, ['guest 1']])
  clock.advance(1)
  expect([worker.isTerminated, running()]).toEqual([true, ['guest 2']])
})

test('a job that never ends fails after a minute', async () => {
  const { tasks, clock, running } = await openBusyPool()
  clock.advance(60_000)
  await expect(tasks[0]!.result).rejects.toThrow('longer than 60 s')
  expect(running()).toEqual(['guest 2'])
})

test('a crashed worker fails its own job only, and a spare that has loaded the engine takes the next', async () => {
  const { tasks, choose, crash, workerOf, running } = await openBusyPool()
  choose('honest', 'casual')
  await spareIsLoaded()
  crash('guest 1', 'out of memory')
  await expect(tasks[0]!.result).rejects.toThrow('out of memory')
  expect(running()).toEqual(['guest 2', 'honest'])
  expect(workerOf('guest 2').loads).toBe(1)
})

test('while a job is running, a spare worker loads the same engine', async () => {
  const { choose, workers } = openTestPool()
  choose('ann', 'casual')
  expect(workers.map(({ loads }) => loads)).toEqual([0, 1])
})

test('spare workers that cannot load are not started again and again', async () => {
  const { choose, workers, running } = openTestPool()
  choose('ann', 'casual')
  workers[1]!.handlers.onExit('no such file')
  expect([workers.length, running()]).toEqual([2, ['ann']])
})

test('a worker that cannot be started fails the job, and the next one is tried', async () => {
  const { choose, running } = openTestPool({ startFailsAt: 0 })
  await expect(choose('ann', 'casual').result).rejects.toThrow('no threads left')
  choose('ann', 'casual')
  expect(running()).toEqual(['ann'])
})

test('a failure is reported with its message, and progress as it comes', async () => {
  const { pool, workers } = openTestPool()
  const seen: number[] = []
  const task = pool.request({ ...CHOOSE, level: 'none' }, ({ done }) => seen.push(done))
  const { number } = workers[0]!.current!
  workers[0]!.handlers.onReply({ number, kind: 'progress', progress: { done: 3 } })
  workers[0]!.handlers.onReply({ number, kind: 'failure', message: 'no such level' })
  await expect(task.result).rejects.toThrow('no such level')
  expect(seen).toEqual([3])
})

test('closing cancels everything, ends all workers, and refuses what comes later', async () => {
  const { tasks, pool, choose, workers } = await openBusyPool()
  pool.close()
  for (const task of [...tasks, choose('late', 'casual')])
    await expect(task.result).rejects.toThrow('cancelled')
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true)
})
