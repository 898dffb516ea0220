import { storageContract } from '#testing/storage-contract.ts'
import { nothingKept } from './memory/kept.ts'
import { openMemory } from './memory.ts'

storageContract('a storage in memory', async () => {
  const kept = nothingKept()
  return { open: async () => openMemory(kept), remove: async () => {} }
})
