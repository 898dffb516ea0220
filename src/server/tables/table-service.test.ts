import { describe, expect, test } from 'vitest'
import {
  AGREED_SETUP,
  ANN,
  BEN,
  openTestTableService,
  tableServiceWithGame,
} from '#testing/fixtures/table-service.ts'

describe('the house', () => {
  test('lists open tables while someone is there to play, and those in play to watch', async () => {
    const house = await openTestTableService()
    const { code } = await house.openTable(AGREED_SETUP, { open: true })
    await house.openTable(AGREED_SETUP)
    expect(await house.service.lobbyTables()).toEqual([])
    const ann = await house.connect(ANN, code)
    expect(await house.service.lobbyTables()).toMatchObject([{ code, phase: 'waiting' }])
    const ben = await house.connect(BEN, code)
    await ben.send({ do: 'sit' })
    expect(await house.service.lobbyTables()).toMatchObject([{ code, phase: 'playing' }])
    await ann.send({ do: 'resign' })
    expect(await house.service.lobbyTables()).toEqual([])
  })

  test('[O12] a rematch carries both players to a new table, with the seats changed', async () => {
    const { ann, ben, connect } = await tableServiceWithGame()
    await ann.send({ do: 'resign' })
    await Promise.all([ann.send({ do: 'rematch' }), ben.send({ do: 'rematch' })])
    const { next } = ann.state().rematch
    const again = await connect(ANN, next!)
    await connect(BEN, next!)
    expect(again.state()).toMatchObject({ phase: 'playing', viewer: 1 })
  })

  test('[O11] [I4] counts a game once, whatever its end', async () => {
    const { ann, ben, storage, service, table } = await tableServiceWithGame()
    await Promise.all([ann.send({ do: 'resign' }), ben.send({ do: 'resign' })])
    const [statistics] = await storage.history.statistics('ann')
    expect((statistics?.wins ?? 0) + (statistics?.losses ?? 0)).toBe(1)
    const record = await service.recordOf(table.id)
    expect(record?.finished).toMatchObject({ reason: 'resignation', facts: { rows: 5, cols: 5, marks: 0 } })
    expect(record?.record.entries).toHaveLength(1)
  })

  test('[I5] tells nobody the record before the game is over', async () => {
    const { service: house, table } = await tableServiceWithGame()
    expect(await house.recordOf(table.id)).toBeUndefined()
  })
})
