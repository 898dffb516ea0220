import type { StoredBan } from '../storage/player-storage.ts'

/** Whether a ban keeps its player out at this instant. */
export function isInForce(ban: Pick<StoredBan, 'until'> | undefined, now: number): boolean {
  return ban !== undefined && (ban.until === null || ban.until > now)
}
