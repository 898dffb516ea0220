import { expect, it, vi } from 'vitest'
import { CancelledError, type EngineClient } from '#engine-client/engine-client.ts'
import type { Report } from '#kernel/engine.ts'
import { createManualClock } from '#testing/fakes/manual-clock.ts'
import { PositionAnalysis } from './position-analysis.ts'

/** An engine whose questions the test answers one by one. */
function openAnalysis() {
  const requests: {
    readonly question: unknown
    readonly report: Report | undefined
    readonly cancel: () => void
    answer(value: object): Promise<void>
    fail(message: string): Promise<void>
  }[] = []
  const engineClient: EngineClient = {
    request(job, report) {
      const { promise, resolve, reject } = Promise.withResolvers<object>()
      promise.catch(() => {})
      const cancel = vi.fn(() => reject(new CancelledError()))
      requests.push({
        question: 'question' in job ? job.question : undefined,
        report,
        cancel,
        async answer(value) {
          resolve(value)
          await promise
        },
        async fail(message) {
          reject(new Error(message))
          await promise.catch(() => {})
        },
      })
      return { result: promise as Promise<never>, cancel }
    },
    close() {},
  }
  const clock = createManualClock()
  const onChange = vi.fn()
  const analysis = new PositionAnalysis({ engineClient, clock, game: 'obstruction', onChange })
  return { analysis, requests, clock, onChange }
}

const [QUICK, DEEP] = [{ depth: 1 }, { depth: 9 }]

it('asks the questions about a position in order, and each answer replaces the one before', async () => {
  const { analysis, requests } = openAnalysis()
  analysis.show('a', [QUICK, DEEP])
  expect(analysis.findings).toEqual({ status: 'working' })
  await requests[0]!.answer({ best: 'c3' })
  expect(analysis.findings).toEqual({ status: 'working', answer: { best: 'c3' } })
  requests[1]!.report?.({ done: 7 })
  expect(analysis.findings).toEqual({ status: 'working', answer: { best: 'c3' }, progress: { done: 7 } })
  await requests[1]!.answer({ best: 'd4' })
  expect(analysis.findings).toEqual({ status: 'done', answer: { best: 'd4' } })
  expect(requests.map(({ question }) => question)).toEqual([QUICK, DEEP])
})

it('asks about an opening, whose key is empty, even if nothing was shown before', () => {
  const { analysis, requests } = openAnalysis()
  analysis.show('', [QUICK])
  expect(requests).toHaveLength(1)
})

it('knows the answers of a position that is shown again', async () => {
  const { analysis, requests } = openAnalysis()
  analysis.show('a', [QUICK])
  await requests[0]!.answer({ best: 'c3' })
  analysis.show('b', [])
  expect(analysis.findings).toEqual({ status: 'done' })
  analysis.show('a', [QUICK])
  expect(analysis.findings).toEqual({ status: 'done', answer: { best: 'c3' } })
  expect(requests).toHaveLength(1)
})

it('lets a question end that is almost answered, and cancels it after the grace', async () => {
  const { analysis, requests, clock } = openAnalysis()
  analysis.show('a', [QUICK])
  clock.advance(200)
  analysis.show('b', [QUICK])
  clock.advance(50)
  expect(requests[0]!.cancel).not.toHaveBeenCalled()
  await requests[0]!.answer({ best: 'c3' })
  expect(requests).toHaveLength(2)
  clock.advance(1000)
  expect(requests[1]!.cancel).not.toHaveBeenCalled()
  analysis.show('c', [QUICK])
  clock.advance(0)
  expect(requests[1]!.cancel).toHaveBeenCalled()
  await vi.waitFor(() => expect(requests).toHaveLength(3))
  analysis.show('a', [QUICK])
  expect(analysis.findings).toEqual({ status: 'done', answer: { best: 'c3' } })
})

it('does not cancel a question whose position is shown again in time', () => {
  const { analysis, requests, clock } = openAnalysis()
  analysis.show('a', [QUICK])
  analysis.show('b', [QUICK])
  analysis.show('a', [QUICK])
  clock.advance(1000)
  expect(requests).toHaveLength(1)
  expect(requests[0]!.cancel).not.toHaveBeenCalled()
})

it('stops and goes on', async () => {
  const { analysis, requests } = openAnalysis()
  analysis.show('a', [QUICK])
  analysis.stop()
  expect(requests[0]!.cancel).toHaveBeenCalled()
  await vi.waitFor(() => expect(analysis.findings).toEqual({ status: 'stopped' }))
  analysis.resume()
  await requests[1]!.answer({ best: 'c3' })
  expect(analysis.findings).toEqual({ status: 'done', answer: { best: 'c3' } })
})

it('tells why the engine failed, and asks again only on request', async () => {
  const { analysis, requests } = openAnalysis()
  analysis.show('a', [QUICK])
  await requests[0]!.fail('No memory.')
  await vi.waitFor(() => expect(analysis.findings).toEqual({ status: 'failed', failure: 'No memory.' }))
  expect(requests).toHaveLength(1)
  analysis.resume()
  expect(analysis.findings).toEqual({ status: 'working' })
  expect(requests).toHaveLength(2)
})

it('cancels what else was asked when the position changes, and everything when it is closed', () => {
  const { analysis, requests } = openAnalysis()
  analysis.show('a', [])
  analysis.ask(DEEP)
  analysis.show('b', [QUICK])
  expect(requests[0]!.cancel).toHaveBeenCalled()
  analysis.close()
  expect(requests[1]!.cancel).toHaveBeenCalled()
})
