import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { stopAndCheck } from './check-storage.ts'
import { clientsOf, clientViews, type Match, playOneMove, playProposals, waitUntilSynced } from './match.ts'
import { startGame } from './prepared-games.ts'
import type { Server } from './server.ts'
import { pause, waitUntil } from './wait-until.ts'

const random = createSeededRandom('clocks', 'moves')

/** Checks that the game goes on, nobody has lost, and the player to move has most of a minute. */
async function checkGameContinues(server: Server, match: Match): Promise<void> {
  await waitUntilSynced(server, [match])
  for (let move = 0; move < 3; move++) expect((await playOneMove(match, random)).ok).toBe(true)
  await waitUntilSynced(server, [match])
  for (const [seat, table] of match.tables.entries()) {
    const { game, phase } = table.state()!
    expect(phase).toBe('playing')
    const due = game!.deadlines.find(({ kind }) => kind === 'move')!
    const leftMs = match.clients[seat]!.connection.toLocalTime(due.at) - Date.now()
    expect(leftMs).toBeGreaterThan(40_000)
    expect(leftMs).toBeLessThanOrEqual(61_000)
  }
}

describe('[F9] the system clock is set', () => {
  test.each([
    ['an hour ahead', ''],
    ['an hour back', ''],
    ['', 'an hour ahead'],
    ['an hour ahead', 'an hour back'],
  ])(
    'first “%s”, and across a restart “%s”: nobody loses, no duration is negative',
    async (processFault, faultAfterRestart) => {
      const { server, match } = await startGame({ processFault })
      await playProposals(match)
      await checkGameContinues(server, match)
      await server.kill()
      await server.start({ processFault: faultAfterRestart })
      await checkGameContinues(server, match)
      // The audit also checks that no log goes back in time.
      await stopAndCheck(server, clientsOf([match]), clientViews([match]))
    },
  )

  test('back and forth while the server runs', async () => {
    const { server, match } = await startGame({ processFault: 'clock set while it runs' })
    await playProposals(match)
    const signals = ['SIGUSR2', 'SIGUSR1', 'SIGUSR1', 'SIGUSR2'] as const
    for (const [number, signal] of signals.entries()) {
      process.kill(server.pid(), signal)
      await waitUntil(() => server.stderr() === 'The clock was set.\n'.repeat(number + 1), 'It is set')
      await pause(600)
      await checkGameContinues(server, match)
    }
    await match.tables[0].session()!.resign()
    await waitUntilSynced(server, [match])
    const { results } = await stopAndCheck(server, clientsOf([match]), clientViews([match]))
    const durationMs = results[0]!.endedAt - results[0]!.startedAt
    expect(durationMs).toBeGreaterThanOrEqual(0)
    expect(durationMs).toBeLessThan(60_000)
  })
})
