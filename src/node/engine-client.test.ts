import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { expect, it, onTestFinished, vi } from 'vitest'
import { provideLexicons } from '#games/catalog.ts'
import { openGame } from '#games/obstruction/entry.ts'
import { randomFor } from '#kernel/random.ts'
import { smallLibrary } from '#testing/fakes/small-library.ts'
import { type EngineClientOptions, openEngineClient, openEnginePool } from './engine-client.ts'

const PARAMS = { size: 'agreed', rows: 5, cols: 5, starter: 'first', clock: false } as const
const { rules } = openGame()
const STATE = rules.begin(PARAMS, null, randomFor('seed', 0)).state
const VIEW = rules.view(STATE, 0)

function openTestClient(options?: EngineClientOptions) {
  const client = openEngineClient(options)
  onTestFinished(client.close)
  return client
}

/** A worker that runs this code for each `job`. */
function workerOf(code: string): EngineClientOptions {
  const source = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ number, job }) => { ${code} })`
  return { worker: new URL(`data:text/javascript,${encodeURIComponent(source)}`) }
}

/** Its place among the fields of /proc/PID/stat behind the name. */
const NICENESS = 16

const HINT = { do: 'hint', game: 'echo', view: {} } as const

it('chooses, hints and reviews with a game’s engine', async () => {
  const { request } = openTestClient()
  const choice = request({
    do: 'choose',
    game: 'obstruction',
    level: 'strong',
    view: VIEW,
    seed: 's',
    ply: 0,
    seat: 0,
  })
  const hint = request({ do: 'hint', game: 'obstruction', view: VIEW })
  const line = [{ state: STATE, seat: 0, move: { kind: 'mark', cell: { row: 2, column: 2 } } }]
  const review = request({ do: 'review', game: 'obstruction', line })
  expect(await choice.result).toMatch(/^[a-e][1-5]$/)
  expect(await hint.result).toMatchObject({ code: 'hint-win' })
  expect(await review.result).toEqual([{ code: 'kept-win', verdict: 'kept' }])
})

it.runIf(process.platform === 'linux')('thinks at a lower priority than the program', async () => {
  const { request } = openTestClient()
  await request({ do: 'hint', game: 'obstruction', view: VIEW }).result
  const niceness = readdirSync('/proc/self/task').map(thread => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    // The name in brackets may contain anything, so the fields are counted from behind it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICENESS])
  })
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  expect(niceness).toContain(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW))
})

it('gets the words from the main thread, which loads them once', async () => {
  const load = vi.fn(smallLibrary.loadLexicon)
  provideLexicons(async () => ({ ...smallLibrary, loadLexicon: load }))
  const { request } = openTestClient()
  const learn = () => request({ do: 'learn', game: 'scribble', games: [] }).result
  expect([await learn(), await learn()]).toEqual([null, null])
  expect(load.mock.calls).toEqual([['broad']])
})

it('reports words that the main thread cannot load, and asks again for the next job', async () => {
  let attempts = 0
  provideLexicons(async () => ({
    ...smallLibrary,
    async loadLexicon() {
      if (attempts++ === 0) throw new Error('The disk is gone.')
      return smallLibrary.loadLexicon('broad')
    },
  }))
  const { request } = openTestClient()
  const learn = () => request({ do: 'learn', game: 'scribble', games: [] }).result
  await expect(learn()).rejects.toThrow('The disk is gone.')
  expect(await learn()).toBeNull()
})

it('runs jobs one after the other and reports progress', async () => {
  const { request } = openTestClient(
    workerOf(`
      parentPort.postMessage({ number, kind: 'progress', progress: { done: 7 } })
      setTimeout(() => parentPort.postMessage({ number, kind: 'answer', answer: { code: 'job ' + number } }), 5)`),
  )
  const progressSeen: number[] = []
  const order: string[] = []
  const jobs = [1, 2, 3].map(() => request(HINT, progress => progressSeen.push(progress.done)))
  for (const job of jobs) job.result.then(note => order.push(note!.code))
  await Promise.all(jobs.map(job => job.result))
  expect(order).toEqual(['job 1', 'job 2', 'job 3'])
  expect(progressSeen).toEqual([7, 7, 7])
})

it('cancels a job that would never end, and continues with the next', async () => {
  const { request } = openTestClient(
    workerOf(`if (job.game === 'endless') for (;;) {}
      parentPort.postMessage({ number, kind: 'answer', answer: { code: 'done' } })`),
  )
  const endless = request({ ...HINT, game: 'endless' })
  const waiting = request({ ...HINT, game: 'never begun' })
  const next = request(HINT)
  waiting.cancel()
  endless.cancel()
  await expect(endless.result).rejects.toThrow('cancelled')
  await expect(waiting.result).rejects.toThrow('cancelled')
  expect(await next.result).toEqual({ code: 'done' })
  endless.cancel()
})

it('reports why a job failed or its worker died, and works again afterwards', async () => {
  const { request } = openTestClient(
    workerOf(`if (job.game === 'fails') parentPort.postMessage({ number, kind: 'failure', message: 'No such level.' })
      else if (job.game === 'dies') throw new Error('out of memory')
      else if (job.game === 'leaves') process.exit(3)
      else parentPort.postMessage({ number, kind: 'answer', answer: null })`),
  )
  await expect(request({ ...HINT, game: 'fails' }).result).rejects.toThrow('No such level.')
  await expect(request({ ...HINT, game: 'dies' }).result).rejects.toThrow('out of memory')
  await expect(request({ ...HINT, game: 'leaves' }).result).rejects.toThrow('unexpectedly (3)')
  expect(await request(HINT).result).toBeNull()
})

it('rejects pending jobs when it is closed', async () => {
  const { request, close } = openTestClient(workerOf(''))
  const silent = request(HINT)
  const waiting = request(HINT)
  close()
  await expect(silent.result).rejects.toThrow('cancelled')
  await expect(waiting.result).rejects.toThrow('cancelled')
})

it('runs the jobs of several players at once in a pool, and one player’s cancelling disturbs nobody', async () => {
  const pool = openEnginePool({
    longJobs: 1,
    ...workerOf(`if (job.do === 'hint' && job.game === 'endless') for (;;) {}
      globalThis.threadName ??= Math.random()
      parentPort.postMessage({ number, kind: 'answer', answer: { code: globalThis.threadName }, ms: 1 })`),
  })
  onTestFinished(() => pool.close())
  const endless = pool.request({ ...HINT, game: 'endless', player: 'ann' })
  const threads = new Set<unknown>()
  const answer = async () => threads.add((await pool.request({ ...HINT, player: 'ben' }).result)?.code)
  await answer()
  endless.cancel()
  await expect(endless.result).rejects.toThrow('cancelled')
  for (let count = 0; count < 20; count++) await answer()
  // The two threads for quick jobs have answered all the time, and none was started instead of them.
  expect(threads.size).toBeLessThanOrEqual(2)
})

it('a pool uses the engines of real games in every thread, with words that are loaded once', async () => {
  const load = vi.fn(smallLibrary.loadLexicon)
  provideLexicons(async () => ({ ...smallLibrary, loadLexicon: load }))
  const pool = openEnginePool({ longJobs: 2 })
  onTestFinished(() => pool.close())
  const learn = (player: string) => pool.request({ do: 'learn', game: 'scribble', games: [], player }).result
  expect(await Promise.all(['ann', 'ben', 'eve'].map(learn))).toEqual([null, null, null])
  expect(new Set(load.mock.calls.map(([name]) => name))).toEqual(new Set(['broad']))
})
