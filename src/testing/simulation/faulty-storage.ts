import type { Clock } from '#kernel/clock.ts'
import type { Wake } from '#server/storage/node-storage.ts'
import { type Storage, StorageUnavailableError } from '#server/storage/storage.ts'
import type { FaultProfile } from './fault-profile.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface FaultyStorageOptions {
  readonly clock: Clock
  readonly random: SeededRandom
  faults(): FaultProfile
  /** Once its server is dead, a storage does nothing and never responds. */
  isDead(): boolean
  /** Resolves when its server dies, which loses its connections and with them its locks. */
  readonly death: Promise<void>
  /** Whether this server cannot reach the storage, while others can. */
  isPartitioned(): boolean
  /** Whether this server hears no wake-ups. */
  isDeaf(): boolean
  log(event: string): void
}

/** A storage with latency, stalls and write outages, which it reports as errors. */
export function createFaultyStorage(storage: Storage, options: FaultyStorageOptions): Storage {
  const { clock, random, faults, isDead, isPartitioned, log } = options
  const lockLost = options.death.then((): never => {
    throw new StorageUnavailableError('The lock was lost')
  })
  lockLost.catch(() => {})
  let brokenUntil = 0

  async function pause(): Promise<void> {
    const { storageLatencyMs, storageStalled } = faults()
    const ms = random.chance(storageStalled)
      ? random.between(1_000, 6_000)
      : random.between(0, storageLatencyMs)
    if (ms >= 1_000) log(`the storage stalls for ${ms} ms`)
    if (ms > 0) await new Promise<void>(resolve => clock.after(ms, resolve))
    if (isDead()) await new Promise(() => {})
  }

  async function call<Value>(writes: boolean, operation: () => Promise<Value>): Promise<Value> {
    if (writes && random.chance(faults().storageOutage)) {
      brokenUntil = clock.now() + random.between(100, 20_000)
      log(`the storage is out until ${brokenUntil}`)
    }
    await pause()
    if (writes && clock.now() < brokenUntil) throw new StorageUnavailableError('A simulated outage')
    if (isPartitioned()) throw new StorageUnavailableError('The storage cannot be reached')
    const value = await operation()
    await pause()
    if (isPartitioned() || (writes && random.chance(faults().answerLost)))
      throw new StorageUnavailableError('The connection was lost', { isUncertain: writes })
    return value
  }

  function deliver(wake: Wake, listener: (wake: Wake) => void): void {
    if (isDead() || options.isDeaf() || isPartitioned() || random.chance(faults().wakeLost)) return
    clock.after(random.between(1, 20), () => listener(wake))
  }

  function withFaults<Part extends object>(part: Part, writes: readonly (keyof Part & string)[]): Part {
    const operations = Object.entries(part).map(([name, operation]) => [
      name,
      (...args: readonly unknown[]) =>
        call((writes as readonly string[]).includes(name), () => operation(...args)),
    ])
    return Object.fromEntries(operations)
  }

  return {
    isShared: storage.isShared,
    tables: withFaults(storage.tables, ['open', 'append']),
    players: storage.players,
    history: withFaults(storage.history, []),
    presence: withFaults(storage.presence, ['arrive', 'depart']),
    links: storage.links,
    puzzles: storage.puzzles,
    reports: storage.reports,
    administration: storage.administration,
    nodes: storage.isShared ? withFaults(storage.nodes, []) : storage.nodes,
    withLock: (name, work) => storage.withLock(name, () => Promise.race([work(), lockLost])),
    onWake: listener => storage.onWake(wake => deliver(wake, listener)),
    check: () => call(true, storage.check),
    close: storage.close,
  }
}
