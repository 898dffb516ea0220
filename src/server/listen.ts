import type { FastifyInstance } from 'fastify'

const PORTS_TO_TRY = 20

/** Listens on the port, or on the next free one when the port was not asked for by name. */
export async function listen(
  server: FastifyInstance,
  { host, port, exact }: { host: string; port: number; exact: boolean },
): Promise<number | undefined> {
  for (let tried = port; tried < port + (exact ? 1 : PORTS_TO_TRY); tried++) {
    try {
      await server.listen({ host, port: tried })
      return (server.server.address() as { port: number }).port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  return undefined
}
