import { expect, it, onTestFinished } from 'vitest'
import { game } from '#games/obstruction/entry.ts'
import { randomFor } from '#kernel/random.ts'
import { type EngineClientOptions, openEngineClient } from './engine-client.ts'

const SETUP = { size: 'agreed', rows: 5, cols: 5, starter: 'first', clock: false } as const
const STATE = game.begin(SETUP, randomFor('seed', 0)).state
const VIEW = game.view(STATE, 0)

function thinker(options?: EngineClientOptions) {
  const opened = openEngineClient(options)
  onTestFinished(opened.close)
  return opened
}

/** A worker of this code, where `job` is what it was asked. */
function workerOf(code: string): EngineClientOptions {
  const source = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ number, job }) => { ${code} })`
  return { worker: new URL(`data:text/javascript,${encodeURIComponent(source)}`) }
}

const HINT = { do: 'hint', game: 'echo', view: {} } as const

it('chooses, hints and reviews with a game’s engine', async () => {
  const { request } = thinker()
  const chosen = request({
    do: 'choose',
    game: 'obstruction',
    level: 'strong',
    view: VIEW,
    seed: 's',
    ply: 0,
    seat: 0,
  })
  const hinted = request({ do: 'hint', game: 'obstruction', view: VIEW })
  const line = [{ state: STATE, seat: 0, move: { kind: 'mark', cell: { row: 2, column: 2 } } }]
  const reviewed = request({ do: 'review', game: 'obstruction', line })
  expect(await chosen.result).toMatch(/^[a-e][1-5]$/)
  expect(await hinted.result).toMatchObject({ code: 'hint-win' })
  expect(await reviewed.result).toEqual([{ code: 'kept-win', verdict: 'kept' }])
})

it('does jobs one after the other and reports while it works', async () => {
  const { request: think } = thinker(
    workerOf(`
      parentPort.postMessage({ number, kind: 'progress', progress: { done: 7 } })
      setTimeout(() => parentPort.postMessage({ number, kind: 'answer', answer: { code: 'job ' + number } }), 5)`),
  )
  const seen: number[] = []
  const order: string[] = []
  const jobs = [1, 2, 3].map(() => think(HINT, progress => seen.push(progress.done)))
  for (const job of jobs) job.result.then(note => order.push(note!.code))
  await Promise.all(jobs.map(job => job.result))
  expect(order).toEqual(['job 1', 'job 2', 'job 3'])
  expect(seen).toEqual([7, 7, 7])
})

it('cancels a job that would never end, and goes on with the next', async () => {
  const { request: think } = thinker(
    workerOf(`if (job.game === 'endless') for (;;) {}
      parentPort.postMessage({ number, kind: 'answer', answer: { code: 'done' } })`),
  )
  const endless = think({ ...HINT, game: 'endless' })
  const waiting = think({ ...HINT, game: 'never begun' })
  const next = think(HINT)
  waiting.cancel()
  endless.cancel()
  await expect(endless.result).rejects.toThrow('cancelled')
  await expect(waiting.result).rejects.toThrow('cancelled')
  expect(await next.result).toEqual({ code: 'done' })
  endless.cancel()
})

it('says why when the work fails or its worker dies, and thinks again after it', async () => {
  const { request: think } = thinker(
    workerOf(`if (job.game === 'fails') parentPort.postMessage({ number, kind: 'failure', message: 'No such level.' })
      else if (job.game === 'dies') throw new Error('out of memory')
      else if (job.game === 'leaves') process.exit(3)
      else parentPort.postMessage({ number, kind: 'answer', answer: null })`),
  )
  await expect(think({ ...HINT, game: 'fails' }).result).rejects.toThrow('No such level.')
  await expect(think({ ...HINT, game: 'dies' }).result).rejects.toThrow('out of memory')
  await expect(think({ ...HINT, game: 'leaves' }).result).rejects.toThrow('unexpectedly (3)')
  expect(await think(HINT).result).toBeNull()
})

it('rejects what is left when it is closed', async () => {
  const { request: think, close } = thinker(workerOf(''))
  const silent = think(HINT)
  const waiting = think(HINT)
  close()
  await expect(silent.result).rejects.toThrow('cancelled')
  await expect(waiting.result).rejects.toThrow('cancelled')
})
