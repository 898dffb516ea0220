import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Clock } from '#kernel/clock.ts'
import type { CreateTableRequest } from '#protocol/api.ts'
import { LIMITS, type Limits, NO_LIMITS } from '#server/limits/limits.ts'
import { createServer } from '#server/server.ts'
import type { Storage } from '#server/storage/storage.ts'
import { emptyMemoryData, type MemoryData } from '../memory-storage/memory-data.ts'
import { openMemoryStorage } from '../memory-storage/memory-storage.ts'
import { onlinePlayOf, type PlayedGame } from '../online-play/online-play.ts'
import { createRandomEngine } from '../online-play/random-engine.ts'
import { createSeededRandom } from '../simulation/seeded-random.ts'
import { takeStorageSnapshot } from '../simulation/storage-snapshot.ts'
import { onCleanup } from './cleanup.ts'
import { newClient, type ServerAddress, unwrap } from './client.ts'
import { findViolations } from './find-violations.ts'
import { clientsOf, clientViews, type Match, waitUntilSynced } from './match.ts'
import { waitUntil } from './wait-until.ts'

/** The whole server in this process, with its storage in memory, on a port of its own. */
export interface WholeServer extends ServerAddress {
  readonly data: MemoryData
  close(): Promise<void>
}

export interface WholeServerOptions {
  /** The limits of the real server; by default there are none. */
  readonly isLimited?: boolean
  /** Single limits instead of those. */
  readonly limits?: Partial<Limits>
  /** Another storage than one in memory that is not shared. */
  readonly storage?: Storage
  readonly clock?: Clock
  readonly stopping?: AbortSignal
}

/** Starts a server for one test and closes it when the test ends. */
export async function startWholeServer({
  isLimited = false,
  limits = {},
  storage,
  clock,
  stopping,
}: WholeServerOptions = {}): Promise<WholeServer> {
  const webFolder = mkdtempSync(join(tmpdir(), 'quincunx-web-'))
  writeFileSync(join(webFolder, 'index.html'), '<title>Quincunx</title>')
  const data = emptyMemoryData()
  const server = await createServer({
    webFolder,
    storage: storage ?? openMemoryStorage(data),
    ...(clock && { clock }),
    ...(stopping && { stopping }),
    engineClient: createRandomEngine(createSeededRandom('engine', 'moves')),
    limits: { ...(isLimited ? LIMITS : NO_LIMITS), ...limits },
    computerPaceMs: 0,
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  onCleanup(async () => {
    await server.close()
    rmSync(webFolder, { recursive: true })
  })
  const { port } = server.server.address() as { port: number }
  return { port, url: `http://127.0.0.1:${port}`, data, close: () => server.close() }
}

/** A game between two new guests, who use real clients. */
export async function startMatch(
  server: ServerAddress,
  game: PlayedGame,
  { setup, ...request }: Partial<CreateTableRequest> = {},
): Promise<Match> {
  const [ann, ben] = [await newClient(server), await newClient(server)]
  const drawn = onlinePlayOf(game).setup(createSeededRandom(game, 'setup'))
  const { id, code } = unwrap(await ann.api.createTable({ game, setup: { ...drawn, ...setup }, ...request }))
  const tables = [ann.follow(id), ben.follow(id)] as const
  await waitUntil(() => tables.every(table => table.state()), 'Both see the table')
  unwrap(await tables[1].sit())
  await waitUntil(() => tables.every(table => table.session()), 'The game begins')
  return { id, code, clients: [ann, ben], tables }
}

/** Expects I1 to I5 of the storage and of all clients of these games. */
export async function checkServer(server: WholeServer, matches: readonly Match[]): Promise<void> {
  await waitUntilSynced(server, matches)
  const snapshot = takeStorageSnapshot(server.data)
  const violations = await findViolations(snapshot, clientsOf(matches), clientViews(matches))
  expect(violations.slice(0, 5)).toEqual([])
}
