import { describe, expect, test } from 'vitest'
import { EVE, openTestTableService } from '#testing/fixtures/table-service.ts'
import { onlinePlayOf, PLAYED_GAMES } from '#testing/online-play/online-play.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'

describe.each(PLAYED_GAMES)('[F13] in %s', game => {
  const setup = onlinePlayOf(game).setup(createSeededRandom(game, 'authority'))
  const random = createSeededRandom(game, 'moves')

  test('a spectator does nothing at a table', async () => {
    const server = await openTestTableService()
    const { table, ann } = await server.startGame(setup, { game })
    const eve = await server.connect(EVE, table.id)
    const text = onlinePlayOf(game).randomMove(ann.state().game!.view, random)
    const before = ann.state().seq
    for (const command of ['resign', 'stand', 'undo', 'redo', 'rematch'] as const)
      expect(await eve.send({ do: command })).toBe('not-seated')
    expect(await eve.send({ do: 'move', text })).toBe('not-seated')
    expect(await eve.send({ do: 'sit' })).toBe('table-full')
    expect(ann.state().seq).toBe(before)
  })

  test('a player moves only when it is the player’s turn, and only for the own seat', async () => {
    const server = await openTestTableService()
    const { table, ann, ben } = await server.startGame(setup, { game })
    const players = [ann, ben]
    for (let move = 0; move < 12 && ann.state().phase === 'playing'; move++) {
      const { toAct } = ann.state().game!
      const text = onlinePlayOf(game).randomMove(players[toAct[0]!]!.state().game!.view, random)
      for (const seat of [0, 1].filter(one => !toAct.includes(one)))
        expect(await players[seat]!.send({ do: 'move', text })).toBe('not-your-turn')
      await players[toAct[0]!]!.send({ do: 'move', text })
      const { action } = server.kept.tables.get(table.id)!.entries.at(-1)!
      expect(action).toMatchObject({ do: 'move', seat: toAct[0] })
    }
    expect(await server.violations()).toEqual([])
  })
})
