import { afterAll, describe, expect, test } from 'vitest'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { keepForFile } from '#testing/wire/cleanup.ts'
import { unwrap } from '#testing/wire/client.ts'
import {
  endedUnfairly,
  type Match,
  playOneMove,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { gamesResume } from '../games-resume.ts'
import { Cluster, NODE_USER } from './cluster.ts'
import { addDueGames } from './due-games.ts'

/** How often a node compares its tables with the storage. */
const RESYNC_MS = 5_000
const LATE_MS = 5_000

const random = createSeededRandom('silent', 'moves')
const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())
const cluster = await keepForFile(() => Cluster.start({ postgres: [postgres], prepare: shadowNotify }))
const query = (statement: string) => postgres.query(statement, { database: cluster.database })

/** Puts a function before PostgreSQL's own `pg_notify` that loses all notifications while there is a row in `silence`. */
async function shadowNotify(database: string): Promise<void> {
  await postgres.query(
    `CREATE SCHEMA lossy AUTHORIZATION ${NODE_USER};
     CREATE TABLE lossy.silence (since timestamptz DEFAULT now());
     GRANT SELECT ON lossy.silence TO ${NODE_USER};
     CREATE FUNCTION lossy.pg_notify(channel text, payload text) RETURNS void LANGUAGE plpgsql AS $$
     BEGIN
       IF NOT EXISTS (SELECT 1 FROM lossy.silence) THEN PERFORM pg_catalog.pg_notify(channel, payload); END IF;
     END $$;
     ALTER DATABASE ${database} SET search_path = lossy, pg_catalog`,
    { database },
  )
}

/** Plays a move and returns after how many ms both players see it. */
async function timeOfMove(match: Match): Promise<number> {
  const seqs = () => match.tables.map(table => table.state()!.seq)
  const [before] = seqs()
  const startedAt = performance.now()
  unwrap(await playOneMove(match, random))
  await waitUntil(() => seqs().every(seq => seq > before!), 'Both players see the move')
  return Math.round(performance.now() - startedAt)
}

describe('[F11] a node hears of a move at the other', () => {
  test('again when its listening connection was ended', async () => {
    const match = await cluster.startGame({ length: 'long' })
    await playPreparations(match)
    const calmMs = await timeOfMove(match)
    await query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE usename = '${NODE_USER}' AND query IN ('LISTEN quincunx', 'SELECT 1')`,
    )
    const deafMs = await timeOfMove(match)
    const lateMs = await timeOfMove(match)
    console.log(
      `[F11] a move crossed in ${calmMs} ms, in ${deafMs} ms after the listeners were ended, then in ${lateMs} ms`,
    )
    expect(Math.max(deafMs, lateMs)).toBeLessThan(RESYNC_MS + LATE_MS)
    for (const node of cluster.nodes) await waitUntilSynced(node, [match])
    await cluster.check([match])
  })

  test('within seconds although every notification is lost', async () => {
    const match = await cluster.startGame({ games: ['guessgo'], length: 'long' })
    await playPreparations(match)
    await query('INSERT INTO silence DEFAULT VALUES')
    const lostMs = await timeOfMove(match)
    await query('DELETE FROM silence')
    console.log(`[F11] without notifications a move crossed in ${lostMs} ms`)
    expect(lostMs).toBeLessThan(RESYNC_MS + LATE_MS)
    for (const node of cluster.nodes) await waitUntilSynced(node, [match])
    await cluster.check([match])
  })
})

test('[F2] a node that is frozen for longer than its lease, and thawed again', async () => {
  const [frozen, other] = cluster.nodes
  const matches = await cluster.startGames(6, { length: 'long' })
  await Promise.all(matches.map(playPreparations))
  const nodeIds = async () => (await query('SELECT id FROM nodes')).map(({ id }) => id)

  process.kill(frozen.pid(), 'SIGSTOP')
  const frozenAt = performance.now()
  // A move that the frozen node may execute when it thaws, and that the player sends to the other node meanwhile.
  const moves = matches.map(match => playOneMove(match, random))
  const slowestMs = await gamesResume(matches)
  await waitUntil(async () => (await nodeIds()).length === 1, 'The frozen node counts as dead')
  const buriedMs = performance.now() - frozenAt
  for (const match of matches) expect((await playOneMove(match, random)).ok).toBe(true)

  process.kill(frozen.pid(), 'SIGCONT')
  await waitUntil(async () => (await nodeIds()).length === 2, 'The thawed node takes part again')
  await Promise.all(moves)
  await waitUntil(() => cluster.balancer.isReady(frozen), 'The thawed node is ready')
  for (const node of cluster.nodes) await waitUntilSynced(node, matches)
  const { results, tables } = await cluster.check(matches)
  console.log(
    `[F2] ${matches.length} games went on ${slowestMs} ms after their node froze; it counted as dead after ${Math.round(buriedMs)} ms`,
  )
  expect(endedUnfairly(results)).toEqual([])
  const actions = tables.flatMap(({ entries }) => entries.map(({ action }) => action.do))
  expect(actions.filter(name => name === 'reopen')).toEqual([])
  expect(other.stderr() + frozen.stderr()).toBe('')
})

test('[F1] both nodes are killed and started again together: nobody loses the time of the outage', async () => {
  const matches = await cluster.startGames(6)
  await Promise.all(matches.map(playPreparations))
  await Promise.all(cluster.nodes.map(node => node.kill()))
  // Stored when nobody can end these games, however long that takes.
  const dueGames = await addDueGames(cluster.storage, 6, { fromMs: 200, toMs: 600 })
  const dueAt = Math.max(...dueGames.map(game => game.dueAt))
  await pause(dueAt - Date.now() + 500)
  const startedAt = performance.now()
  await Promise.all(cluster.nodes.map(node => node.start()))
  const openMs = Math.round(performance.now() - startedAt)
  const slowestMs = await gamesResume(matches)
  console.log(
    `[F1] two nodes were open ${openMs} ms after their start, all games went on after ${slowestMs} ms more`,
  )
  for (const node of cluster.nodes) await waitUntilSynced(node, matches)
  const { tables } = await cluster.check(matches)
  const namesAt = ({ id }: { readonly id: string }) =>
    tables.find(({ table }) => table.id === id)!.entries.map(({ action }) => action.do)
  for (const match of matches)
    expect(namesAt(match).filter(name => ['reopen', 'expire', 'leave'].includes(name))).toEqual(['reopen'])
  // Their players never come back.
  for (const game of dueGames)
    expect(namesAt(game).filter(name => ['reopen', 'expire'].includes(name))).toEqual(['reopen'])
})
