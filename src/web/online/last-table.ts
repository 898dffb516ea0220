/** Under `player`, which is not exported: it means nothing on another device. */
const KEY = 'quincunx.player.table'
/** Nobody waits longer for a rematch. */
const FRESH_MS = 3_600_000

/** The table whose game has just ended, where the opponent may ask for a rematch. */
export function readLastTable(): string | undefined {
  try {
    const { id, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: unknown; at?: unknown }
    return typeof id === 'string' && typeof at === 'number' && Date.now() - at < FRESH_MS ? id : undefined
  } catch {
    return undefined
  }
}

export function saveLastTable(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, at: Date.now() }))
  } catch {
    // The lobby does not show it.
  }
}
