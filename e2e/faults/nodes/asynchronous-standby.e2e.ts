import { afterAll, expect, test } from 'vitest'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { endedUnfairly, playOneMove, playPreparations, waitUntilSynced } from '#testing/wire/match.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { gamesResume } from '../games-resume.ts'
import { Cluster, expectTimeGivenBack, timeLeft } from './cluster.ts'

const GAMES = 6
const LOST_MOVES = 2

const primary = await TestPostgres.start()
const standby = await primary.startStandby()
afterAll(() => Promise.all([primary.stop(), standby.stop()]))

/** From now on the standby gets nothing, when it has everything until now; no commit waits for it. */
async function stopReplication(): Promise<void> {
  const isCaughtUp = async () => {
    const [sender] = await primary.query(
      'SELECT replay_lsn >= pg_current_wal_lsn() AS is_caught_up FROM pg_stat_replication',
    )
    return sender?.is_caught_up
  }
  await waitUntil(isCaughtUp, 'The standby has everything')
  const [{ pid }] = await primary.query('SELECT pid FROM pg_stat_replication')
  process.kill(pid, 'SIGSTOP')
}

test('[F21] the primary is killed and an asynchronous standby promoted, which lacks the last moves: the nodes go back to what it has, and the games go on', async () => {
  const random = createSeededRandom('asynchronous', 'moves')
  const cluster = await Cluster.start({ postgres: [primary, standby] })
  const matches = await cluster.startGames(GAMES, { length: 'long' })
  await Promise.all(matches.map(playPreparations))
  await stopReplication()
  const stoppedAt = Date.now()
  const left = timeLeft(matches, stoppedAt)
  const replicated = matches.map(({ tables }) => tables[0].state()!.seq)
  for (let move = 0; move < LOST_MOVES; move++)
    for (const match of matches) expect((await playOneMove(match, random)).ok).toBe(true)

  await primary.kill()
  const killedAt = Date.now()
  await waitUntil(async () => !(await cluster.areReady()).includes(true), 'The nodes notice it')
  await standby.promote()
  const promotedAt = Date.now()
  await waitUntil(async () => !(await cluster.areReady()).includes(false), 'The nodes find the new primary')
  for (const node of cluster.nodes) await waitUntilSynced(node, matches)
  // The lost moves took their time.
  expectTimeGivenBack(left, promotedAt, killedAt - stoppedAt + 1_000)
  const { tables } = await cluster.check([], standby)
  for (const [index, { id }] of matches.entries()) {
    const { entries } = tables.find(({ table }) => table.id === id)!
    const names = entries.slice(replicated[index]).map(({ action }) => action.do)
    expect(new Set(names), 'The last moves are lost').toEqual(new Set(['reopen']))
  }
  await gamesResume(matches)
  for (const node of cluster.nodes) await waitUntilSynced(node, matches)
  const { results } = await cluster.check([], standby)
  expect(endedUnfairly(results)).toEqual([])
})
