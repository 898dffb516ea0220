import { LEASE_MS, type PlayerChange, type Wake } from '#server/storage/node-storage.ts'
import type { MemoryData } from './memory-data.ts'

/** One of the storages that are open on the same data. */
export class MemoryNode {
  readonly isShared: boolean
  /** The server that may append entries. */
  acceptedServer: string
  readonly #data: MemoryData

  constructor(data: MemoryData, isShared: boolean) {
    this.#data = data
    this.isShared = isShared
    this.acceptedServer = data.server
  }

  listen(listener: (wake: Wake) => void): () => void {
    const { listeners } = this.#data
    const own = listeners.get(this) ?? new Set()
    listeners.set(this, own.add(listener))
    return () => void own.delete(listener)
  }

  /** Later, as from another process: a listener never runs in the middle of the change. */
  wakeOthers(wake: Wake): void {
    if (!this.isShared) return
    queueMicrotask(() => {
      for (const [node, listeners] of this.#data.listeners)
        if (node !== this) for (const listener of listeners) listener(wake)
    })
  }

  /** Keeps a change for other nodes, and wakes them. */
  noteChange(player: string, kind: PlayerChange['kind']): void {
    const { playerChanges, now } = this.#data
    playerChanges.push({ number: (playerChanges.at(-1)?.number ?? 0) + 1, player, kind, at: now() })
    this.wakeOthers({ kind: 'players' })
  }

  /** Stops listening, and leaves due tables to other nodes. */
  close(): void {
    const { listeners, dueClaims } = this.#data
    listeners.delete(this)
    for (const [table, { owner }] of dueClaims) if (owner === this) dueClaims.delete(table)
  }
}

/** A node that never renewed a lease has none that could run out. */
export function isLiving(data: MemoryData, node: string): boolean {
  return !data.nodes.has(node) || hasLease(data, node)
}

export function hasLease(data: MemoryData, node: string): boolean {
  const seenAt = data.nodes.get(node)
  return seenAt !== undefined && data.now() - seenAt < LEASE_MS
}
