import type { NodeStorage } from '#server/storage/node-storage.ts'
import type { MemoryData } from './memory-data.ts'
import { hasLease, isLiving, type MemoryNode } from './memory-node.ts'
import { removePresence } from './presence.ts'

export function memoryNodes(data: MemoryData, self: MemoryNode): NodeStorage {
  const releaseAll = async (node: string) => {
    for (const [key, owner] of data.nodeClaims) if (owner === node) data.nodeClaims.delete(key)
  }
  return {
    now: async () => data.now(),
    async renew(node, about) {
      const hadLapsed = !hasLease(data, node)
      const isNew = !data.nodes.has(node)
      if (about) data.nodeDescriptions.set(node, about)
      data.nodes.set(node, data.now())
      return { now: data.now(), hadLapsed, isNew, server: data.server }
    },
    list: async () =>
      [...data.nodes].map(([node, seenAt]) => ({
        ...{ node, seenAt, isAlive: hasLease(data, node) },
        ...data.nodeDescriptions.get(node),
      })),
    async expired() {
      return [...data.nodes]
        .filter(([node]) => !hasLease(data, node))
        .map(([node, seenAt]) => ({ node, seenAt }))
    },
    async connectionsOf(node) {
      const rows = [...data.presence.values()].flatMap(connections => [...connections.values()])
      return rows.filter(row => row.node === node)
    },
    async remove(node) {
      for (const rows of [...data.presence.values()])
        for (const row of [...rows.values()]) if (row.node === node) removePresence(data, row)
      await releaseAll(node)
      data.nodes.delete(node)
      data.nodeDescriptions.delete(node)
    },
    hasOthers: async node => [...data.nodes.keys()].some(other => other !== node && hasLease(data, other)),
    async lastRenewal(node) {
      const others = [...data.nodes].filter(([other]) => other !== node && hasLease(data, other))
      return others.length === 0 ? undefined : Math.max(...others.map(([, seenAt]) => seenAt))
    },
    async claim(key, node) {
      const owner = data.nodeClaims.get(key)
      if (owner !== undefined && owner !== node && isLiving(data, owner)) return false
      data.nodeClaims.set(key, node)
      return true
    },
    async release(key, node) {
      if (data.nodeClaims.get(key) === node) data.nodeClaims.delete(key)
    },
    releaseAll,
    async playerChanges(since) {
      const changes = data.playerChanges.filter(({ at }) => at >= since)
      return { now: data.now(), changes: changes.map(({ at, ...change }) => change) }
    },
    async accept(server) {
      self.acceptedServer = server
    },
  }
}
