import type { Clock } from '#kernel/clock.ts'
import type { StorageCondition } from '../storage/administration.ts'
import type { Storage } from '../storage/storage.ts'

export interface ConditionLog {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

const CHECK_AGAIN_MS = 5_000
/** The rest is told by `quincunx admin check`. */
const MAX_LOGGED = 5

/** Logs what is wrong with the stored data, at the start and when a long check ends. Returns a function that stops it. */
export function reportCondition(storage: Storage, clock: Clock, log: ConditionLog): () => void {
  let stopTimer = () => {}
  let isStopped = false

  async function report(isFirst: boolean): Promise<void> {
    const condition = await storage.administration.condition()
    if (isFirst) logLosses(condition, log)
    if (!condition.isChecking) return logDamage(condition, log)
    if (isFirst) log.info('The database is large and is checked while the server runs.')
    if (!isStopped) stopTimer = clock.after(CHECK_AGAIN_MS, () => void reportSafely(false))
  }

  async function reportSafely(isFirst: boolean): Promise<void> {
    // The server itself says when the storage cannot be read.
    await report(isFirst).catch(() => {})
  }

  void reportSafely(true)
  return () => {
    isStopped = true
    stopTimer()
  }
}

function logLosses({ losses }: StorageCondition, log: ConditionLog): void {
  if (losses.length === 0) return
  const named = losses.slice(0, MAX_LOGGED).map(({ table, had, has }) => `${table} (${has} of ${had})`)
  log.error(
    `The database has lost entries of ${losses.length} tables: ${named.join(', ')}. quincunx admin check lists them all.`,
  )
}

function logDamage({ damage }: StorageCondition, log: ConditionLog): void {
  if (damage.length === 0) return
  log.error(
    `The database is damaged: ${damage[0]}. Run quincunx admin check, and consider quincunx admin restore.`,
  )
}
