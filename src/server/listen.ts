import type { FastifyInstance } from 'fastify'

const PORTS_TO_TRY = 20

/** Listens on the port, or on the next free one unless `exact`. Returns the port; undefined if none is free. */
export async function listen(
  server: FastifyInstance,
  { host, port, exact }: { host: string; port: number; exact: boolean },
): Promise<number | undefined> {
  for (let candidate = port; candidate < port + (exact ? 1 : PORTS_TO_TRY); candidate++) {
    try {
      await server.listen({ host, port: candidate })
      return (server.server.address() as { port: number }).port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  return undefined
}
