const INITIAL_DELAY_MS = 250
/** Short enough that all clients are back within three seconds after a server restart. */
const MAX_DELAY_MS = 2_000

/** The delay before the next attempt. It grows with each attempt and is jittered, so that clients do not all return at once. */
export function backoffMs(attempt: number, random: number): number {
  const ceiling = Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** Math.min(attempt, 10))
  return ceiling / 2 + (ceiling / 2) * random
}
