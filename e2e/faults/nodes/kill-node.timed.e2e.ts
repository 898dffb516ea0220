import { afterAll, expect, test } from 'vitest'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { endedUnfairly, keepPlaying, playPreparations, waitUntilSynced } from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { gamesResume } from '../games-resume.ts'
import { describeMachine, isIdle, limitOfDuration, MachineWatch } from '../machine.ts'
import { Cluster } from './cluster.ts'
import { addDueGames, latenessOf } from './due-games.ts'

const GAMES = 200
const DUE_GAMES = 40
/** From the kill until every game goes on. */
const RESUMED_MS = 3_000
const LATE_MS = 1_000

const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())

test(`[F2] kill -9 of one of two nodes with ${GAMES} games between their players`, async () => {
  const random = createSeededRandom('two nodes', 'kill')
  const cluster = await Cluster.start({ postgres: [postgres] })
  const [dying, surviving] = cluster.nodes
  const matches = await cluster.startGames(GAMES)
  await Promise.all(matches.slice(0, GAMES / 2).map(playPreparations))
  const survivors = matches.map(({ clients }) => clients[1].connection)
  let interruptions = 0
  for (const connection of survivors)
    connection.subscribe(() => {
      if (connection.state().kind === 'lost') interruptions++
    })
  let isPlaying = true
  const players = matches.map(match =>
    keepPlaying(match, random, { maxPauseMs: 200, shouldContinue: () => isPlaying }),
  )
  const dueGames = await addDueGames(cluster.storage, DUE_GAMES, { fromMs: 800, toMs: 4_000 })
  await pause(random.between(800, 1_500))

  const machineWatch = new MachineWatch()
  await dying.kill()
  isPlaying = false
  const slowestMs = await gamesResume(matches)
  await waitUntil(
    async () => (await postgres.query('SELECT id FROM nodes', { database: cluster.database })).length === 1,
    'The dead node is removed',
  )
  const machine = await machineWatch.stop()
  await Promise.all(players)
  await waitUntilSynced(surviving, matches)
  const snapshot = await cluster.check(matches)
  const latestMs = Math.max(...dueGames.map(game => latenessOf(game, snapshot)))
  console.log(
    `[F2] all ${GAMES} games went on within ${slowestMs} ms of the kill, deadlines were at most ${latestMs} ms late; ${describeMachine(machine)}`,
  )
  expect(slowestMs).toBeLessThan(limitOfDuration(RESUMED_MS, machine))
  expect(latestMs).toBeLessThan(limitOfDuration(LATE_MS, machine))
  expect(interruptions).toBe(0)
  const played = new Set(matches.map(({ id }) => id))
  expect(endedUnfairly(snapshot.results.filter(({ id }) => played.has(id)))).toEqual([])
  // Everybody was back before the lease of the dead node ran out, unless other programs kept them from it.
  const actions = snapshot.tables.flatMap(({ entries }) => entries.map(({ action }) => action.do))
  if (isIdle(machine) || slowestMs < RESUMED_MS)
    expect(actions.filter(name => name === 'leave' || name === 'reopen')).toEqual([])
})
