import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import {
  clientsOf,
  clientViews,
  endedUnfairly,
  keepPlaying,
  playOneMove,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { pause } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { gamesResume } from './games-resume.ts'
import { describeMachine, limitOfDuration, MachineWatch } from './machine.ts'
import { startGames } from './prepared-games.ts'

const GAMES = 200
/** From the port being open until every game goes on. */
const RESUMED_MS = 3_000
const SEEDS = (process.env.SEED ?? '1 2').split(' ')

describe(`[F1] kill -9 with ${GAMES} games in play`, () => {
  test.each(SEEDS)('at a random moment: every game continues (seed %s)', async seed => {
    const random = createSeededRandom(seed, 'kill')
    const { server, matches } = await startGames(GAMES)
    await Promise.all(matches.slice(0, GAMES / 2).map(playPreparations))
    let isPlaying = true
    const players = matches.map(match =>
      keepPlaying(match, random, { maxPauseMs: 200, shouldContinue: () => isPlaying }),
    )
    await pause(random.between(200, 1_500))
    await server.kill()
    isPlaying = false
    await pause(random.between(0, 300))
    await server.start()
    const machineWatch = new MachineWatch()
    const slowestMs = await gamesResume(matches)
    const machine = await machineWatch.stop()
    console.log(
      `[F1] seed ${seed}: all ${GAMES} games went on within ${slowestMs} ms of the port being open; ${describeMachine(machine)}`,
    )
    expect(slowestMs).toBeLessThan(limitOfDuration(RESUMED_MS, machine))
    await Promise.all(players)
    await waitUntilSynced(server, matches)
    const { results } = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
    expect(endedUnfairly(results)).toEqual([])
  })
})

test('[F1] repeated kills while games are played lose nothing', async () => {
  const random = createSeededRandom('again', 'kill')
  const { server, matches } = await startGames(20)
  let isPlaying = true
  const players = matches.map(async match => {
    while (isPlaying && match.tables[0].state()?.phase === 'playing') {
      await Promise.race([playOneMove(match, random).catch(() => {}), pause(500)])
      await pause(random.between(1, 100))
    }
  })
  for (let kill = 0; kill < 6; kill++) {
    await pause(random.between(50, 800))
    await server.kill()
    await server.start()
  }
  isPlaying = false
  await Promise.all(players)
  await waitUntilSynced(server, matches)
  await stopAndCheck(server, clientsOf(matches), clientViews(matches))
})
