import { describe, expect, test } from 'vitest'
import { ANN, BEN, EVE, openTestTableService } from '#testing/fixtures/table-service.ts'

describe('matchmaking', () => {
  test('two players who ask at the same time get the same table', async () => {
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

  test('a player is not matched with themselves, and a full table is not matched again', async () => {
    const { service } = await openTestTableService()
    const first = await service.match('obstruction', ANN)
    expect(await service.match('obstruction', ANN)).toEqual(first)
    await service.match('obstruction', BEN)
    expect(await service.match('obstruction', EVE)).not.toEqual(first)
  })

  test('[F16] finds the player who has waited longest, however many newer tables fill the lobby', async () => {
    const { service, connect } = await openTestTableService()
    const first = await service.match('obstruction', ANN)
    for (let number = 0; number < 100; number++) {
      const player = { id: `p${number}`, name: `Player ${number}` }
      const opened = await service.createTable({ game: 'guessgo', open: true }, player)
      if (!opened.ok) throw new Error(opened.rejection.code)
      await connect(player, opened.value.id)
    }
    expect((await service.lobbyTables()).map(({ game }) => game)).not.toContain('obstruction')
    expect(await service.match('obstruction', BEN)).toEqual(first)
  })

  test('leaves no timer behind when the server stops', async () => {
    const { service, clock } = await openTestTableService()
    await service.match('obstruction', ANN)
    await service.close()
    expect(clock.pending()).toBe(0)
  })

  test('a game for one player has neither online tables nor matches', async () => {
    const { service } = await openTestTableService()
    const refused = { ok: false, rejection: { code: 'not-online', details: { game: 'solitudo' } } }
    expect(await service.createTable({ game: 'solitudo' }, ANN)).toEqual(refused)
    expect(await service.match('solitudo', ANN)).toEqual(refused)
  })
})
