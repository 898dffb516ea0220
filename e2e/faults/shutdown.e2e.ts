import { expect, test } from 'vitest'
import type { StorageSnapshot } from '#testing/invariants/audit.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { stopAndCheck } from './check-storage.ts'
import { gamesResume } from './games-resume.ts'
import { clientsOf, clientViews, keepPlaying, type Match, playProposals, waitUntilSynced } from './match.ts'
import { startGames } from './prepared-games.ts'
import { pause, waitUntil } from './wait-until.ts'

const GAMES = 1_000
/** The requirement is 5 s to stop and 3 s to reconnect; a machine that is busy with other tests gets more. */
const PATIENCE_MS = 40_000

test(`[F15] a graceful shutdown with ${GAMES} games in play loses and duplicates nothing`, async () => {
  const random = createSeededRandom('stop', 'moves')
  const { server, matches } = await startGames(GAMES)
  await Promise.all(matches.slice(0, GAMES / 2).map(playProposals))
  let isPlaying = true
  const players = matches.map(match =>
    keepPlaying(match, random, { maxPauseMs: 1_000, shouldContinue: () => isPlaying }),
  )
  await pause(1_000)

  const stoppedMs = await server.stop()
  expect(stoppedMs).toBeLessThan(PATIENCE_MS)
  expect(server.exitCode(), server.stderr()).toBe(0)
  isPlaying = false
  await server.start()
  const [reconnectedMs, resumedMs] = await Promise.all([waitUntilReconnected(matches), gamesResume(matches)])
  console.log(
    `[F15] ${GAMES} games: drained in ${Math.round(stoppedMs)} ms, all back ${reconnectedMs} ms after the port was open, all on after ${resumedMs} ms`,
  )
  expect(reconnectedMs).toBeLessThan(PATIENCE_MS)
  expect(server.stderr()).toBe('')

  await Promise.all(players)
  await waitUntilSynced(server, matches)
  const snapshot = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
  expect(snapshot.results.filter(({ reason }) => reason !== 'blocked')).toEqual([])
  expect(earlyLeaves(snapshot)).toEqual([])
})

/** Waits until every client is connected again, and returns how many ms that took. */
async function waitUntilReconnected(matches: readonly Match[]): Promise<number> {
  const connections = clientsOf(matches).map(({ connection }) => connection)
  return Math.round(
    await waitUntil(
      () => connections.every(connection => connection.state().kind === 'open'),
      'All are back',
      PATIENCE_MS,
    ),
  )
}

/** A restart counts as nobody's leave. Only on a slow machine may a client take more than five seconds and be marked. */
function earlyLeaves({ tables }: StorageSnapshot) {
  const entries = tables.flatMap(table => table.entries)
  return entries.filter(({ at, action }) => action.do === 'leave' && at - (action.since ?? at) < 5_000)
}
