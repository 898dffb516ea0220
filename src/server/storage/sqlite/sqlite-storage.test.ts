import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backdateSqliteLease } from '#testing/fixtures/sqlite.ts'
import { describeStorageContract } from '#testing/storage-contract/contract.ts'
import { openSqliteStorageHere } from './sqlite-storage.ts'

// In memory where possible, since each test has its own file. Disk faults are tested elsewhere.
const fastFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

describeStorageContract('SQLite storage without a thread', async () => {
  const folder = await mkdtemp(join(fastFolder, 'quincunx-'))
  const file = join(folder, 'test.db')
  await writeFile(file, '')
  return {
    open: () => openSqliteStorageHere(file),
    backdateLease: async (node, ms) => backdateSqliteLease(file, node, ms),
    remove: () => rm(folder, { recursive: true }),
  }
})
