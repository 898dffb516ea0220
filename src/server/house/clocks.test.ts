import { describe, expect, test } from 'vitest'
import { AGREED, BEN, houseWithGame, settled } from '#testing/house.ts'

const MINUTE = 60_000
const GRACE = 30_000

describe('clocks', () => {
  test.each([
    [-1, 'played'],
    [0, 'refused'],
    [1, 'refused'],
  ])('[F8] [O7] a move %i ms after the minute is %s', async (late, answer) => {
    const { ann, ben, clock, pass, storage, table } = await houseWithGame()
    await pass(MINUTE - 1)
    await clock.passUntil(clock.now() + 1 + late)
    // Whether the sweep was first or the move, the outcome is the same.
    const result = await ann.order({ do: 'move', text: 'c3' })
    expect(typeof result === 'number' ? 'played' : 'refused').toBe(answer)
    await settled()
    const ended = answer === 'refused'
    expect(ben.standing().game?.ending).toEqual(ended ? { by: 'timeout', loser: 0 } : undefined)
    expect((await storage.history.find(table.id))?.reason).toBe(ended ? 'timeout' : undefined)
  })

  test('[O7] time runs out without anyone doing anything', async () => {
    const { ann, pass } = await houseWithGame()
    await pass(MINUTE - 1)
    expect(ann.standing().phase).toBe('playing')
    await pass(500)
    expect(ann.standing().game?.ending).toEqual({ by: 'timeout', loser: 0 })
  })

  test('[O7] one proposal wins over none; none at all counts for nobody', async () => {
    const one = await houseWithGame({})
    await one.ann.order({ do: 'move', text: '5x5' })
    await one.pass(MINUTE + 500)
    expect(one.ann.standing().game?.ending).toEqual({ by: 'timeout', loser: 1 })
    const none = await houseWithGame({})
    await none.pass(MINUTE + 500)
    expect(none.ann.standing().game?.ending).toEqual({ by: 'abort' })
    expect(await none.storage.history.statistics('ann')).toEqual([])
  })

  test('[O8] who drops has 30 s to come back, and the other sees it', async () => {
    const { ann, ben, come, pass, table } = await houseWithGame()
    await ben.leave()
    expect(ann.standing().seats[1]).toMatchObject({ here: false })
    expect(ann.standing().game?.deadlines).toContainEqual(expect.objectContaining({ kind: 'grace', seat: 1 }))
    await pass(GRACE - 500)
    await come(BEN, table.id)
    expect(ann.standing().seats[1]).toMatchObject({ here: true })
    await pass(5_000)
    expect(ann.standing().phase).toBe('playing')
  })

  test('[O8] who does not come back in time has lost', async () => {
    const { ann, ben, pass } = await houseWithGame()
    await ben.leave()
    await pass(GRACE + 500)
    expect(ann.standing().game?.ending).toEqual({ by: 'abandonment', loser: 1 })
  })

  test('[O9] both gone: whoever’s time ends first loses', async () => {
    const { ann, ben, pass, storage, table } = await houseWithGame({ ...AGREED, clock: false })
    await ben.leave()
    await pass(100)
    await ann.leave()
    await pass(GRACE + 500)
    expect((await storage.history.find(table.id))?.seats.map(seat => seat.won)).toEqual([true, false])
  })

  test('[F7] two devices are one player: nobody has left until both are gone', async () => {
    const { ann, ben, come, table } = await houseWithGame()
    const other = await come(BEN, table.id)
    await ben.leave()
    expect(ann.standing().seats[1]).toMatchObject({ here: true })
    await other.leave()
    expect(ann.standing().seats[1]).toMatchObject({ here: false })
  })

  test('[F7] twenty reconnects in a moment leave nothing behind', async () => {
    const { ann, ben, come, table } = await houseWithGame()
    let last = ben
    for (let count = 0; count < 20; count++) {
      const next = come(BEN, table.id)
      await Promise.all([last.leave(), next])
      last = await next
    }
    expect(ann.standing().seats[1]).toMatchObject({ here: true })
    await last.leave()
    expect(ann.standing().seats[1]).toMatchObject({ here: false })
  })
})
