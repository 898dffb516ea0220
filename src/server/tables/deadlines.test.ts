import { describe, expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { replayLog } from '#server/tables/log/online-table.ts'
import { viewFor } from '#table/table.ts'
import {
  ANN,
  BEN,
  openTestTableService,
  type TestConnection,
  type TestTableService,
} from '#testing/fixtures/table-service.ts'
import { onlinePlayOf } from '#testing/online-play/online-play.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'

const MOVE_MS = 60_000
const GRACE_MS = 30_000
const GAMES_THAT_MOVE = [
  { game: 'guessgo', options: { clock: 60, starter: 'first' } },
  { game: 'scribble', options: { clock: 60 } },
] as const

/** The ending in the log; checks that replaying it twice gives the same. */
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

/** A game after its proposals, with the deadline of the player to move, which falls between two sweeps. */
async function startPlacing(server: TestTableService) {
  await server.advance(100)
  const game = await server.startGame({ starter: 'first' })
  await game.ann.send({ do: 'move', text: '6x6' })
  await game.ben.send({ do: 'move', text: '6x6' })
  const [due] = game.ben.state().game!.deadlines
  return { game, due: due!.at }
}

describe('[F8] [O7] the move clock of 60 s', () => {
  test('a move 1 ms before the deadline is played', async () => {
    const server = await openTestTableService()
    const { game, due } = await startPlacing(server)
    await server.clock.advanceTo(due - 1)
    expect(await game.ann.send({ do: 'move', text: 'a1' })).toBeTypeOf('number')
    await server.clock.advanceTo(due + 1_000)
    expect(game.ben.state().phase).toBe('playing')
    expect(await server.violations()).toEqual([])
  })

  test.each([0, 1])('a move %i ms after it loses, before any sweep has ended the game', async ms => {
    const server = await openTestTableService()
    const { game, due } = await startPlacing(server)
    await server.clock.advanceTo(due + ms)
    expect(game.ben.state().phase, 'No sweep has ended the game yet').toBe('playing')
    expect(await game.ann.send({ do: 'move', text: 'a1' })).toBe('too-late')
    await server.clock.advanceTo(due + 1_000)
    expect(await endingOf(server, game.table.id)).toEqual({ by: 'timeout', loser: 0 })
  })

  test('a move requested in time counts, even if storage writes it later', async () => {
    let delayMs = 0
    const server = await openTestTableService({
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
    const game = await server.startGame({ starter: 'first' })
    const proposals = [game.ann.send({ do: 'move', text: '6x6' }), game.ben.send({ do: 'move', text: '6x6' })]
    await Promise.all(proposals)
    const due = game.ben.state().game!.deadlines[0]!.at
    await server.clock.advanceTo(due - 1)
    delayMs = 1_000
    const move = server.service.commands.execute(game.table.id, ANN, {
      id: 'm',
      command: { do: 'move', text: 'a1' },
    })
    await server.clock.advanceTo(due + 5_000)
    expect((await move).ok).toBe(true)
    expect(game.ben.state().phase).toBe('playing')
    expect(await server.violations()).toEqual([])
  })

  test('two expiries and a late move at once cause one ending', async () => {
    const server = await openTestTableService()
    const { game, due } = await startPlacing(server)
    await server.clock.advanceTo(due - 1)
    const late = { id: 'm', command: { do: 'move', text: 'a1' } } as const
    const both = server.clock.advanceTo(due + 250)
    await both
    await Promise.all([
      server.service.commands.execute(game.table.id, ANN, late),
      server.service.commands.execute(game.table.id, ANN, { ...late, id: 'm2' }),
      server.clock.advanceTo(due + 1_000),
    ])
    expect(await endingOf(server, game.table.id)).toEqual({ by: 'timeout', loser: 0 })
  })

  test('two servers on one storage end a game once', async () => {
    const server = await openTestTableService()
    const { game, due } = await startPlacing(server)
    const other = await openTestTableService({ kept: server.kept, clock: server.clock })
    const deadline = server.kept.tables.get(game.table.id)!.summary.deadline ?? due
    await server.clock.advanceTo(deadline + 1_000)
    expect(other.service.unavailableReason()).toBeUndefined()
    const reader = await openTestTableService({ kept: server.kept, clock: server.clock })
    const ending = await endingOf({ ...server, service: reader.service }, game.table.id)
    expect(ending).toMatchObject({ loser: expect.any(Number) })
  })
})

describe('[F8] [O7] the proposals', () => {
  test('a player who proposed wins over one who did not', async () => {
    const server = await openTestTableService()
    const game = await server.startGame()
    const start = server.clock.now()
    await game.ben.send({ do: 'move', text: '5x7' })
    await server.clock.advanceTo(start + MOVE_MS - 1)
    expect(game.ann.state().phase).toBe('playing')
    await server.clock.advanceTo(start + MOVE_MS + 1_000)
    expect(await endingOf(server, game.table.id)).toEqual({ by: 'timeout', loser: 0 })
  })

  test('if neither proposed, the game is aborted and counts for nobody', async () => {
    const server = await openTestTableService()
    const game = await server.startGame()
    await server.clock.advanceTo(server.clock.now() + MOVE_MS + 1_000)
    expect(await endingOf(server, game.table.id)).toEqual({ by: 'abort' })
    expect([server.kept.ratings.size, server.kept.results.get(game.table.id)!.result.rated]).toEqual([
      0,
      false,
    ])
  })
})

describe('[F8] [O8] the grace period of 30 s', () => {
  test.each([
    [GRACE_MS - 1, 'playing'],
    [GRACE_MS, 'over'],
    [GRACE_MS + 1, 'over'],
  ])('back after %i ms: the game is %s', async (ms, phase) => {
    const server = await openTestTableService()
    const { game } = await startPlacing(server)
    const leftAt = server.clock.now()
    await game.ben.leave()
    await server.clock.advanceTo(leftAt + ms)
    await server.connect(BEN, game.table.id)
    await server.clock.advanceTo(leftAt + GRACE_MS + 1_000)
    expect(game.ann.state().phase).toBe(phase)
    if (phase === 'over')
      expect(await endingOf(server, game.table.id)).toEqual({ by: 'abandonment', loser: 1 })
    expect(await server.violations()).toEqual([])
  })

  test('the player who stays may move during it', async () => {
    const server = await openTestTableService()
    const { game } = await startPlacing(server)
    await game.ben.leave()
    expect(await game.ann.send({ do: 'move', text: 'a1' })).toBeTypeOf('number')
  })

  test('[O9] when both are gone, the player whose 30 s end first loses', async () => {
    const server = await openTestTableService()
    const { game } = await startPlacing(server)
    await game.ben.leave()
    await server.clock.advanceTo(server.clock.now() + 1)
    await game.ann.leave()
    await server.clock.advanceTo(server.clock.now() + GRACE_MS + 1_000)
    expect(await endingOf(server, game.table.id)).toEqual({ by: 'abandonment', loser: 1 })
  })

  test('[O9] when both leave at the same instant, there is one ending, the same on replay', async () => {
    const server = await openTestTableService()
    const { game } = await startPlacing(server)
    await Promise.all([game.ben.leave(), game.ann.leave()])
    await server.clock.advanceTo(server.clock.now() + GRACE_MS + 1_000)
    expect(await endingOf(server, game.table.id)).toMatchObject({ by: 'abandonment' })
  })

  test('[O9] a restart counts as nobody’s absence: clocks and grace periods start again', async () => {
    const server = await openTestTableService()
    const { game } = await startPlacing(server)
    await game.ben.leave()
    await server.clock.advanceTo(server.clock.now() + GRACE_MS - 1_000)
    await server.service.close()
    server.kept.presence.clear()
    const reopenedAt = server.clock.now()
    await openTestTableService({ kept: server.kept, clock: server.clock })
    await server.clock.advanceTo(reopenedAt + GRACE_MS - 1)
    const { summary } = server.kept.tables.get(game.table.id)!
    expect([summary.phase, summary.deadline]).toEqual(['playing', reopenedAt + GRACE_MS])
  })
})

describe.each(GAMES_THAT_MOVE)(
  '[F8] the move clock of $game, where the rules move instead',
  ({ game, options }) => {
    const twoMoves = ({ state }: TestConnection) => onlinePlayOf(game).twoMoves(state().game!.view)
    const moveCount = ({ state }: TestConnection) => state().game!.log.length

    /** A game after its preparations: the player to move, and the deadline, which falls between two sweeps. */
    async function startTimed() {
      const server = await openTestTableService()
      await server.advance(100)
      const setup = onlinePlayOf(game).setup(createSeededRandom(game, 'deadlines'))
      const { ann, ben, table } = await server.startGame({ ...setup, ...options }, { game })
      if (game === 'guessgo')
        for (const player of [ann, ben]) await player.send({ do: 'move', text: 'finish' })
      return { server, ann, ben, table, due: ann.state().game!.deadlines[0]!.at }
    }

    test('a move 1 ms before the deadline is played', async () => {
      const { server, ann, due } = await startTimed()
      await server.clock.advanceTo(due - 1)
      expect(await ann.send({ do: 'move', text: twoMoves(ann)[0] })).toBeTypeOf('number')
      await server.clock.advanceTo(due + 1_000)
      expect(ann.state().game!.log.at(-1)).not.toHaveProperty('timedOut')
      expect(await server.violations()).toEqual([])
    })

    test.each([0, 1])('a move %i ms after it is refused, and the rules have moved once', async ms => {
      const { server, ann, due } = await startTimed()
      const before = moveCount(ann)
      const [text] = twoMoves(ann)
      await server.clock.advanceTo(due + ms)
      expect(await ann.send({ do: 'move', text })).toBe('too-late')
      await server.clock.advanceTo(due + 1_000)
      expect(moveCount(ann)).toBe(before + 1)
      expect(ann.state().game!.log.at(-1)).toMatchObject({ seat: 0, timedOut: true })
      expect(ann.state().phase).toBe('playing')
      expect(await server.violations()).toEqual([])
    })
  },
)
