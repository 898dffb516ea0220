// A server without limits, for tests that send more requests in a second than people in a day.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { provideLexicons } from '#games/catalog.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { openEngineClient } from '#node/engine-client.ts'
import { type Limits, NO_LIMITS } from '#server/limits/limits.ts'
import { createServer } from '#server/server.ts'
import { openSqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import { FAULTY_WORKER } from './paths.ts'

interface UnlimitedServerOptions {
  readonly data: string
  readonly port: number
  readonly heartbeat?: { readonly pingMs: number; readonly timeoutMs: number }
  readonly busyMs?: number
  readonly faulty?: boolean
  readonly limits?: Partial<Limits>
}

const { data, port, heartbeat, busyMs, faulty, limits }: UnlimitedServerOptions = JSON.parse(process.argv[2]!)
// Worker threads read the path of the dictionaries from here, as in `quincunx serve`.
process.env.QUINCUNX_DATA = data
const webFolder = join(data, 'web')
mkdirSync(webFolder, { recursive: true })
writeFileSync(join(webFolder, 'index.html'), '<title>Quincunx</title>')

provideLexicons(openBundledWords)
const server = await createServer({
  webFolder,
  storage: await openSqliteStorage({
    file: join(data, 'house.sqlite'),
    ...(busyMs && { busyMs }),
    ...(faulty && { worker: pathToFileURL(FAULTY_WORKER) }),
  }),
  engineClient: openEngineClient(),
  limits: { ...NO_LIMITS, ...limits },
  log: 'warn',
  ...(heartbeat && { heartbeat }),
})
await server.listen({ host: '127.0.0.1', port })
process.stdout.write(`listening on ${(server.server.address() as { port: number }).port}\n`)
process.on('SIGTERM', () => void server.close())
