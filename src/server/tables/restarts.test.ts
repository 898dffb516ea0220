import { describe, expect, test } from 'vitest'
import { BEN, openTestTableService, tableServiceWithGame } from '#testing/fixtures/table-service.ts'

const MINUTE = 60_000
const GRACE = 30_000

describe('a restart', () => {
  test('[O9] a restart is nobody’s drop: clocks start afresh, and the game goes on', async () => {
    const { ann, clock, service, kept, table } = await tableServiceWithGame()
    await ann.send({ do: 'move', text: 'a1' })
    await clock.advanceTo(clock.now() + 50_000)
    await service.close()
    await clock.advanceTo(clock.now() + 600_000)
    const again = await openTestTableService({ kept, clock })
    const ben = await again.connect(BEN, table.id)
    expect(ben.state().game?.deadlines).toEqual([
      { at: clock.now() + MINUTE, kind: 'move', onExpiry: 'forfeit', seat: 1 },
    ])
    expect(await ben.send({ do: 'move', text: 'e5' })).toBeTypeOf('number')
  })

  test('[O9] who does not come back after a restart has left when it opened', async () => {
    const { clock, service: house, kept, table } = await tableServiceWithGame()
    await house.close()
    // What the house before it left behind is forgotten.
    kept.presence.clear()
    const again = await openTestTableService({ kept, clock })
    const at = clock.now()
    const ben = await again.connect(BEN, table.id)
    await again.advance(6_000)
    expect(ben.state().game?.deadlines).toContainEqual({ at: at + GRACE, kind: 'grace', seat: 0 })
  })
})
