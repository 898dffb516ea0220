import { describeStorageContract } from '../storage-contract/contract.ts'
import { emptyMemoryData } from './memory-data.ts'
import { openMemoryStorage } from './memory-storage.ts'

for (const isShared of [false, true])
  describeStorageContract(
    isShared ? 'shared memory storage' : 'memory storage',
    async () => {
      const data = emptyMemoryData()
      return {
        open: async () => openMemoryStorage(data, { isShared }),
        backdateLease: async (node, ms) => void data.nodes.set(node, data.nodes.get(node)! - ms),
        remove: async () => {},
      }
    },
    { isShared },
  )
