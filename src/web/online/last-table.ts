/** With the name of who sat there: it means nothing on another device. */
const KEY = 'quincunx.player.table'
/** Nobody waits longer for another game. */
const FRESH_MS = 3_600_000

/** The table at which a game has just ended, where another may be asked for. */
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
    // Then the lobby does not know of it.
  }
}
