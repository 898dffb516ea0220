// node server.ts DATA_FOLDER [DATABASE_URL]
// Runs Quincunx as a process: with durable storage, and without the rate limits, which would stop the load test.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { provideLexicons } from '#games/catalog.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { openEngineClient } from '#node/engine-client.ts'
import { NO_LIMITS } from '#server/limits/limits.ts'
import { listen } from '#server/listen.ts'
import { createServer } from '#server/server.ts'
import { openPostgresStorage } from '#server/storage/postgres/postgres-storage.ts'
import { openSqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { createDataFolder } from './data-folder.ts'
import { report } from './report.ts'

const [dataFolder, url] = process.argv.slice(2)
const folder = createDataFolder(dataFolder!)
writeFileSync(join(folder, 'index.html'), '<title>Quincunx</title>')

provideLexicons(openBundledWords)
const server = await createServer({
  webFolder: folder,
  storage: await openStorage(),
  engineClient: openEngineClient(),
  limits: NO_LIMITS,
})
const port = await listen(server, { host: '127.0.0.1', port: 0, exact: true })
report(port!, async () => {
  const { body } = await server.inject('/metrics')
  return Number(/^quincunx_moves_total\S* (\d+)$/m.exec(body)?.[1] ?? 0)
})

function openStorage(): Promise<Storage> {
  return url ? openPostgresStorage({ url }) : openSqliteStorage({ file: join(folder, 'quincunx.sqlite') })
}
