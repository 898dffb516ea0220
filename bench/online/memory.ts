import { setTimeout as pause } from 'node:timers/promises'
import type { DriverCommand } from './load-driver.ts'
import { waitUntilIdle } from './rounds.ts'
import { type RunningSystem, type System, start } from './systems.ts'

export interface Memory {
  /** Bytes per idle connection. */
  readonly idle: number
  /** Bytes per seated player, including half of the table. */
  readonly seated: number
}

const FIRST_CONNECTIONS = 100
const MAX_COLLECTIONS = 4
const COLLECTION_PAUSE_MS = 100

/** Measures the memory per connection after a compacting garbage collection, each kind on a new server. */
export async function measureMemory(system: System, connections: number): Promise<Memory> {
  return {
    idle: await measureGrowth(system, connections, count => ({ do: 'sign-in', clients: count })),
    seated: await measureGrowth(system, connections, count => ({ do: 'seat', games: count / 2 })),
  }
}

async function measureGrowth(
  system: System,
  connections: number,
  createCommand: (count: number) => DriverCommand,
): Promise<number> {
  const running = await start(system, ['--expose-gc'])
  // The first connections load code and fill caches that all of them share.
  await running.command(createCommand(FIRST_CONNECTIONS))
  await waitUntilIdle(running)
  const before = await settledMemory(running)
  await running.command(createCommand(connections))
  await waitUntilIdle(running)
  const after = await settledMemory(running)
  await running.stop()
  return (after - before) / connections
}

/** The allocators return memory to the system step by step, after several collections. */
async function settledMemory(running: RunningSystem): Promise<number> {
  let bytes = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < MAX_COLLECTIONS; tries++) {
    await pause(COLLECTION_PAUSE_MS)
    const { rss } = await running.usageWithoutGarbage()
    bytes = Math.min(bytes, rss)
  }
  return bytes
}
