import type { LinkStorage } from '#server/storage/storage.ts'
import type { MemoryData } from './memory-data.ts'

export function memoryLinks({ links }: MemoryData): LinkStorage {
  return {
    async save(link) {
      if (!links.has(link.code)) links.set(link.code, link)
    },
    find: async code => links.get(code),
    async used(code, at) {
      const link = links.get(code)
      if (link) links.set(code, { ...link, usedAt: Math.max(link.usedAt, at) })
    },
    async delete(code) {
      links.delete(code)
    },
    list: async after =>
      [...links.values()]
        .filter(({ code }) => code > after)
        .sort((one, other) => (one.code < other.code ? -1 : 1)),
    async deleteUnused(before) {
      for (const { code, usedAt } of [...links.values()]) if (usedAt < before) links.delete(code)
    },
  }
}
