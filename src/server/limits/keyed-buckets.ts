import { type Result, reject } from '#kernel/result.ts'
import { type Bucket, openBucket, type Rate } from './bucket.ts'

/** One bucket for each key, such as an address or a name. */
export interface KeyedBuckets {
  /** Takes a token of this key, or says when there will be one. */
  take(key: string): Result<void>
  giveBack(key: string): void
  /** How many keys are remembered. */
  size(): number
}

const MAX_KEYS = 20_000

export function openKeyedBuckets(rate: Rate, now: () => number, mostKeys = MAX_KEYS): KeyedBuckets {
  // The key that was used last stands last.
  const buckets = new Map<string, Bucket>()

  /**
   * A full bucket is as good as none. Those left alone for longest are full first, so a look at two of them for
   * each new key is enough; sweeping through all would be work that a flood of addresses could order.
   */
  function makeRoom() {
    let looks = 2
    for (const [key, bucket] of buckets) {
      if (buckets.size >= mostKeys || bucket.isFull(now())) buckets.delete(key)
      if (--looks === 0) return
    }
  }

  function bucketOf(key: string): Bucket {
    const known = buckets.get(key)
    if (known) buckets.delete(key)
    else makeRoom()
    const bucket = known ?? openBucket(rate, now())
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
