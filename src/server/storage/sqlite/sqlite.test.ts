import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storageContract } from '#testing/storage-contract.ts'
import { openSqlite } from './sqlite.ts'

storageContract('a storage in an SQLite file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quincunx-'))
  return {
    open: () => openSqlite({ file: join(folder, 'data', 'parlour.db') }),
    remove: () => rm(folder, { recursive: true }),
  }
})
