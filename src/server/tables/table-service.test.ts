import { describe, expect, test } from 'vitest'
import {
  AGREED_SETUP,
  ANN,
  BEN,
  openTestTableService,
  tableServiceWithGame,
} from '#testing/fixtures/table-service.ts'

describe('the table service', () => {
  test('lists open tables whose creator is present, and open games in play', async () => {
    const server = await openTestTableService()
    const { code } = await server.openTable(AGREED_SETUP, { open: true })
    await server.openTable(AGREED_SETUP)
    expect(await server.service.lobbyTables()).toEqual([])
    const ann = await server.connect(ANN, code)
    expect(await server.service.lobbyTables()).toMatchObject([{ code, phase: 'waiting' }])
    const ben = await server.connect(BEN, code)
    await ben.send({ do: 'sit' })
    expect(await server.service.lobbyTables()).toMatchObject([{ code, phase: 'playing' }])
    await ann.send({ do: 'resign' })
    expect(await server.service.lobbyTables()).toEqual([])
  })

  test('[O12] moves both players to a new table for a rematch, with the seats swapped', async () => {
    const { ann, ben, connect } = await tableServiceWithGame()
    await ann.send({ do: 'resign' })
    await Promise.all([ann.send({ do: 'rematch' }), ben.send({ do: 'rematch' })])
    const { next } = ann.state().rematch
    const again = await connect(ANN, next!)
    await connect(BEN, next!)
    expect(again.state()).toMatchObject({ phase: 'playing', viewer: 1 })
  })

  test('[O11] [I4] counts a game once, however it ends', async () => {
    const { ann, ben, storage, service, table } = await tableServiceWithGame()
    await Promise.all([ann.send({ do: 'resign' }), ben.send({ do: 'resign' })])
    const [statistics] = await storage.history.statistics('ann')
    expect((statistics?.wins ?? 0) + (statistics?.losses ?? 0)).toBe(1)
    const record = await service.recordOf(table.id)
    expect(record?.finished).toMatchObject({ reason: 'resignation', facts: { rows: 5, cols: 5, marks: 0 } })
    expect(record?.record.entries).toHaveLength(1)
  })

  test('[I5] does not give out the record before the game is over', async () => {
    const { service, table } = await tableServiceWithGame()
    expect(await service.recordOf(table.id)).toBeUndefined()
  })
})
