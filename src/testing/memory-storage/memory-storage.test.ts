import { describeStorageContract } from '../storage-contract/contract.ts'
import { emptyMemoryData } from './memory-data.ts'
import { openMemoryStorage } from './memory-storage.ts'

describeStorageContract('a storage in memory', async () => {
  const kept = emptyMemoryData()
  return { open: async () => openMemoryStorage(kept), remove: async () => {} }
})
