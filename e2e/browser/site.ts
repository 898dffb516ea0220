import { fileURLToPath } from 'node:url'
import { openThinker } from '#machine/thinker.ts'
import { NO_LIMITS } from '#server/limits/limits.ts'
import { createServer } from '#server/server.ts'
import { openMemory } from '#server/storage/memory.ts'
import type { Storage } from '#server/storage/storage.ts'

export const WEB_FOLDER = fileURLToPath(new URL('../../dist/web/', import.meta.url))

export interface Site {
  readonly url: string
  close(): Promise<void>
}

export interface SiteOptions {
  readonly webFolder?: string
  readonly port?: number
  readonly storage?: Storage
}

/** The built pages, served by our own server with its strict policy. */
export async function openSite({
  webFolder = WEB_FOLDER,
  port = 0,
  storage = openMemory(),
}: SiteOptions = {}): Promise<Site> {
  const server = await createServer({ webFolder, storage, thinker: openThinker(), limits: NO_LIMITS })
  const address = await server.listen({ port, host: '127.0.0.1' })
  return {
    // Only on localhost does a browser trust a page without TLS with its storage and workers.
    url: address.replace('127.0.0.1', 'localhost'),
    async close() {
      server.server.closeAllConnections()
      await server.close()
    },
  }
}
