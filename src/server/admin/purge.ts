import { SESSION_MS } from '../players/session-lookup.ts'
import type { PurgeKind } from '../storage/administration.ts'
import type { Storage } from '../storage/storage.ts'
import type { AdminInput } from './operations.ts'

/** How many of each kind were deleted, or would be. */
export interface Purged {
  readonly guests: number
  readonly closed: number
  readonly logs: number
  readonly sessions: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes data by its age in days. Expired sessions always go: nobody can use them. */
export async function purge(
  storage: Storage,
  { guestsUnseen, closedTables, logs, dryRun = false }: AdminInput<'purge'>,
  now: number,
): Promise<Purged> {
  const count = async (kind: PurgeKind, days: number | undefined) =>
    days === undefined ? 0 : purgeKind(storage, { kind, before: now - days * DAY_MS, dryRun })
  return {
    sessions: await count('sessions', SESSION_MS / DAY_MS),
    guests: await count('guests', guestsUnseen),
    closed: await count('closed', closedTables),
    logs: await count('logs', logs),
  }
}

async function purgeKind(
  storage: Storage,
  slice: { readonly kind: PurgeKind; readonly before: number; readonly dryRun: boolean },
): Promise<number> {
  let count = 0
  let from: string | undefined = ''
  while (from !== undefined) {
    const progress = await storage.administration.purge({ ...slice, from })
    count += progress.count
    from = progress.next
  }
  return count
}
