import { describe, expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { replayLog } from '#server/tables/log/online-table.ts'
import { viewFor } from '#table/table.ts'
import { ANN, BEN, openTestTableService, type TestTableService } from '#testing/fixtures/table-service.ts'

const MOVE_MS = 60_000
const GRACE_MS = 30_000

/** The one ending in the log, after two replays of it. */
async function endingOf({ kept, service, violations }: TestTableService, id: string) {
  expect(await violations()).toEqual([])
  const { table, entries } = kept.tables.get(id)!
  const { rules } = (await loadGame(table.game))!
  const replayed = replayLog(table, rules, entries)
  expect(viewFor(replayLog(table, rules, entries).play!, 'spectator')).toEqual(
    viewFor(replayed.play!, 'spectator'),
  )
  const record = await service.recordOf(id)
  expect(record?.ending).toEqual(replayed.play!.ending)
  return replayed.play!.ending
}

/** A game past its proposals, with the seat to move and when its time is up. */
async function placing(hand: TestTableService) {
  const game = await hand.startGame({ starter: 'first' })
  await game.ann.send({ do: 'move', text: '6x6' })
  await game.ben.send({ do: 'move', text: '6x6' })
  const [due] = game.ben.state().game!.deadlines
  return { game, due: due!.at }
}

describe('[F8] [O7] the clock of 60 s', () => {
  test('a move 1 ms before the end is played', async () => {
    const hand = await openTestTableService()
    const { game, due } = await placing(hand)
    await hand.clock.advanceTo(due - 1)
    expect(await game.ann.send({ do: 'move', text: 'a1' })).toBeTypeOf('number')
    await hand.clock.advanceTo(due + 1_000)
    expect(game.ben.state().phase).toBe('playing')
    expect(await hand.violations()).toEqual([])
  })

  test.each([0, 1])('a move %i ms after it loses, whether the timer has fired or not', async ms => {
    const hand = await openTestTableService()
    const { game, due } = await placing(hand)
    await hand.clock.advanceTo(due + ms)
    const late = await game.ann.send({ do: 'move', text: 'a1' })
    expect(late).toBeTypeOf('string')
    await hand.clock.advanceTo(due + 1_000)
    expect(await endingOf(hand, game.table.id)).toEqual({ by: 'timeout', loser: 0 })
  })

  test('a move asked for in time counts, though the storage keeps it later', async () => {
    let delayMs = 0
    const hand = await openTestTableService({
      wrap: (storage, clock) => ({
        ...storage,
        tables: {
          ...storage.tables,
          async append(append) {
            await new Promise<void>(resolve => clock.after(delayMs, resolve))
            return storage.tables.append(append)
          },
        },
      }),
    })
    const game = await hand.startGame({ starter: 'first' })
    const proposals = [game.ann.send({ do: 'move', text: '6x6' }), game.ben.send({ do: 'move', text: '6x6' })]
    await Promise.all(proposals)
    const due = game.ben.state().game!.deadlines[0]!.at
    await hand.clock.advanceTo(due - 1)
    delayMs = 1_000
    const move = hand.service.execute(game.table.id, ANN, { id: 'm', command: { do: 'move', text: 'a1' } })
    await hand.clock.advanceTo(due + 5_000)
    expect((await move).ok).toBe(true)
    expect(game.ben.state().phase).toBe('playing')
    expect(await hand.violations()).toEqual([])
  })

  test('two expiries and a late move at once are one ending', async () => {
    const hand = await openTestTableService()
    const { game, due } = await placing(hand)
    await hand.clock.advanceTo(due - 1)
    const late = { id: 'm', command: { do: 'move', text: 'a1' } } as const
    const both = hand.clock.advanceTo(due + 250)
    await both
    await Promise.all([
      hand.service.execute(game.table.id, ANN, late),
      hand.service.execute(game.table.id, ANN, { ...late, id: 'm2' }),
      hand.clock.advanceTo(due + 1_000),
    ])
    expect(await endingOf(hand, game.table.id)).toEqual({ by: 'timeout', loser: 0 })
  })

  test('two houses on one storage end a game once', async () => {
    const hand = await openTestTableService()
    const { game, due } = await placing(hand)
    const other = await openTestTableService({ kept: hand.kept, clock: hand.clock })
    const again = hand.kept.tables.get(game.table.id)!.standing.deadline ?? due
    await hand.clock.advanceTo(again + 1_000)
    expect(other.service.unavailableReason()).toBeUndefined()
    expect(await endingOf(hand, game.table.id)).toMatchObject({ loser: expect.any(Number) })
  })
})

describe('[F8] [O7] the proposals', () => {
  test('one who proposed wins over one who did not', async () => {
    const hand = await openTestTableService()
    const game = await hand.startGame()
    const start = hand.clock.now()
    await game.ben.send({ do: 'move', text: '5x7' })
    await hand.clock.advanceTo(start + MOVE_MS - 1)
    expect(game.ann.state().phase).toBe('playing')
    await hand.clock.advanceTo(start + MOVE_MS + 1_000)
    expect(await endingOf(hand, game.table.id)).toEqual({ by: 'timeout', loser: 0 })
  })

  test('if neither did, nobody has lost, and it counts for nobody', async () => {
    const hand = await openTestTableService()
    const game = await hand.startGame()
    await hand.clock.advanceTo(hand.clock.now() + MOVE_MS + 1_000)
    expect(await endingOf(hand, game.table.id)).toEqual({ by: 'abort' })
    expect([hand.kept.ratings.size, hand.kept.results.get(game.table.id)!.result.rated]).toEqual([0, false])
  })
})

describe('[F8] [O8] the grace of 30 s', () => {
  test.each([
    [GRACE_MS - 1, 'playing'],
    [GRACE_MS, 'over'],
    [GRACE_MS + 1, 'over'],
  ])('back after %i ms: the game is %s', async (ms, phase) => {
    const hand = await openTestTableService()
    const { game } = await placing(hand)
    const left = hand.clock.now()
    await game.ben.leave()
    await hand.clock.advanceTo(left + ms)
    await hand.connect(BEN, game.table.id)
    await hand.clock.advanceTo(left + GRACE_MS + 1_000)
    expect(game.ann.state().phase).toBe(phase)
    if (phase === 'over') expect(await endingOf(hand, game.table.id)).toEqual({ by: 'abandonment', loser: 1 })
    expect(await hand.violations()).toEqual([])
  })

  test('the player who stays may move meanwhile', async () => {
    const hand = await openTestTableService()
    const { game } = await placing(hand)
    await game.ben.leave()
    expect(await game.ann.send({ do: 'move', text: 'a1' })).toBeTypeOf('number')
  })

  test('[O9] both gone: whose 30 s end first has lost', async () => {
    const hand = await openTestTableService()
    const { game } = await placing(hand)
    await game.ben.leave()
    await hand.clock.advanceTo(hand.clock.now() + 1)
    await game.ann.leave()
    await hand.clock.advanceTo(hand.clock.now() + GRACE_MS + 1_000)
    expect(await endingOf(hand, game.table.id)).toEqual({ by: 'abandonment', loser: 1 })
  })

  test('[O9] both gone at one instant: one ending, the same on replay', async () => {
    const hand = await openTestTableService()
    const { game } = await placing(hand)
    await Promise.all([game.ben.leave(), game.ann.leave()])
    await hand.clock.advanceTo(hand.clock.now() + GRACE_MS + 1_000)
    expect(await endingOf(hand, game.table.id)).toMatchObject({ by: 'abandonment' })
  })

  test('[O9] a restart is nobody’s drop: clocks and graces start afresh', async () => {
    const hand = await openTestTableService()
    const { game } = await placing(hand)
    await game.ben.leave()
    await hand.clock.advanceTo(hand.clock.now() + GRACE_MS - 1_000)
    await hand.service.close()
    hand.kept.presence.clear()
    const reopenedAt = hand.clock.now()
    await openTestTableService({ kept: hand.kept, clock: hand.clock })
    await hand.clock.advanceTo(reopenedAt + GRACE_MS - 1)
    const { standing } = hand.kept.tables.get(game.table.id)!
    expect([standing.phase, standing.deadline]).toEqual(['playing', reopenedAt + GRACE_MS])
  })
})
