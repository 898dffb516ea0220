import { expect, test } from 'vitest'
import type { Report } from '#kernel/engine.ts'
import { createManualClock } from '#testing/fakes/manual-clock.ts'
import type { EngineJob } from './engine-client.ts'
import { handleRequest, type WorkerReply } from './engine-worker.ts'

const HINT: EngineJob = { do: 'hint', game: 'odds', view: {} }
const REVIEW: EngineJob = { do: 'review', game: 'odds', line: [] }

/** Runs a job with this work; returns the replies. */
async function replies(
  job: EngineJob,
  work: (report: Report, advance: (ms: number) => void) => void,
): Promise<WorkerReply[]> {
  const clock = createManualClock()
  const sent: WorkerReply[] = []
  const runner = {
    async load() {},
    async run(_: EngineJob, report: Report) {
      work(report, clock.advance)
      return null
    },
  }
  await handleRequest(
    { number: 7, job },
    { runner, reply: reply => sent.push(reply), now: clock.now, workedMs: clock.now },
  )
  return sent
}

test('an answer has the number of its request', async () => {
  expect(await replies(HINT, () => {})).toEqual([{ number: 7, kind: 'answer', answer: null, ms: 0 }])
})

test('a failure is reported with its message', async () => {
  const sent = await replies(HINT, () => {
    throw new Error('no such game')
  })
  expect(sent).toEqual([{ number: 7, kind: 'failure', message: 'no such game' }])
})

test('progress is reported at most every 150 ms', async () => {
  const sent = await replies(HINT, (report, advance) => {
    for (let done = 0; done < 10; done++) {
      report({ done })
      advance(50)
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

test('a move or a hint is asked to end after four seconds, a review is not', async () => {
  const reportResults: Record<string, unknown[]> = { hint: [], review: [] }
  for (const job of [HINT, REVIEW])
    await replies(job, (report, advance) => {
      reportResults[job.do]!.push(report({ done: 1 }))
      advance(4_001)
      reportResults[job.do]!.push(report({ done: 2 }))
    })
  expect(reportResults).toEqual({ hint: [undefined, false], review: [undefined, undefined] })
})
