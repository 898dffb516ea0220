import type { Clock } from '#kernel/clock.ts'
import { type Storage, StorageUnavailableError } from '#server/storage/storage.ts'
import type { FaultProfile } from './fault-profile.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface FaultyStorageOptions {
  readonly clock: Clock
  readonly luck: SeededRandom
  weather(): FaultProfile
  /** Once its house is dead, a storage does nothing more and answers nothing. */
  isDead(): boolean
  tell(what: string): void
}

/** A storage that takes its time, stalls, and now and then keeps nothing for a while, as it says. */
export function createFaultyStorage(storage: Storage, options: FaultyStorageOptions): Storage {
  const { clock, luck, weather, isDead, tell } = options
  let brokenUntil = 0

  async function pause(): Promise<void> {
    const { storageLatencyMs, storageStalled } = weather()
    const ms = luck.chance(storageStalled) ? luck.between(1_000, 6_000) : luck.between(0, storageLatencyMs)
    if (ms >= 1_000) tell(`the storage stalls for ${ms} ms`)
    if (ms > 0) await new Promise<void>(resolve => clock.after(ms, resolve))
    if (isDead()) await new Promise(() => {})
  }

  async function carry<Answer>(writes: boolean, ask: () => Promise<Answer>): Promise<Answer> {
    if (writes && luck.chance(weather().storageOutage)) {
      brokenUntil = clock.now() + luck.between(100, 20_000)
      tell(`the storage is out until ${brokenUntil}`)
    }
    await pause()
    if (writes && clock.now() < brokenUntil) throw new StorageUnavailableError('An outage to order')
    const answer = await ask()
    await pause()
    return answer
  }

  function carried<Part extends object>(part: Part, written: readonly (keyof Part & string)[]): Part {
    const asks = Object.entries(part).map(([name, ask]) => [
      name,
      (...given: readonly unknown[]) =>
        carry((written as readonly string[]).includes(name), () => ask(...given)),
    ])
    return Object.fromEntries(asks)
  }

  return {
    tables: carried(storage.tables, ['open', 'append']),
    players: storage.players,
    history: carried(storage.history, []),
    presence: carried(storage.presence, ['arrive', 'depart']),
    check: () => carry(true, storage.check),
    close: storage.close,
  }
}
