import { expect, test } from 'vitest'
import type { StorageSnapshot } from '#testing/invariants/audit.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { stopAndCheck } from './check-storage.ts'
import { gamesResume } from './games-resume.ts'
import { clientsOf, clientViews, keepPlaying, type Match, playProposals, waitUntilSynced } from './match.ts'
import { startGames } from './prepared-games.ts'
import { pause, waitUntil } from './wait-until.ts'

const GAMES = 1_000
/** What is asked for is 5 s to stop and 3 s to be back; a machine that is busy with other tests gets more. */
const PATIENCE_MS = 40_000

test(`[F15] a stop in good order with ${GAMES} games in play loses and doubles nothing`, async () => {
  const luck = createSeededRandom('stop', 'moves')
  const { server, matches } = await startGames(GAMES)
  await Promise.all(matches.slice(0, GAMES / 2).map(playProposals))
  let isPlaying = true
  const players = matches.map(match =>
    keepPlaying(match, luck, { longestRestMs: 1_000, isWanted: () => isPlaying }),
  )
  await pause(1_000)

  const drainedMs = await server.stop()
  expect(drainedMs).toBeLessThan(PATIENCE_MS)
  expect(server.exitCode(), server.stderr()).toBe(0)
  isPlaying = false
  await server.start()
  const [backMs, wentOnMs] = await Promise.all([areBack(matches), gamesResume(matches)])
  console.log(
    `[F15] ${GAMES} games: drained in ${Math.round(drainedMs)} ms, all back ${backMs} ms after the port was open, all on after ${wentOnMs} ms`,
  )
  expect(backMs).toBeLessThan(PATIENCE_MS)
  expect(server.stderr()).toBe('')

  await Promise.all(players)
  await waitUntilSynced(server, matches)
  const books = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
  expect(books.results.filter(({ reason }) => reason !== 'blocked')).toEqual([])
  expect(earlyLeavings(books)).toEqual([])
})

/** How long it takes until the last client is connected again, in ms from now. */
async function areBack(matches: readonly Match[]): Promise<number> {
  const links = clientsOf(matches).map(({ connection }) => connection)
  return Math.round(
    await waitUntil(() => links.every(link => link.state().kind === 'open'), 'All are back', PATIENCE_MS),
  )
}

/** A restart is nobody's leaving; only on a slow machine is anyone missed who takes more than five seconds. */
function earlyLeavings({ tables }: StorageSnapshot) {
  const entries = tables.flatMap(table => table.entries)
  return entries.filter(({ at, action }) => action.do === 'leave' && at - (action.since ?? at) < 5_000)
}
