import { afterAll, expect, test } from 'vitest'
import { Database } from '#server/storage/postgres/database.ts'
import { readDatabaseUrl } from '#server/storage/postgres/database-url.ts'
import { migrate } from '#server/storage/postgres/migrate.ts'
import { MIGRATIONS } from '#server/storage/postgres/migrations.ts'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import {
  clientsOf,
  endedUnfairly,
  keepPlaying,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { describeMachine, isIdle, limitOfDuration, MachineWatch } from '../machine.ts'
import { AwayTimes } from './away-times.ts'
import { Cluster, NODE_USER } from './cluster.ts'

const GAMES = 100
const AWAY_MS = 3_000
/** A second for the balancer, and then as long as a server has that stops alone. */
const STOPPED_MS = 6_000

const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())

/** The migration of a newer version: it adds, and removes nothing. */
async function growSchema({ database: name }: Cluster): Promise<void> {
  const url = postgres.url(name, { user: NODE_USER })
  const database = new Database({ hosts: readDatabaseUrl(url), poolSize: 1 })
  const tables = ['tables', 'entries', 'players', 'sessions', 'results', 'result_seats', 'nodes', 'presence']
  const sql = tables.map(table => `ALTER TABLE ${table} ADD COLUMN added text;`).join('\n')
  await migrate(database, [...MIGRATIONS, { sql, minVersion: MIGRATIONS.at(-1)!.minVersion }])
  await database.close()
}

test(`[F22] a rolling upgrade of two nodes under ${GAMES} games: nothing is lost, and nobody is away for long`, async () => {
  const random = createSeededRandom('upgrade', 'moves')
  const cluster = await Cluster.start({ postgres: [postgres] })
  const matches = await cluster.startGames(GAMES, { length: 'long' })
  await Promise.all(matches.map(playPreparations))
  let isPlaying = true
  const players = matches.map(match =>
    keepPlaying(match, random, { maxPauseMs: 600, shouldContinue: () => isPlaying }),
  )
  const machineWatch = new MachineWatch()
  const awayTimes = new AwayTimes(clientsOf(matches).map(({ connection }) => connection))
  const stoppedMs: number[] = []
  for (const node of cluster.nodes) {
    await pause(500)
    const before = awayTimes.interruptions
    const stopped = node.stop()
    await waitUntil(() => !cluster.balancer.isReady(node), 'The balancer is told')
    expect(awayTimes.interruptions, 'Clients are sent away only then').toBe(before)
    stoppedMs.push(await stopped)
    expect(node.exitCode(), node.stderr()).toBe(0)
    await growSchema(cluster)
    await node.start()
    await waitUntil(() => cluster.balancer.isReady(node), 'The newer node is ready')
  }
  await pause(500)
  await waitUntil(() => awayTimes.away === 0, 'Everybody is back')
  isPlaying = false
  await Promise.all(players)
  const machine = await machineWatch.stop()
  const { longestMs, interruptions } = awayTimes
  console.log(
    `[F22] ${GAMES} games: the nodes stopped in ${stoppedMs.map(Math.round).join(' and ')} ms, ${interruptions} connections were lost, none for longer than ${Math.round(longestMs)} ms; ${describeMachine(machine)}`,
  )
  expect(Math.max(...stoppedMs)).toBeLessThan(limitOfDuration(STOPPED_MS, machine))
  expect(longestMs).toBeLessThan(limitOfDuration(AWAY_MS, machine))
  for (const node of cluster.nodes) await waitUntilSynced(node, matches)
  const { results, tables } = await cluster.check(matches)
  expect(endedUnfairly(results)).toEqual([])
  // The games were served all the time, so that no clock is put back, unless other programs kept the nodes from it.
  const actions = tables.flatMap(({ entries }) => entries.map(({ action }) => action.do))
  if (isIdle(machine) || longestMs < AWAY_MS)
    expect(actions.filter(name => name === 'leave' || name === 'reopen')).toEqual([])
})
