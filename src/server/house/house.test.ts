import { describe, expect, test } from 'vitest'
import { AGREED, ANN, BEN, houseWithGame, openTestHouse } from '#testing/house.ts'

describe('the house', () => {
  test('lists open tables while someone is there to play, and those in play to watch', async () => {
    const house = await openTestHouse()
    const { code } = await house.open(AGREED, { open: true })
    await house.open(AGREED)
    expect(await house.house.lobby()).toEqual([])
    const ann = await house.come(ANN, code)
    expect(await house.house.lobby()).toMatchObject([{ code, phase: 'waiting' }])
    const ben = await house.come(BEN, code)
    await ben.order({ do: 'sit' })
    expect(await house.house.lobby()).toMatchObject([{ code, phase: 'playing' }])
    await ann.order({ do: 'resign' })
    expect(await house.house.lobby()).toEqual([])
  })

  test('[O12] a rematch carries both players to a new table, with the seats changed', async () => {
    const { ann, ben, come } = await houseWithGame()
    await ann.order({ do: 'resign' })
    await Promise.all([ann.order({ do: 'rematch' }), ben.order({ do: 'rematch' })])
    const { next } = ann.standing().rematch
    const again = await come(ANN, next!)
    await come(BEN, next!)
    expect(again.standing()).toMatchObject({ phase: 'playing', viewer: 1 })
  })

  test('[O11] [I4] counts a game once, whatever its end', async () => {
    const { ann, ben, storage, house, table } = await houseWithGame()
    await Promise.all([ann.order({ do: 'resign' }), ben.order({ do: 'resign' })])
    const [statistics] = await storage.history.statistics('ann')
    expect((statistics?.wins ?? 0) + (statistics?.losses ?? 0)).toBe(1)
    const record = await house.recordOf(table.id)
    expect(record?.finished).toMatchObject({ reason: 'resignation', facts: { rows: 5, cols: 5, marks: 0 } })
    expect(record?.record.entries).toHaveLength(1)
  })

  test('[I5] tells nobody the record before the game is over', async () => {
    const { house, table } = await houseWithGame()
    expect(await house.recordOf(table.id)).toBeUndefined()
  })
})
