import { afterAll, expect, test } from 'vitest'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { endedUnfairly, keepPlaying, playPreparations, waitUntilSynced } from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { gamesResume } from '../games-resume.ts'
import { describeMachine, limitOfDuration, MachineWatch } from '../machine.ts'
import { Cluster, expectTimeGivenBack, timeLeft } from './cluster.ts'

const GAMES = 60
/** How long it takes until somebody or something promotes the standby. */
const UNNOTICED_MS = 1_500
/** From the promotion on. */
const READY_MS = 3_000
/** Clients wait for 4 s before they send a move again of which nobody knows whether it was stored. */
const RESUMED_MS = 6_000

const primary = await TestPostgres.start()
const standby = await primary.startStandby()
afterAll(() => Promise.all([primary.stop(), standby.stop()]))

/** From now on a commit is acknowledged when the standby has it too. */
async function makeSynchronous(): Promise<void> {
  await primary.query(`ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'`)
  await primary.query('SELECT pg_reload_conf()')
  const isSynchronous = async () => {
    const [sender] = await primary.query('SELECT sync_state FROM pg_stat_replication')
    return sender?.sync_state === 'quorum'
  }
  await waitUntil(isSynchronous, 'The standby is synchronous')
}

test(`[F21] the primary is killed under ${GAMES} games and its synchronous standby promoted: no move is lost`, async () => {
  await makeSynchronous()
  const random = createSeededRandom('failover', 'moves')
  const cluster = await Cluster.start({ postgres: [primary, standby] })
  const matches = await cluster.startGames(GAMES)
  await Promise.all(matches.map(playPreparations))
  let isPlaying = true
  let played = 0
  const players = matches.map(match =>
    keepPlaying(match, random, { maxPauseMs: 100, shouldContinue: () => isPlaying }),
  )
  for (const { tables } of matches) tables[0].subscribe(() => played++)
  await pause(random.between(500, 1_000))

  await primary.kill()
  const killedAt = Date.now()
  await waitUntil(async () => !(await cluster.areReady()).includes(true), 'The nodes notice it')
  const left = timeLeft(matches, killedAt)
  await pause(UNNOTICED_MS)
  expect(await cluster.areReady()).toEqual([false, false])
  isPlaying = false
  const machineWatch = new MachineWatch()
  await standby.promote()
  const promotedAt = Date.now()
  await waitUntil(async () => !(await cluster.areReady()).includes(false), 'The nodes find the new primary')
  const readyMs = Date.now() - promotedAt
  await Promise.all(players)
  await waitUntilSynced(cluster.nodes[0], matches)
  expectTimeGivenBack(left, promotedAt)
  const slowestMs = await gamesResume(matches)
  const machine = await machineWatch.stop()
  console.log(
    `[F21] after ${played} updates the primary was gone for ${promotedAt - killedAt} ms; the nodes were ready ${readyMs} ms after the promotion, all ${GAMES} games went on after ${slowestMs} ms more; ${describeMachine(machine)}`,
  )
  expect(readyMs).toBeLessThan(limitOfDuration(READY_MS, machine))
  expect(slowestMs).toBeLessThan(limitOfDuration(RESUMED_MS, machine))
  for (const node of cluster.nodes) await waitUntilSynced(node, matches)
  const snapshot = await cluster.check(matches, standby)
  expect(endedUnfairly(snapshot.results)).toEqual([])
})
