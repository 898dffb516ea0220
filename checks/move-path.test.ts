import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS } from '#server/limits/limits.ts'
import { createServer } from '#server/server.ts'
import { openSqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import { createRandomEngine } from '#testing/online-play/random-engine.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { onCleanup } from '#testing/wire/cleanup.ts'
import type { ServerAddress } from '#testing/wire/client.ts'
import { type Match, playOneMove, playPreparations, waitUntilSynced } from '#testing/wire/match.ts'
import { startMatch } from '#testing/wire/whole-server.ts'
import { ExecutedFiles } from './executed-files.ts'

/** The files of the server that a move runs through, in the order in which they do. */
const PATH = [
  'websocket/websocket-server.ts',
  'websocket/client-connection.ts',
  'limits/rate-limits.ts',
  'tables/commands.ts',
  'tables/table-cache.ts',
  'tables/table-actor.ts',
  'tables/log/online-table.ts',
  'storage/sqlite/worker-client.ts',
  'storage/sqlite/batch-executor.ts',
  'storage/sqlite/tables.ts',
  'tables/log/updates.ts',
  'monotonic-clock.ts',
]
/** The files that are told of a move when it is stored and broadcast, and cannot change what becomes of it. */
const OBSERVERS = [
  'tables/table-service.ts',
  'tables/computer-players.ts',
  'monitoring.ts',
  'metrics/table-events.ts',
  'metrics/server-metrics.ts',
  'event-log.ts',
]

/** Runs every 50 ms by itself, which on a busy machine is during every move. */
const SAMPLER = 'metrics/event-loop-delay.ts'

test('a move online runs through twelve files of the server, which ARCHITECTURE.md describes', async () => {
  const server = await startSqliteServer()
  const match = await startMatch(server, 'obstruction')
  await playPreparations(match)
  expect((await filesOfMove(server, match)).toSorted()).toEqual([...PATH, ...OBSERVERS].toSorted())
  expect(PATH.length).toBeLessThanOrEqual(12)
  const [, path] = readFileSync('ARCHITECTURE.md', 'utf8').split(/^## The path of a move online$(.*?)^## /ms)
  expect([...PATH, ...OBSERVERS].filter(file => !path!.includes(`\`${file}\``))).toEqual([])
})

async function startSqliteServer(): Promise<ServerAddress> {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-path-'))
  writeFileSync(join(folder, 'index.html'), '<title>Quincunx</title>')
  const server = await createServer({
    webFolder: folder,
    storage: await openSqliteStorage({ file: join(folder, 'house.sqlite') }),
    engineClient: createRandomEngine(createSeededRandom('engine', 'moves')),
    limits: LIMITS,
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  onCleanup(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  const { port } = server.server.address() as { port: number }
  return { port, url: `http://127.0.0.1:${port}` }
}

/** The files that run for every one of several moves: what only a timer does meanwhile is not among them. */
async function filesOfMove(server: ServerAddress, match: Match): Promise<readonly string[]> {
  const random = createSeededRandom('path', 'moves')
  const executed = await ExecutedFiles.open()
  onCleanup(() => executed.close())
  const moves: (readonly string[])[] = []
  for (let move = 0; move < 8; move++) {
    await waitUntilSynced(server, [match])
    await executed.take()
    expect((await playOneMove(match, random)).ok).toBe(true)
    moves.push((await executed.take()).flatMap(url => url.split('/src/server/')[1] ?? []))
  }
  return moves[0]!.filter(file => file !== SAMPLER && moves.every(files => files.includes(file)))
}
