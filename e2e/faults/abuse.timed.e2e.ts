import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { keepForFile, onCleanup } from '#testing/wire/cleanup.ts'
import { type Client, newClient, unwrap } from '#testing/wire/client.ts'
import { findViolations } from '#testing/wire/find-violations.ts'
import {
  clientsOf,
  clientViews,
  endedUnfairly,
  type Match,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { type AbuseOptions, abuse } from './abuse.ts'
import { readDatabase } from './check-storage.ts'
import { memoryOf } from './flood.ts'
import { HonestGames } from './honest-games.ts'
import { describeMachine, limitOfDuration, limitOfP99, MachineWatch } from './machine.ts'
import { startGames } from './prepared-games.ts'
import type { Server } from './server.ts'

const GAMES = 200
const P99_MS = 50
const CALM_MS = 1_500
const MAX_MEMORY_MB = 600
/** How long a casual computer may take for its answer, its pause of 600 ms included. */
const ANSWER_MS = 2_000
const MASTERS = 40

let server: Server
let matches: readonly Match[]
let games: HonestGames
/** The guest who abuses the server. */
let eve: Client
/** The 99th percentile of the moves before any abuse. */
let calmP99: number

beforeAll(async () => {
  await keepForFile(async () => {
    ;({ server, matches } = await startGames(GAMES, { length: 'long' }))
    await Promise.all(matches.map(playPreparations))
    games = new HonestGames(matches, createSeededRandom('abuse', 'moves'))
    calmP99 = (await games.measure(CALM_MS)).p99
  })
})

// Another guest for each test: one who has reached a limit cannot try the next abuse.
beforeEach(async () => {
  eve = await newClient(server)
})

afterAll(async () => {
  await games.stop()
  await waitUntilSynced(server, matches)
  await server.stop()
  // Eve's tables have the dictionary of the server, which the tests do not have.
  const snapshot = readDatabase(server.file)
  const tables = snapshot.tables.filter(({ table }) => matches.some(({ id }) => id === table.id))
  const honest = {
    ...snapshot,
    tables,
    results: snapshot.results.filter(({ id }) => tables.some(({ table }) => table.id === id)),
  }
  expect(await findViolations(honest, clientsOf(matches), clientViews(matches))).toEqual([])
  expect(endedUnfairly(honest.results)).toEqual([])
  const done = tables.flatMap(({ entries }) => entries.map(({ action }) => action.do))
  expect(
    done.filter(kind => kind === 'reopen'),
    'No clock is given time',
  ).toEqual([])
})

/** Measures honest games during an abuse and after it, and expects that the server stays ready and its memory bounded. */
async function playBeside(
  title: string,
  work: () => Promise<{ result: object; end(): void }>,
): Promise<void> {
  const machineWatch = new MachineWatch()
  const statuses = new Set<number>()
  let maxMemory = 0
  const observe = async () => {
    maxMemory = Math.max(maxMemory, memoryOf(server))
    statuses.add((await fetch(`${server.url}/readyz`)).status)
  }
  const timer = setInterval(() => void observe().catch(() => statuses.add(0)), 100)
  onCleanup(() => clearInterval(timer))
  games.takeDurations()
  const { result, end } = await work()
  const during = games.takeDurations()
  // Leaving all at once can be an abuse too.
  end()
  const after = await games.measure(CALM_MS)
  clearInterval(timer)
  const machine = await machineWatch.stop()
  const limit = limitOfP99(P99_MS, machine, calmP99)
  console.log(
    `[F16] ${title}: ${JSON.stringify(result)}; ${during.moves} moves, p99 ${during.p99.toFixed(1)} ms, ${after.p99.toFixed(1)} ms after it ` +
      `(${calmP99.toFixed(1)} ms before all, limit ${limit.toFixed(0)} ms), at most ${maxMemory} MB; ${describeMachine(machine)}`,
  )
  expect(during.moves).toBeGreaterThan(GAMES / 2)
  expect(Math.max(during.p99, after.p99)).toBeLessThan(limit)
  expect([...statuses]).toEqual([200])
  expect(maxMemory).toBeLessThan(MAX_MEMORY_MB)
}

const abuseBy = (options: Pick<AbuseOptions, 'kind' | 'sockets' | 'tables'>) => () =>
  abuse({ ...options, port: server.port, token: eve.token, address: '127.0.1.1', seconds: 4 })

describe('[F16] 200 honest games go on, and no clock is given time, beside one guest', () => {
  test('who watches tables and leaves them, on 300 sockets', async () => {
    const tables = matches.slice(0, 2).map(({ id }) => id)
    await playBeside('watching', abuseBy({ kind: 'watching', sockets: 300, tables }))
  })

  test('who asks the dictionary more often than a turn allows', async () => {
    const request = { game: 'scribble', setup: { bags: 'hidden' }, computer: 'novice' }
    const { id } = unwrap(await eve.api.createTable(request))
    const table = eve.follow(id)
    await waitUntil(() => table.session()?.snapshot().acting !== undefined, 'Eve is to move')
    for (const pattern of ['A.', 'B.', 'C.']) unwrap(await table.session()!.play(`query ${pattern}`))
    await playBeside('queries', abuseBy({ kind: 'queries', sockets: 10, tables: [id] }))
  })

  test('who sits down and stands up at open tables of others', async () => {
    const waiting = await newClient(server)
    const tables: string[] = []
    for (let number = 0; number < 2; number++) {
      const { id } = unwrap(await waiting.api.createTable({ game: 'obstruction', open: true }))
      tables.push(id)
      waiting.follow(id)
    }
    await playBeside('lobby', abuseBy({ kind: 'lobby', sockets: 20, tables }))
  })

  test('who requests tables on 150 sockets and reads nothing', async () => {
    const tables = matches.map(({ id }) => id)
    await playBeside('deaf', abuseBy({ kind: 'deaf', sockets: 150, tables }))
  })

  test('who lets forty masters think, and other computers answer soon', async () => {
    const ann = await newClient(server)
    const { id } = unwrap(
      await ann.api.createTable({ game: 'obstruction', setup: { size: 'agreed' }, computer: 'casual' }),
    )
    const table = ann.follow(id)
    await waitUntil(() => table.session(), 'Ann plays')
    await playBeside('masters', async () => {
      const answerMs: number[] = []
      const machineWatch = new MachineWatch()
      const masters = await openMasters()
      for (const text of ['a1', 'h8', 'a8']) {
        await waitUntil(() => table.session()!.snapshot().acting !== undefined, 'Ann is to move')
        const startedAt = performance.now()
        if (!(await table.session()!.play(text)).ok) break
        await waitUntil(
          () => table.session()!.snapshot().acting !== undefined || table.state()!.phase === 'over',
          'The computer answers',
          60_000,
        )
        answerMs.push(Math.round(performance.now() - startedAt))
      }
      expect(Math.max(...answerMs)).toBeLessThan(limitOfDuration(ANSWER_MS, await machineWatch.stop()))
      return { result: { masters, answerMs }, end() {} }
    })
  })

  /** As many games against the strongest computer as Eve is allowed, with her first move made in each. */
  async function openMasters(): Promise<number> {
    const opened = await Promise.all(
      Array.from({ length: MASTERS }, () => eve.api.createTable({ game: 'scribble', computer: 'master' })),
    )
    const ids = opened.flatMap(created => (created.ok ? [created.value.id] : []))
    // A socket may watch twenty tables.
    const devices = [eve.openDevice(), eve.openDevice()]
    const tables = ids.map((id, number) => eve.follow(id, devices[number % devices.length]!))
    await Promise.all(
      tables.map(async table => {
        await waitUntil(
          () => table.session()?.snapshot().acting !== undefined || table.rejection(),
          'Eve is to move',
        )
        await table.session()?.play('pass')
      }),
    )
    await pause(100)
    return tables.length
  }
})
