import { describe, expect, test } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
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

function engineFailingOnce(): EngineClient {
  let asked = 0
  return {
    request: (job, report) =>
      asked++ === 0
        ? { result: Promise.reject(new Error('no worker')), cancel() {} }
        : firstOpenCellEngine.request(job, report),
    close() {},
  }
}

describe('the house', () => {
  test('seats the computer, which moves by itself', async () => {
    const house = await openTestTableService()
    const ann = await house.connect(ANN, (await house.openTable(AGREED_SETUP, { computer: 'casual' })).code)
    await ann.send({ do: 'move', text: 'e5' })
    await flushPromises()
    expect(ann.state().game?.log).toHaveLength(3)
    expect(ann.state().game?.toAct).toEqual([0])
  })

  test('[O9] a computer whose turn it was when the house closed moves when it is open again', async () => {
    const asleep = await openTestTableService({ thinker: silentEngine })
    const { code } = await asleep.openTable({ ...AGREED_SETUP, clock: false }, { computer: 'casual' })
    await (await asleep.connect(ANN, code)).send({ do: 'move', text: 'e5' })
    await asleep.service.close()
    const awake = await openTestTableService({ kept: asleep.kept, clock: asleep.clock })
    const ann = await awake.connect(ANN, code)
    await flushPromises()
    expect(ann.state().game?.toAct).toEqual([0])
  })

  test('a computer that fails is asked again', async () => {
    const house = await openTestTableService({ thinker: engineFailingOnce() })
    const ann = await house.connect(ANN, (await house.openTable(AGREED_SETUP, { computer: 'casual' })).code)
    await ann.send({ do: 'move', text: 'e5' })
    await flushPromises()
    expect(ann.state().game?.toAct).toEqual([1])
    await house.advance(2_500)
    expect(ann.state().game?.toAct).toEqual([0])
    expect(house.errors).toHaveLength(1)
  })
})
