import { afterAll, describe, expect, test } from 'vitest'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import type { StorageSnapshot } from '#testing/invariants/audit.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { keepForFile } from '#testing/wire/cleanup.ts'
import {
  endedUnfairly,
  keepPlaying,
  type Match,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { gamesResume } from '../games-resume.ts'
import { canMount } from '../storage-faults.ts'
import { Cluster, expectTimeGivenBack, timeLeft } from './cluster.ts'
import { createSmallTablespace, DATABASE_FAULTS, type DatabaseFault, fullDisk } from './database-faults.ts'

const GAMES = 9
/** How long busy nodes may take until they notice an outage, and until all players hear of its end. */
const TOLERANCE_MS = 2_000
/** A node works again and again for a moment, and a client repeats a move that was refused only after four seconds. */
const INTERMITTENT_TOLERANCE_MS = 6_000

const random = createSeededRandom('outages', 'moves')
const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())

/** Plays on both nodes before, during and after the fault. */
async function playThroughFault(cluster: Cluster, fault: DatabaseFault): Promise<void> {
  const matches = await cluster.startGames(GAMES, { length: 'long' })
  await Promise.all(matches.map(playPreparations))
  let isPlaying = true
  const players = matches.map(match =>
    keepPlaying(match, random, { maxPauseMs: 100, shouldContinue: () => isPlaying }),
  )
  const seqs = () => matches.map(({ tables }) => tables[0].state()!.seq)
  const before = seqs()
  await waitUntil(() => seqs().every((seq, index) => seq > before[index]!), 'Every game has a new move')
  const end = await fault.begin(cluster)
  const begunAt = Date.now()
  await waitUntil(async () => !(await cluster.areReady()).includes(true), 'Both nodes notice the fault')
  const noticedAt = Date.now()
  const left = timeLeft(matches, begunAt)
  for (const { url } of cluster.nodes) expect((await fetch(`${url}/healthz`)).ok).toBe(true)
  await pause(fault.outageMs)
  if (!fault.isIntermittent) expect(await cluster.areReady()).toEqual([false, false])
  isPlaying = false
  const endedAt = Date.now()
  await end()
  await waitUntil(async () => !(await cluster.areReady()).includes(false), 'Both nodes recover by themselves')
  const recoveredMs = Date.now() - endedAt
  await Promise.all(players)
  await waitUntilSynced(cluster.nodes[0], matches)
  expectTimeGivenBack(left, endedAt, fault.isIntermittent ? INTERMITTENT_TOLERANCE_MS : TOLERANCE_MS)
  const resumedMs = await gamesResume(matches)
  for (const node of cluster.nodes) await waitUntilSynced(node, matches)
  const snapshot = await cluster.check(matches)
  expect(endedUnfairly(resultsOf(matches, snapshot))).toEqual([])
  expect(
    leavesOf(matches, snapshot),
    'Nobody is away because the nodes could not renew their leases',
  ).toEqual([])
  console.log(
    `[F10] both nodes were ready ${recoveredMs} ms after an outage of ${endedAt - noticedAt} ms, all games went on ${resumedMs} ms later`,
  )
}

function leavesOf(matches: readonly Match[], { tables }: StorageSnapshot) {
  const ids = new Set(matches.map(({ id }) => id))
  const entries = tables.filter(({ table }) => ids.has(table.id)).flatMap(table => table.entries)
  return entries.filter(({ action }) => action.do === 'leave')
}

function resultsOf(matches: readonly Match[], { results }: StorageSnapshot) {
  const ids = new Set(matches.map(({ id }) => id))
  return results.filter(({ id }) => ids.has(id))
}

describe('[F10] no acknowledged move and no time is lost, and both nodes recover by themselves, with a database', async () => {
  const cluster = await keepForFile(() => Cluster.start({ postgres: [postgres] }))

  test.each(Object.keys(DATABASE_FAULTS))('%s', name => playThroughFault(cluster, DATABASE_FAULTS[name]!))
})

test.skipIf(!canMount())('[F10] so also with a database whose disk is full', async () => {
  const tablespace = await createSmallTablespace(postgres)
  const cluster = await Cluster.start({ postgres: [postgres], tablespace: tablespace.name })
  await playThroughFault(cluster, fullDisk(tablespace))
})
