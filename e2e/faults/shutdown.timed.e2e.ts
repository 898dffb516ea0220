import { expect, test } from 'vitest'
import type { StorageSnapshot } from '#testing/invariants/audit.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import {
  clientsOf,
  clientViews,
  endedUnfairly,
  keepPlaying,
  type Match,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { gamesResume } from './games-resume.ts'
import { describeMachine, limitOfDuration, MachineWatch } from './machine.ts'
import { startGames } from './prepared-games.ts'

const GAMES = 1_000
const DRAINED_MS = 5_000
/** From the port being open until every client is connected again. */
const BACK_MS = 3_000

test(`[F15] a graceful shutdown with ${GAMES} games in play loses and duplicates nothing`, async () => {
  const random = createSeededRandom('stop', 'moves')
  const { server, matches } = await startGames(GAMES)
  await Promise.all(matches.slice(0, GAMES / 2).map(playPreparations))
  let isPlaying = true
  const players = matches.map(match =>
    keepPlaying(match, random, { maxPauseMs: 1_000, shouldContinue: () => isPlaying }),
  )
  await pause(1_000)

  const stopWatch = new MachineWatch()
  const stoppedMs = await server.stop()
  const machineAtStop = await stopWatch.stop()
  expect(server.exitCode(), server.stderr()).toBe(0)
  isPlaying = false
  await server.start()
  const startWatch = new MachineWatch()
  const [reconnectedMs, resumedMs] = await Promise.all([waitUntilReconnected(matches), gamesResume(matches)])
  const machineAtStart = await startWatch.stop()
  console.log(
    `[F15] ${GAMES} games: drained in ${Math.round(stoppedMs)} ms, all back ${reconnectedMs} ms after the port was open, all on after ${resumedMs} ms; ${describeMachine(machineAtStart)}`,
  )
  expect(stoppedMs).toBeLessThan(limitOfDuration(DRAINED_MS, machineAtStop))
  expect(reconnectedMs).toBeLessThan(limitOfDuration(BACK_MS, machineAtStart))
  expect(server.stderr()).toBe('')

  await Promise.all(players)
  await waitUntilSynced(server, matches)
  const snapshot = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
  expect(endedUnfairly(snapshot.results)).toEqual([])
  expect(earlyLeaves(snapshot)).toEqual([])
})

/** Waits until every client is connected again, and returns how many ms that took. */
async function waitUntilReconnected(matches: readonly Match[]): Promise<number> {
  const connections = clientsOf(matches).map(({ connection }) => connection)
  return Math.round(
    await waitUntil(
      () => connections.every(connection => connection.state().kind === 'open'),
      'All are back',
      60_000,
    ),
  )
}

/** A restart counts as nobody's leave. Only on a slow machine may a client take more than five seconds and be marked. */
function earlyLeaves({ tables }: StorageSnapshot) {
  const entries = tables.flatMap(table => table.entries)
  return entries.filter(({ at, action }) => action.do === 'leave' && at - (action.since ?? at) < 5_000)
}
