import { describe, expect, test } from 'vitest'
import { type EngineClient, type EngineJob, QueueFullError } from '#engine-client/engine-client.ts'
import {
  AGREED_SETUP,
  ANN,
  firstOpenCellEngine,
  flushPromises,
  openTestTableService,
} from '#testing/fixtures/table-service.ts'

const silentEngine: EngineClient = {
  request: () => ({ result: new Promise(() => {}), cancel() {} }),
  close() {},
}

function engineFailingOnce(error: Error): EngineClient {
  let requestCount = 0
  return {
    request: (job, report) =>
      requestCount++ === 0
        ? { result: Promise.reject(error), cancel() {} }
        : firstOpenCellEngine.request(job, report),
    close() {},
  }
}

describe('computer players', () => {
  test('a computer moves when it is its turn', async () => {
    const server = await openTestTableService()
    const ann = await server.connect(ANN, (await server.openTable(AGREED_SETUP, { computer: 'casual' })).code)
    await ann.send({ do: 'move', text: 'e5' })
    await flushPromises()
    expect(ann.state().game?.log).toHaveLength(3)
    expect(ann.state().game?.toAct).toEqual([0])
  })

  test('[O9] a computer that was to move when the server stopped moves after the restart', async () => {
    const stalled = await openTestTableService({ engineClient: silentEngine })
    const { code } = await stalled.openTable({ ...AGREED_SETUP, clock: false }, { computer: 'casual' })
    await (await stalled.connect(ANN, code)).send({ do: 'move', text: 'e5' })
    await stalled.service.close()
    const restarted = await openTestTableService({ kept: stalled.kept, clock: stalled.clock })
    const ann = await restarted.connect(ANN, code)
    await flushPromises()
    expect(ann.state().game?.toAct).toEqual([0])
  })

  test('a computer takes as long as a person needs to see their own move', async () => {
    const server = await openTestTableService({ computerPaceMs: 600 })
    const ann = await server.connect(ANN, (await server.openTable(AGREED_SETUP, { computer: 'casual' })).code)
    await ann.send({ do: 'move', text: 'e5' })
    await server.advance(599)
    expect(ann.state().game?.toAct).toEqual([1])
    await server.advance(1)
    expect(ann.state().game?.toAct).toEqual([0])
    await ann.send({ do: 'move', text: 'c3' })
    await server.service.close()
    await server.advance(1_000)
    expect(ann.state().game?.toAct).toEqual([1])
  })

  test('a failed move request is retried', async () => {
    const server = await openTestTableService({ engineClient: engineFailingOnce(new Error('no worker')) })
    const ann = await server.connect(ANN, (await server.openTable(AGREED_SETUP, { computer: 'casual' })).code)
    await ann.send({ do: 'move', text: 'e5' })
    await flushPromises()
    expect(ann.state().game?.toAct).toEqual([1])
    await server.advance(2_500)
    expect(ann.state().game?.toAct).toEqual([0])
    expect(server.errors).toHaveLength(1)
  })

  test('[F16] a move is requested again, without an error, if its player has too many waiting', async () => {
    const full = new QueueFullError({ player: ANN.id, most: 20 })
    const server = await openTestTableService({ engineClient: engineFailingOnce(full) })
    const ann = await server.connect(ANN, (await server.openTable(AGREED_SETUP, { computer: 'casual' })).code)
    await ann.send({ do: 'move', text: 'e5' })
    await flushPromises()
    expect(ann.state().game?.toAct).toEqual([1])
    await server.advance(2_500)
    expect(ann.state().game?.toAct).toEqual([0])
    expect(server.errors).toEqual([])
  })

  test('[F16] a computer thinks on behalf of the person at its table', async () => {
    const jobs: EngineJob[] = []
    const server = await openTestTableService({
      engineClient: {
        ...firstOpenCellEngine,
        request(job) {
          jobs.push(job)
          return firstOpenCellEngine.request(job)
        },
      },
    })
    const ann = await server.connect(ANN, (await server.openTable(AGREED_SETUP, { computer: 'casual' })).code)
    await ann.send({ do: 'move', text: 'e5' })
    await flushPromises()
    expect(jobs).toMatchObject([{ do: 'choose', level: 'casual', player: ANN.id }])
  })
})
