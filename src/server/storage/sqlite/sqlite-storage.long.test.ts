import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll } from 'vitest'
import { backdateSqliteLease } from '#testing/fixtures/sqlite.ts'
import { describeStorageContract } from '#testing/storage-contract/contract.ts'
import { nodeBuild } from '../../../../config/vite.cli.config.ts'
import { openSqliteStorage } from './sqlite-storage.ts'

// In memory where possible, since each test has its own file. Disk faults are tested elsewhere.
const fastFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const folder = await mkdtemp(join(fastFolder, 'quincunx-'))
afterAll(() => rm(folder, { recursive: true }))

// Bundled as in the released program: it starts in half the time the sources take.
const source = fileURLToPath(new URL('./worker.ts', import.meta.url))
await build({ ...nodeBuild({ storage: source }, join(folder, 'bundle')), configFile: false })
const worker = pathToFileURL(join(folder, 'bundle', 'storage.js'))

let storageCount = 0

describeStorageContract('SQLite storage', async () => {
  storageCount++
  const storageFolder = join(folder, `storage ${storageCount}`)
  const file = join(storageFolder, 'test.db')
  return {
    open: () => openSqliteStorage({ file, worker }),
    backdateLease: async (node, ms) => backdateSqliteLease(file, node, ms),
    remove: () => rm(storageFolder, { recursive: true }),
  }
})
