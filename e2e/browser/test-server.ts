import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { provideLexicons } from '#games/catalog.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { openEngineClient } from '#node/engine-client.ts'
import { NO_LIMITS } from '#server/limits/limits.ts'
import { createServer } from '#server/server.ts'
import type { Storage } from '#server/storage/storage.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { createOffsetClock, type OffsetClock } from './offset-clock.ts'

provideLexicons(openBundledWords)

export const WEB_FOLDER = fileURLToPath(new URL('../../dist/web/', import.meta.url))

/** The files of the last build in one folder; those of the build before it are there too. */
export function builtFiles(folder: string): readonly string[] {
  const files = readFileSync(new URL('../../dist/web-files', import.meta.url), 'utf8').split('\n')
  return files.filter(file => file.startsWith(`${folder}/`)).map(file => file.slice(folder.length + 1))
}

export interface TestServer {
  readonly url: string
  /** The server's clock, which a test can advance. */
  readonly clock: OffsetClock
  close(): Promise<void>
}

export interface TestServerOptions {
  readonly webFolder?: string
  readonly port?: number
  readonly storage?: Storage
  readonly clock?: OffsetClock
  readonly frameAncestors?: readonly string[]
}

/** Longer than any jump of the clock in a test, which must not look like a dead connection. */
const LONG_HEARTBEAT = { pingMs: 3_600_000, timeoutMs: 3_600_000 }

/** Serves the built pages by the real server, with its content security policy. */
export async function startTestServer({
  webFolder = WEB_FOLDER,
  port = 0,
  storage = openMemoryStorage(),
  clock = createOffsetClock(),
  frameAncestors = [],
}: TestServerOptions = {}): Promise<TestServer> {
  const engineClient = openEngineClient()
  const server = await createServer({
    ...{ webFolder, storage, engineClient, clock, frameAncestors },
    limits: NO_LIMITS,
    heartbeat: LONG_HEARTBEAT,
    computerPaceMs: 0,
  })
  const address = await server.listen({ port, host: '127.0.0.1' })
  return {
    // Without TLS, browsers allow service workers and the clipboard only on localhost.
    url: address.replace('127.0.0.1', 'localhost'),
    clock,
    async close() {
      server.server.closeAllConnections()
      await server.close()
    },
  }
}
