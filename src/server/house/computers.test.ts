import { describe, expect, test } from 'vitest'
import type { Thinker } from '#session/thinker.ts'
import { AGREED, ANN, firstOpenCell, openTestHouse, settled } from '#testing/house.ts'

const neverAnswers: Thinker = {
  think: () => ({ answer: new Promise(() => {}), cancel() {} }),
  close() {},
}

function failsAtFirst(): Thinker {
  let asked = 0
  return {
    think: (job, report) =>
      asked++ === 0
        ? { answer: Promise.reject(new Error('no worker')), cancel() {} }
        : firstOpenCell.think(job, report),
    close() {},
  }
}

describe('the house', () => {
  test('seats the computer, which moves by itself', async () => {
    const house = await openTestHouse()
    const ann = await house.come(ANN, (await house.open(AGREED, { computer: 'casual' })).code)
    await ann.order({ do: 'move', text: 'e5' })
    await settled()
    expect(ann.standing().game?.log).toHaveLength(3)
    expect(ann.standing().game?.toAct).toEqual([0])
  })

  test('[O9] a computer whose turn it was when the house closed moves when it is open again', async () => {
    const asleep = await openTestHouse({ thinker: neverAnswers })
    const { code } = await asleep.open({ ...AGREED, clock: false }, { computer: 'casual' })
    await (await asleep.come(ANN, code)).order({ do: 'move', text: 'e5' })
    await asleep.house.close()
    const awake = await openTestHouse({ kept: asleep.kept, clock: asleep.clock })
    const ann = await awake.come(ANN, code)
    await settled()
    expect(ann.standing().game?.toAct).toEqual([0])
  })

  test('a computer that fails is asked again', async () => {
    const house = await openTestHouse({ thinker: failsAtFirst() })
    const ann = await house.come(ANN, (await house.open(AGREED, { computer: 'casual' })).code)
    await ann.order({ do: 'move', text: 'e5' })
    await settled()
    expect(ann.standing().game?.toAct).toEqual([1])
    await house.pass(2_500)
    expect(ann.standing().game?.toAct).toEqual([0])
    expect(house.troubles).toHaveLength(1)
  })
})
