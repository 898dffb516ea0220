import { describeStorageContract } from '#testing/storage-contract.ts'
import { emptyMemoryData } from './memory/kept.ts'
import { openMemoryStorage } from './memory.ts'

describeStorageContract('a storage in memory', async () => {
  const kept = emptyMemoryData()
  return { open: async () => openMemoryStorage(kept), remove: async () => {} }
})
