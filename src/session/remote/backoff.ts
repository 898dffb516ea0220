const INITIAL_DELAY_MS = 250
/** A house that is back has everyone back within three seconds, however long it was gone. */
const MAX_DELAY_MS = 2_000

/** How long to wait before trying again: longer each time, and spread so that not all come back at once. */
export function backoffMs(attempt: number, chance: number): number {
  const ceiling = Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** Math.min(attempt, 10))
  return ceiling / 2 + (ceiling / 2) * chance
}
