import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'
import type { OnLimited } from './limited-event.ts'
import { RATE_LIMIT_KEYS, type Rate, type RateLimitName, SHARED_RATE_LIMITS } from './limits.ts'

/** Counts how often each player, address and so on does something. */
export interface RateLimits {
  /** Counts one use (or `points`); the refusal `too-often` says how many seconds to wait. */
  take(limit: RateLimitName, key: string, points?: number): Promise<AccountResult<undefined>>
  /** Takes one use back that does not count after all, such as a correct password. */
  giveBack(limit: RateLimitName, key: string): Promise<void>
}

/** One use of a limit. */
export type LimitUse = readonly [limit: RateLimitName, key: string]

export interface RateLimitsOptions {
  readonly limits: Readonly<Record<RateLimitName, Rate>>
  readonly onLimited?: OnLimited
  /** Where servers with a shared storage count SHARED_RATE_LIMITS; without it, in memory like the others. */
  readonly openSharedLimiter?: ((limit: string, rate: Rate) => RateLimiterAbstract) | undefined
}

/** A flood from ever new addresses must not fill the memory; the keys that were used least recently are dropped. */
export const MAX_KEYS = 20_000

export function openRateLimits(options: RateLimitsOptions): RateLimits {
  return new FlexibleRateLimits(options)
}

/** Takes from several limits; if one refuses, the others get back what was taken. */
export async function takeAll(
  rateLimits: RateLimits,
  uses: readonly LimitUse[],
): Promise<AccountResult<undefined>> {
  for (const [index, [limit, key]] of uses.entries()) {
    const taken = await rateLimits.take(limit, key)
    if (taken.ok) continue
    await giveBackAll(rateLimits, uses.slice(0, index))
    return taken
  }
  return accept(undefined)
}

export async function giveBackAll(rateLimits: RateLimits, uses: readonly LimitUse[]): Promise<void> {
  for (const [limit, key] of uses) await rateLimits.giveBack(limit, key)
}

class FlexibleRateLimits implements RateLimits {
  readonly #limiters: ReadonlyMap<RateLimitName, RateLimiterAbstract>
  readonly #rates: Readonly<Record<RateLimitName, Rate>>
  readonly #onLimited: OnLimited | undefined

  constructor({ limits, onLimited, openSharedLimiter = openMemoryLimiter }: RateLimitsOptions) {
    const names = Object.keys(RATE_LIMIT_KEYS) as RateLimitName[]
    const openLimiter = (name: RateLimitName) =>
      (SHARED_RATE_LIMITS.has(name) ? openSharedLimiter : openMemoryLimiter)(name, limits[name])
    this.#limiters = new Map(names.map(name => [name, openLimiter(name)]))
    this.#rates = limits
    this.#onLimited = onLimited
  }

  async take(limit: RateLimitName, key: string, points = 1): Promise<AccountResult<undefined>> {
    try {
      await this.#limiters.get(limit)!.consume(key, points)
      return accept(undefined)
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result
      const { count, perMs } = this.#rates[limit]
      const isFirst = result.consumedPoints - points <= count
      this.#onLimited?.({ limit, by: RATE_LIMIT_KEYS[limit], key, isFirst })
      // If the system clock was set back, the limiter takes the rest of the period for longer than it is.
      return reject('too-often', { seconds: Math.ceil(Math.min(result.msBeforeNext, perMs) / 1000) })
    }
  }

  async giveBack(limit: RateLimitName, key: string): Promise<void> {
    const limiter = this.#limiters.get(limit)!
    // Once the period is over nothing is left to give back, and the next one must not begin with a credit.
    if (await limiter.get(key)) await limiter.reward(key)
  }
}

function openMemoryLimiter(limit: string, { count, perMs }: Rate): RateLimiterAbstract {
  return new BoundedMemoryLimiter({ keyPrefix: limit, points: count, duration: perMs / 1000 })
}

class BoundedMemoryLimiter extends RateLimiterMemory {
  /** Ordered by last use, the most recent last. */
  readonly #keys = new Set<string>()

  override consume(key: string, points?: number): Promise<RateLimiterRes> {
    this.#keys.delete(key)
    this.#keys.add(key)
    if (this.#keys.size > MAX_KEYS) this.#dropOldest()
    return super.consume(key, points)
  }

  #dropOldest(): void {
    const [oldest] = this.#keys
    this.#keys.delete(oldest!)
    void this.delete(oldest!)
  }
}
