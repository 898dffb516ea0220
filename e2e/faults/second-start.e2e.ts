import { expect, test } from 'vitest'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import {
  clientsOf,
  clientViews,
  endedUnfairly,
  playOneMove,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { stopAndCheck } from './check-storage.ts'
import { preparePairs, seatPairs } from './prepared-games.ts'
import { newFolder, startServer } from './server.ts'

const random = createSeededRandom('second', 'start')

test('[F18] a second server on the same folder is refused, and the players of the first notice nothing', async () => {
  const data = await newFolder()
  const pairs = await preparePairs(data, 3)
  const server = await startServer({ strict: true, data })
  const matches = await seatPairs(server, pairs)
  await Promise.all(matches.map(playPreparations))
  const seqs = matches.map(({ tables }) => tables[0].state()!.seq)
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(startServer({ strict: true, data, isGuest: true })).rejects.toThrow(
      `Another server at http://localhost:${server.port} (process ${server.pid()}) is already using ${data}.`,
    )
  expect(matches.map(({ tables }) => tables[0].state()!.seq)).toEqual(seqs)
  for (const match of matches) expect((await playOneMove(match, random)).ok).toBe(true)
  expect(clientsOf(matches).map(({ connection }) => connection.state().kind)).not.toContain('lost')
  await waitUntilSynced(server, matches)
  const { tables, results } = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
  const done = tables.flatMap(({ entries }) => entries.map(({ action }) => action.do))
  expect(done.filter(kind => ['leave', 'return', 'reopen'].includes(kind))).toEqual([])
  expect(endedUnfairly(results)).toEqual([])
})

test('[F18] a server that was killed has left no lock behind', async () => {
  const data = await newFolder()
  const server = await startServer({ strict: true, data })
  await server.kill()
  await server.start()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})
