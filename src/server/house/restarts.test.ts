import { describe, expect, test } from 'vitest'
import { BEN, houseWithGame, openTestHouse } from '#testing/house.ts'

const MINUTE = 60_000
const GRACE = 30_000

describe('a restart', () => {
  test('[O9] a restart is nobody’s drop: clocks start afresh, and the game goes on', async () => {
    const { ann, clock, house, kept, table } = await houseWithGame()
    await ann.order({ do: 'move', text: 'a1' })
    await clock.passUntil(clock.now() + 50_000)
    await house.close()
    await clock.passUntil(clock.now() + 600_000)
    const again = await openTestHouse({ kept, clock })
    const ben = await again.come(BEN, table.id)
    expect(ben.standing().game?.deadlines).toEqual([
      { at: clock.now() + MINUTE, kind: 'move', onExpiry: 'forfeit', seat: 1 },
    ])
    expect(await ben.order({ do: 'move', text: 'e5' })).toBeTypeOf('number')
  })

  test('[O9] who does not come back after a restart has left when it opened', async () => {
    const { clock, house, kept, table } = await houseWithGame()
    await house.close()
    // What the house before it left behind is forgotten.
    kept.visits.clear()
    const again = await openTestHouse({ kept, clock })
    const at = clock.now()
    const ben = await again.come(BEN, table.id)
    await again.pass(6_000)
    expect(ben.standing().game?.deadlines).toContainEqual({ at: at + GRACE, kind: 'grace', seat: 0 })
  })
})
