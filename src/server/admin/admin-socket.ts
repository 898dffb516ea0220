import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { Administration } from './administration.ts'
import { OPERATIONS, type OperationName } from './operations.ts'

/** No group and no others, on the socket as on the data. */
const OWNER_ONLY_MASK = 0o177

/** Where a running server listens for its host: a socket in the data folder, on Windows a named pipe. */
export function adminSocketPath(folder: string, platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'win32') return join(folder, 'admin.sock')
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)
  return String.raw`\\.\pipe\quincunx-${name}`
}

/** The server’s answer to the first request, by which a command of another version notices the difference. */
export interface Greeting {
  readonly version: string
}

export interface AdminSocketOptions {
  readonly administration: Administration
  readonly version: string
  onError(error: unknown): void
}

/** The operations as requests: POST /OPERATION with its input as JSON. */
export function adminApi({ administration, version, onError }: AdminSocketOptions): FastifyInstance {
  const server = fastify({ forceCloseConnections: true })
  const greeting: Greeting = { version }
  server.get('/', async () => greeting)
  for (const name of Object.keys(OPERATIONS) as OperationName[])
    server.post(`/${name}`, async (request, reply) => {
      const input = OPERATIONS[name].safeParse(request.body)
      if (!input.success) return reply.code(400).send({ error: input.error.issues[0]!.message })
      return callOperation(administration, name, input.data)
    })
  server.setErrorHandler((error: Error, _, reply) => {
    onError(error)
    return reply.code(500).send({ error: error.message })
  })
  return server
}

/** Listens at the path. The caller holds the lock of the folder, so a socket that is there is left from a crash. */
export async function listenForHost(server: FastifyInstance, path: string): Promise<void> {
  if (process.platform !== 'win32') await rm(path, { force: true })
  const mask = process.umask(OWNER_ONLY_MASK)
  try {
    await server.listen({ path })
  } finally {
    process.umask(mask)
  }
}

function callOperation(administration: Administration, name: OperationName, input: object): Promise<unknown> {
  const operation = administration[name] as (input: object) => Promise<unknown>
  return operation.call(administration, input)
}
