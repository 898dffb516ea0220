// Runs Quincunx as a process: with durable storage, and without the rate limits, which would stop the load test.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { provideLexicons } from '#games/catalog.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { openEngineClient } from '#node/engine-client.ts'
import { NO_LIMITS } from '#server/limits/limits.ts'
import { listen } from '#server/listen.ts'
import { createServer } from '#server/server.ts'
import { openSqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import { report } from './report.ts'

// Not the folder for temporary files, which may be in memory.
const data = join(import.meta.dirname, '..', '..', 'data')
mkdirSync(data, { recursive: true })
const folder = mkdtempSync(join(data, 'bench-'))
writeFileSync(join(folder, 'index.html'), '<title>Quincunx</title>')
process.on('exit', () => rmSync(folder, { recursive: true }))

provideLexicons(openBundledWords)
const server = await createServer({
  webFolder: folder,
  storage: await openSqliteStorage({ file: join(folder, 'quincunx.sqlite') }),
  engineClient: openEngineClient(),
  limits: NO_LIMITS,
})
const port = await listen(server, { host: '127.0.0.1', port: 0, exact: true })
report(port!, async () => {
  const { body } = await server.inject('/metrics')
  return Number(/^quincunx_moves_total\S* (\d+)$/m.exec(body)?.[1] ?? 0)
})
