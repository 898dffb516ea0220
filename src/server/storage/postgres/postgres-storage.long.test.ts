import { afterAll } from 'vitest'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { describeStorageContract } from '#testing/storage-contract/contract.ts'
import { openPostgresStorage } from './postgres-storage.ts'

const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())

const database = await postgres.createDatabase()

describeStorageContract(
  'PostgreSQL storage',
  async () => ({
    open: () => openPostgresStorage({ url: postgres.url(database) }),
    backdateLease: (node, ms) => postgres.backdateLease(database, node, ms),
    remove: () => postgres.emptyDatabase(database),
  }),
  { isShared: true },
)
