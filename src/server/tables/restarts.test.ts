import { describe, expect, test } from 'vitest'
import { BEN, openTestTableService, tableServiceWithGame } from '#testing/fixtures/table-service.ts'

const MINUTE = 60_000
const GRACE = 30_000

describe('a restart', () => {
  test('[O9] counts as nobody’s absence: clocks start again and the game goes on', async () => {
    const { ann, clock, service, kept, table } = await tableServiceWithGame()
    await ann.send({ do: 'move', text: 'a1' })
    await clock.advanceTo(clock.now() + 50_000)
    await service.close()
    await clock.advanceTo(clock.now() + 600_000)
    const restarted = await openTestTableService({ kept, clock })
    const ben = await restarted.connect(BEN, table.id)
    expect(ben.state().game?.deadlines).toEqual([
      { at: clock.now() + MINUTE, kind: 'move', onExpiry: 'forfeit', seat: 1 },
    ])
    expect(await ben.send({ do: 'move', text: 'e5' })).toBeTypeOf('number')
  })

  test('[O9] marks a player who does not come back as away since the restart', async () => {
    const { clock, service, kept, table } = await tableServiceWithGame()
    await service.close()
    // A restart clears the presence rows of the previous process.
    kept.presence.clear()
    const restarted = await openTestTableService({ kept, clock })
    const at = clock.now()
    const ben = await restarted.connect(BEN, table.id)
    await restarted.advance(6_000)
    expect(ben.state().game?.deadlines).toContainEqual({ at: at + GRACE, kind: 'grace', seat: 0 })
  })
})
