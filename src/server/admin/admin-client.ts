import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { UserError } from '#kernel/errors.ts'
import type { Greeting } from './admin-socket.ts'
import type { Administration } from './administration.ts'
import { OPERATIONS } from './operations.ts'

/** The administration of a running server, and its version. */
export interface AdminClient {
  readonly administration: Administration
  readonly version: string
}

/** How the system says that nobody listens: there is no socket, or its server is gone. */
const NOBODY = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL']

/** Connects to the server that listens at this path; undefined if none does. */
export async function connectToServer(socketPath: string): Promise<AdminClient | undefined> {
  try {
    const { version } = (await send(socketPath, '/', 'GET')) as Greeting
    const methods = Object.keys(OPERATIONS).map(name => [
      name,
      (input: object = {}) => send(socketPath, `/${name}`, 'POST', input),
    ])
    return { version, administration: Object.fromEntries(methods) }
  } catch (error) {
    if (NOBODY.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

async function send(
  socketPath: string,
  path: string,
  method: 'GET' | 'POST',
  body?: object,
): Promise<unknown> {
  const headers = body && { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    // A connection for each request: one that is kept might belong to a server that has stopped since.
    const options = { socketPath, path, method, agent: false, ...(headers && { headers }) } as const
    const sent = request(options, async response => {
      try {
        const answer = JSON.parse(await text(response))
        if (response.statusCode === 200) resolve(answer)
        else reject(new UserError(String(answer.error ?? answer.message)))
      } catch (error) {
        reject(error)
      }
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}
