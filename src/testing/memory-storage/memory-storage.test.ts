import { describeStorageContract } from '../storage-contract/contract.ts'
import { emptyMemoryData } from './memory-data.ts'
import { openMemoryStorage } from './memory-storage.ts'

describeStorageContract('memory storage', async () => {
  const data = emptyMemoryData()
  return { open: async () => openMemoryStorage(data), remove: async () => {} }
})
