import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { unwrap } from '#testing/wire/client.ts'
import {
  clientsOf,
  clientViews,
  type Match,
  playOneMove,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { preparePairs, seatPairs, startGames } from './prepared-games.ts'
import { newFolder, type Server, startServer } from './server.ts'
import {
  canMount,
  FULL_DISK,
  STORAGE_FAULTS,
  type StorageFault,
  smallDisk,
  unmountLater,
} from './storage-faults.ts'

const GAMES = 5
const MOVE_MS = 60_000
const random = createSeededRandom('storage', 'moves')

const statusOf = async (server: Server, path: string) => (await fetch(server.url + path)).status

/** Plays in every game before, during and after the fault. */
async function playThroughFault(
  { begin }: StorageFault,
  server: Server,
  matches: readonly Match[],
): Promise<void> {
  await Promise.all(matches.map(playPreparations))
  const end = begin(server)
  const attempts = matches.map(match => playOneMove(match, random))
  await waitUntil(async () => (await statusOf(server, '/readyz')) === 503, 'The fault is noticed')
  expect(await statusOf(server, '/healthz')).toBe(200)
  await pause(500)
  expect(await statusOf(server, '/readyz')).toBe(503)
  const endedAt = Date.now()
  end()
  await waitUntil(async () => (await statusOf(server, '/readyz')) === 200, 'The server recovers by itself')
  for (const result of await Promise.all(attempts))
    if (!result.ok) expect(result.rejection.code).toBe('not-kept')
  await waitUntilSynced(server, matches)
  for (const match of matches) {
    const [due] = match.tables[0].session()!.snapshot().deadlines
    expect(due!.at, 'The time lost is given back').toBeGreaterThan(endedAt + MOVE_MS - 500)
    unwrap(await playOneMove(match, random))
  }
  await waitUntilSynced(server, matches)
  const { tables, results } = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
  expect(results).toEqual([])
  for (const { entries } of tables)
    expect(entries.map(({ action }) => action.do)).toEqual(expect.arrayContaining(['reopen']))
}

describe('[F10] no acknowledged move and no time is lost, and the server recovers by itself, with', () => {
  test.each(Object.keys(STORAGE_FAULTS))('%s', async name => {
    const fault = STORAGE_FAULTS[name]!
    const { server, matches } = await startGames(GAMES, { strict: false, ...fault.options })
    await playThroughFault(fault, server, matches)
  })

  test.skipIf(!canMount())('a full disk', async () => {
    const data = await smallDisk()
    const pairs = await preparePairs(data, GAMES)
    const server = await startServer({ ...FULL_DISK.options, data })
    unmountLater(data)
    await playThroughFault(FULL_DISK, server, await seatPairs(server, pairs))
  })
})

test('[F10] a worker that ends while games are played is replaced without anyone noticing', async () => {
  const { server, matches } = await startGames(30, { processFault: 'threads end' })
  await Promise.all(matches.map(playPreparations))
  let isPlaying = true
  let played = 0
  const refused: string[] = []
  const players = matches.map(async match => {
    while (isPlaying && match.tables[0].state()?.phase === 'playing') {
      const result = await playOneMove(match, random)
      if (result.ok) played++
      else refused.push(result.rejection.code)
    }
  })
  for (let round = 0; round < 4; round++) {
    await pause(random.between(0, 50))
    process.kill(server.pid(), 'SIGUSR2')
    // This many responses may still come from the worker that ended.
    const before = played
    await waitUntil(() => played > before + matches.length, 'The next worker is running')
  }
  isPlaying = false
  await Promise.all(players)
  await waitUntil(async () => (await statusOf(server, '/readyz')) === 200, 'The server is ready again')
  await waitUntilSynced(server, matches)
  expect(refused).toEqual([])
  await stopAndCheck(server, clientsOf(matches), clientViews(matches))
})

test('[F10] a server with a damaged file reports it and does not start', async () => {
  const data = await newFolder()
  await writeFile(`${data}/house.sqlite`, 'This is no database. '.repeat(500))
  await expect(startServer({ data, strict: true })).rejects.toThrow('it is not a file of Quincunx')
})
