import { expect, test } from 'vitest'
import type { Report } from '#kernel/engine.ts'
import { createManualClock } from '#testing/fakes/manual-clock.ts'
import type { EngineJob } from './engine-client.ts'
import { handleRequest, type WorkerReply } from './engine-worker.ts'

const HINT: EngineJob = { do: 'hint', game: 'odds', view: {} }
const REVIEW: EngineJob = { do: 'review', game: 'odds', line: [] }

/** Does a job whose work is this, and gives the replies. */
async function replies(
  job: EngineJob,
  work: (report: Report, pass: (ms: number) => void) => void,
): Promise<WorkerReply[]> {
  const clock = createManualClock()
  const sent: WorkerReply[] = []
  const workshop = {
    async run(_: EngineJob, report: Report) {
      work(report, clock.advance)
      return null
    },
  }
  await handleRequest({ number: 7, job }, { workshop, reply: reply => sent.push(reply), now: clock.now })
  return sent
}

test('an answer bears the number of its order', async () => {
  expect(await replies(HINT, () => {})).toEqual([{ number: 7, kind: 'answer', answer: null }])
})

test('work that fails says why', async () => {
  const sent = await replies(HINT, () => {
    throw new Error('no such game')
  })
  expect(sent).toEqual([{ number: 7, kind: 'failure', message: 'no such game' }])
})

test('progress is passed on as often as a person can read it', async () => {
  const sent = await replies(HINT, (report, pass) => {
    for (let done = 0; done < 10; done++) {
      report({ done })
      pass(50)
    }
  })
  expect(sent.map(reply => (reply.kind === 'progress' ? reply.progress.done : reply.kind))).toEqual([
    0,
    3,
    6,
    9,
    'answer',
  ])
})

test('a move or a hint is asked to end after four seconds, a review never', async () => {
  const goesOn: Record<string, unknown[]> = { hint: [], review: [] }
  for (const job of [HINT, REVIEW])
    await replies(job, (report, pass) => {
      goesOn[job.do]!.push(report({ done: 1 }))
      pass(4_001)
      goesOn[job.do]!.push(report({ done: 2 }))
    })
  expect(goesOn).toEqual({ hint: [undefined, false], review: [undefined, undefined] })
})
