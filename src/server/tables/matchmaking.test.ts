import { describe, expect, test } from 'vitest'
import { ANN, BEN, EVE, openTestTableService } from '#testing/fixtures/table-service.ts'

describe('the house', () => {
  test('brings two together who want to play with anyone, at once or one after the other', async () => {
    const { service, connect } = await openTestTableService()
    const [one, other] = await Promise.all([
      service.match('obstruction', ANN),
      service.match('obstruction', BEN),
    ])
    expect(one).toEqual(other)
    if (!one.ok) return
    const ann = await connect(ANN, one.value.code)
    await connect(BEN, one.value.code)
    expect(ann.state().phase).toBe('playing')
  })

  test('does not match with oneself, nor twice', async () => {
    const { service: house } = await openTestTableService()
    const first = await house.match('obstruction', ANN)
    expect(await house.match('obstruction', ANN)).toEqual(first)
    await house.match('obstruction', BEN)
    expect(await house.match('obstruction', EVE)).not.toEqual(first)
  })

  test('opens none for a game that is for one, nor matches anyone there', async () => {
    const { service: house } = await openTestTableService()
    const refused = { ok: false, rejection: { code: 'not-online', details: { game: 'solitudo' } } }
    expect(await house.createTable({ game: 'solitudo' }, ANN)).toEqual(refused)
    expect(await house.match('solitudo', ANN)).toEqual(refused)
  })
})
