import { describe, expect, test } from 'vitest'
import { AGREED_SETUP, BEN, flushPromises, tableServiceWithGame } from '#testing/fixtures/table-service.ts'

const MINUTE = 60_000
const GRACE = 30_000

describe('clocks', () => {
  test.each([
    [-1, 'played'],
    [0, 'refused'],
    [1, 'refused'],
  ])('[F8] [O7] a move %i ms after the minute is %s', async (late, expected) => {
    const { ann, ben, clock, advance, storage, table } = await tableServiceWithGame()
    await advance(MINUTE - 1)
    await clock.advanceTo(clock.now() + 1 + late)
    // The outcome is the same whether the deadline sweep or the move comes first.
    const result = await ann.send({ do: 'move', text: 'c3' })
    expect(typeof result === 'number' ? 'played' : 'refused').toBe(expected)
    await flushPromises()
    const ended = expected === 'refused'
    expect(ben.state().game?.ending).toEqual(ended ? { by: 'timeout', loser: 0 } : undefined)
    expect((await storage.history.find(table.id))?.reason).toBe(ended ? 'timeout' : undefined)
  })

  test('[O7] a deadline expires without any request', async () => {
    const { ann, advance } = await tableServiceWithGame()
    await advance(MINUTE - 1)
    expect(ann.state().phase).toBe('playing')
    await advance(500)
    expect(ann.state().game?.ending).toEqual({ by: 'timeout', loser: 0 })
  })

  test('[O7] a player who proposed wins over one who did not; without any proposal the game is aborted', async () => {
    const one = await tableServiceWithGame({})
    await one.ann.send({ do: 'move', text: '5x5' })
    await one.advance(MINUTE + 500)
    expect(one.ann.state().game?.ending).toEqual({ by: 'timeout', loser: 1 })
    const none = await tableServiceWithGame({})
    await none.advance(MINUTE + 500)
    expect(none.ann.state().game?.ending).toEqual({ by: 'abort' })
    expect(await none.storage.history.statistics('ann')).toEqual([])
  })

  test('[O8] a disconnected player has 30 s to come back, and the opponent sees it', async () => {
    const { ann, ben, connect, advance, table } = await tableServiceWithGame()
    await ben.leave()
    expect(ann.state().seats[1]).toMatchObject({ here: false })
    expect(ann.state().game?.deadlines).toContainEqual(expect.objectContaining({ kind: 'grace', seat: 1 }))
    await advance(GRACE - 500)
    await connect(BEN, table.id)
    expect(ann.state().seats[1]).toMatchObject({ here: true })
    await advance(5_000)
    expect(ann.state().phase).toBe('playing')
  })

  test('[O8] a player who does not come back in time loses', async () => {
    const { ann, ben, advance } = await tableServiceWithGame()
    await ben.leave()
    await advance(GRACE + 500)
    expect(ann.state().game?.ending).toEqual({ by: 'abandonment', loser: 1 })
  })

  test('[O9] when both players are gone, the one whose time ends first loses', async () => {
    const { ann, ben, advance, storage, table } = await tableServiceWithGame({
      ...AGREED_SETUP,
      clock: false,
    })
    await ben.leave()
    await advance(100)
    await ann.leave()
    await advance(GRACE + 500)
    expect((await storage.history.find(table.id))?.seats.map(seat => seat.won)).toEqual([true, false])
  })

  test('[F7] a player with two devices has left only when both are gone', async () => {
    const { ann, ben, connect, table } = await tableServiceWithGame()
    const other = await connect(BEN, table.id)
    await ben.leave()
    expect(ann.state().seats[1]).toMatchObject({ here: true })
    await other.leave()
    expect(ann.state().seats[1]).toMatchObject({ here: false })
  })

  test('[F7] twenty quick reconnects leave no stale presence', async () => {
    const { ann, ben, connect, table } = await tableServiceWithGame()
    let last = ben
    for (let count = 0; count < 20; count++) {
      const next = connect(BEN, table.id)
      await Promise.all([last.leave(), next])
      last = await next
    }
    expect(ann.state().seats[1]).toMatchObject({ here: true })
    await last.leave()
    expect(ann.state().seats[1]).toMatchObject({ here: false })
  })
})
