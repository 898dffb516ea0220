import { describe, expect, test } from 'vitest'
import type { PlayedGame } from '#testing/online-play/online-play.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { newClient, unwrap } from '#testing/wire/client.ts'
import {
  clientsOf,
  clientViews,
  endedUnfairly,
  type Match,
  playOneMove,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { startGame, startGames } from './prepared-games.ts'
import type { Server } from './server.ts'

const random = createSeededRandom('clocks', 'moves')

/** The time for a move online. */
const MOVE_MS: Readonly<Record<PlayedGame, number>> = {
  obstruction: 60_000,
  guessgo: 60_000,
  scribble: 180_000,
}

/** Checks that the game goes on, nobody has lost, and the player to move has most of the time for a move. */
async function checkGameContinues(server: Server, match: Match, game: PlayedGame): Promise<void> {
  await waitUntilSynced(server, [match])
  for (let move = 0; move < 3; move++) expect((await playOneMove(match, random)).ok).toBe(true)
  await waitUntilSynced(server, [match])
  for (const [seat, table] of match.tables.entries()) {
    const { game: shown, phase } = table.state()!
    expect(phase).toBe('playing')
    const due = shown!.deadlines.find(({ kind }) => kind === 'move')!
    const leftMs = match.clients[seat]!.connection.toLocalTime(due.at) - Date.now()
    expect(leftMs).toBeGreaterThan(MOVE_MS[game] - 20_000)
    expect(leftMs).toBeLessThanOrEqual(MOVE_MS[game] + 1_000)
  }
}

describe('[F9] the system clock is set', () => {
  test.each([
    ['an hour ahead', '', 'obstruction'],
    ['an hour back', '', 'guessgo'],
    ['', 'an hour ahead', 'scribble'],
    ['an hour ahead', 'an hour back', 'obstruction'],
  ] as const)(
    'first “%s”, and across a restart “%s”: nobody loses, no duration is negative (%s)',
    async (processFault, faultAfterRestart, game) => {
      const { server, match } = await startGame({ processFault, games: [game], length: 'long' })
      await playPreparations(match)
      await checkGameContinues(server, match, game)
      await server.kill()
      await server.start({ processFault: faultAfterRestart })
      await checkGameContinues(server, match, game)
      // The audit also checks that no log goes back in time.
      await stopAndCheck(server, clientsOf([match]), clientViews([match]))
    },
  )

  test('back and forth while the server runs', async () => {
    const game = 'guessgo'
    const options = { games: [game], length: 'long' } as const
    const { server, match } = await startGame({ processFault: 'clock set while it runs', ...options })
    await playPreparations(match)
    const signals = ['SIGUSR2', 'SIGUSR1', 'SIGUSR1', 'SIGUSR2'] as const
    for (const [number, signal] of signals.entries()) {
      process.kill(server.pid(), signal)
      await waitUntil(() => server.stderr() === 'The clock was set.\n'.repeat(number + 1), 'It is set')
      await pause(600)
      await checkGameContinues(server, match, game)
    }
    await match.tables[0].session()!.resign()
    await waitUntilSynced(server, [match])
    const { results } = await stopAndCheck(server, clientsOf([match]), clientViews([match]))
    const durationMs = results[0]!.endedAt - results[0]!.startedAt
    expect(durationMs).toBeGreaterThanOrEqual(0)
    expect(durationMs).toBeLessThan(60_000)
  })
})

describe('[F19] the machine’s clock is a year ahead for one start, and right again at the next', () => {
  const MINUTE_MS = 60_000

  test('no session ends, no game is lost, and no time in the future stays', async () => {
    const { server, matches } = await startGames(3)
    await Promise.all(matches.map(playPreparations))
    await server.kill()
    await server.start({ processFault: 'a year ahead' })
    await waitUntilSynced(server, matches)
    const during = await newClient(server)
    for (const match of matches) expect((await playOneMove(match, random)).ok).toBe(true)
    await server.kill()
    await server.start({ processFault: '' })

    for (const { api } of [...clientsOf(matches), during]) expect((await api.me()).ok).toBe(true)
    await waitUntilSynced(server, matches)
    for (const match of matches) {
      expect((await playOneMove(match, random)).ok).toBe(true)
      await waitUntilSynced(server, [match])
      const { deadlines } = match.tables[0].state()!.game!
      for (const { at } of deadlines) expect(at - Date.now()).toBeLessThan(4 * MINUTE_MS)
    }
    const raw = await openRawSocket({ port: server.port, token: during.token })
    expect(Math.abs((await raw.message('hello')).now - Date.now())).toBeLessThan(MINUTE_MS)
    for (const { createdAt, seenAt } of unwrap(await during.api.sessions()))
      expect(Math.max(createdAt, seenAt)).toBeLessThan(Date.now() + MINUTE_MS)
    const { tables, results } = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
    expect(endedUnfairly(results)).toEqual([])
    // Entries are never changed, but every table is in the present again.
    const latest = tables.map(({ entries }) => entries.at(-1)!.at)
    expect(Math.max(...latest)).toBeLessThan(Date.now() + MINUTE_MS)
  })
})
