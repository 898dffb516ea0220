import { fileURLToPath } from 'node:url'
import { createServer } from '#server/server.ts'

export const WEB_FOLDER = fileURLToPath(new URL('../../dist/web/', import.meta.url))

export interface Site {
  readonly url: string
  close(): Promise<void>
}

/** The built pages, served by our own server with its strict policy. */
export async function openSite({ webFolder = WEB_FOLDER, port = 0 } = {}): Promise<Site> {
  const server = await createServer({ webFolder })
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
