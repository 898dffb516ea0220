import { fileURLToPath } from 'node:url'
import { bringWords } from '#games/catalog.ts'
import { openBuiltIn } from '#machine/built-in.ts'
import { openThinker } from '#machine/thinker.ts'
import { NO_LIMITS } from '#server/limits/limits.ts'
import { createServer } from '#server/server.ts'
import { openMemory } from '#server/storage/memory.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type JumpingClock, jumpingClock } from './jumping-clock.ts'

bringWords(openBuiltIn)

export const WEB_FOLDER = fileURLToPath(new URL('../../dist/web/', import.meta.url))

export interface Site {
  readonly url: string
  /** The server's time, which a test may let pass. */
  readonly clock: JumpingClock
  close(): Promise<void>
}

export interface SiteOptions {
  readonly webFolder?: string
  readonly port?: number
  readonly storage?: Storage
  readonly clock?: JumpingClock
}

/** Jumps over minutes must not look like minutes of silence. */
const HEARTBEAT = { pingMs: 3_600_000, timeoutMs: 3_600_000 }

/** The built pages, served by our own server with its strict policy. */
export async function openSite({
  webFolder = WEB_FOLDER,
  port = 0,
  storage = openMemory(),
  clock = jumpingClock(),
}: SiteOptions = {}): Promise<Site> {
  const thinker = openThinker()
  const server = await createServer({
    ...{ webFolder, storage, thinker, clock },
    limits: NO_LIMITS,
    heartbeat: HEARTBEAT,
  })
  const address = await server.listen({ port, host: '127.0.0.1' })
  return {
    // Only on localhost does a browser trust a page without TLS with its storage and workers.
    url: address.replace('127.0.0.1', 'localhost'),
    clock,
    async close() {
      server.server.closeAllConnections()
      await server.close()
    },
  }
}
