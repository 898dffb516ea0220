import { describe, expect, test } from 'vitest'
import { AGREED_SETUP, ANN, BEN, openTestTableService } from '#testing/fixtures/table-service.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const UNTIMED = { clock: 0 }

/** GuessGo between Ann and Ben, without a clock unless the options say otherwise. */
async function guessGoGame(request: object = {}, setup: object = UNTIMED) {
  const server = await openTestTableService()
  const table = await server.openTable(setup, { game: 'guessgo', ...request })
  const ann = await server.connect(ANN, table.id)
  const ben = await server.connect(BEN, table.id)
  await ben.send({ do: 'sit' })
  return { ...server, table, ann, ben }
}

describe('a player may be away', () => {
  test.each([
    ['ten minutes where moves are not timed', {}, UNTIMED, 10 * MINUTE],
    ['a day if the table says so', { graceMs: DAY }, UNTIMED, DAY],
    ['30 s where moves are timed', {}, { clock: 300 }, 30_000],
  ])('%s', async (_, request, setup, graceMs) => {
    const { ann, ben, advance } = await guessGoGame(request, setup)
    expect(ann.state().about.policy?.graceMs).toBe(graceMs)
    await ben.leave()
    await advance(graceMs - 1_000)
    expect(ann.state().phase).toBe('playing')
    await advance(2_000)
    expect(ann.state().phase).toBe('over')
  })

  test('[O8] 30 s in Obstruction, with and without a clock', async () => {
    const server = await openTestTableService()
    const { id } = await server.openTable({ ...AGREED_SETUP, clock: false })
    expect((await server.connect(ANN, id)).state().about.policy).toEqual({
      graceMs: 30_000,
      earlyEnd: 'counts',
    })
  })

  test('for any time from a table with a computer, and the clock waits too', async () => {
    const server = await openTestTableService()
    const { id } = await server.openTable(AGREED_SETUP, { computer: 'casual' })
    const ann = await server.connect(ANN, id)
    await server.advance(20_000)
    await ann.leave()
    await server.advance(DAY)
    const again = await server.connect(ANN, id)
    expect(again.state().phase).toBe('playing')
    const now = server.clock.now()
    expect(again.state().game?.deadlines).toEqual([
      expect.objectContaining({ kind: 'move', at: now + 40_000 }),
    ])
    expect(await server.violations()).toEqual([])
  })

  test('for no other time', async () => {
    const { service } = await openTestTableService()
    const request = { game: 'guessgo', setup: UNTIMED, graceMs: 5 }
    expect(await service.createTable(request, ANN)).toMatchObject({ rejection: { code: 'no-such-grace' } })
  })
})

describe('a game that ends before both have moved', () => {
  test('is aborted and counts for nobody', async () => {
    const { ann, ben, storage, table } = await guessGoGame()
    await ben.send({ do: 'resign' })
    expect(ann.state().game?.ending).toEqual({ by: 'abort', early: { by: 'resignation', seat: 1 } })
    expect(await storage.history.find(table.id)).toMatchObject({ reason: 'abort', rated: false })
    expect(await storage.history.statistics('ann')).toEqual([])
  })

  test('[O9] is won and lost in Obstruction, but not rated', async () => {
    const server = await openTestTableService()
    const { ann, ben, table } = await server.startGame({ size: 'proposed' })
    await ann.send({ do: 'move', text: '5x5' })
    await ben.send({ do: 'move', text: '5x5' })
    await ben.leave()
    await server.advance(31_000)
    expect(await server.storage.history.find(table.id)).toMatchObject({
      seats: [{ won: true }, { won: false }],
      rated: false,
    })
    expect(await server.storage.history.rating('ann', 'obstruction')).toBeUndefined()
  })
})
