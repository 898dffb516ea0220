import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'
import { type Bucket, openBucket, type Rate } from './bucket.ts'

/** One bucket for each key, such as an address or a name. */
export interface KeyedBuckets {
  /** Takes a token of this key; the rejection says when there will be one. */
  take(key: string): AccountResult<void>
  giveBack(key: string): void
  /** The number of buckets in memory. */
  size(): number
}

const MAX_KEYS = 20_000

export function openKeyedBuckets(rate: Rate, now: () => number, maxKeys = MAX_KEYS): KeyedBuckets {
  // Ordered by last use, the most recent last.
  const buckets = new Map<string, Bucket>()

  /**
   * Drops full buckets, which a new bucket would equal. The least recently used are full first, so checking two for each
   * new key is enough; a sweep through all could be triggered by a flood of addresses.
   */
  function evictSome() {
    let remaining = 2
    for (const [key, bucket] of buckets) {
      if (buckets.size >= maxKeys || bucket.isFull(now())) buckets.delete(key)
      if (--remaining === 0) return
    }
  }

  function bucketOf(key: string): Bucket {
    const existing = buckets.get(key)
    if (existing) buckets.delete(key)
    else evictSome()
    const bucket = existing ?? openBucket(rate, now())
    buckets.set(key, bucket)
    return bucket
  }

  return {
    take(key) {
      const bucket = bucketOf(key)
      if (bucket.take(now())) return { ok: true, value: undefined }
      return reject('too-often', { seconds: Math.ceil(bucket.waitMs(now()) / 1000) })
    },
    giveBack(key) {
      buckets.get(key)?.giveBack(now())
    },
    size: () => buckets.size,
  }
}
