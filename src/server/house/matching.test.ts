import { describe, expect, test } from 'vitest'
import { ANN, BEN, EVE, openTestHouse } from '#testing/house.ts'

describe('the house', () => {
  test('brings two together who want to play with anyone, at once or one after the other', async () => {
    const { house, come } = await openTestHouse()
    const [one, other] = await Promise.all([house.match('obstruction', ANN), house.match('obstruction', BEN)])
    expect(one).toEqual(other)
    if (!one.ok) return
    const ann = await come(ANN, one.value.code)
    await come(BEN, one.value.code)
    expect(ann.standing().phase).toBe('playing')
  })

  test('does not match with oneself, nor twice', async () => {
    const { house } = await openTestHouse()
    const first = await house.match('obstruction', ANN)
    expect(await house.match('obstruction', ANN)).toEqual(first)
    await house.match('obstruction', BEN)
    expect(await house.match('obstruction', EVE)).not.toEqual(first)
  })

  test('opens none for a game that is for one, nor matches anyone there', async () => {
    const { house } = await openTestHouse()
    const refused = { ok: false, rejection: { code: 'not-online', details: { game: 'solitudo' } } }
    expect(await house.open({ game: 'solitudo' }, ANN)).toEqual(refused)
    expect(await house.match('solitudo', ANN)).toEqual(refused)
  })
})
