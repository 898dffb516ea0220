const PREFIX = 'quincunx.first.'
const SEEN = 'seen'

/** Whether this device has seen a game's first steps, or was told that they are not wanted. */
export function hasSeenFirstSteps(game: string): boolean {
  try {
    return localStorage.getItem(PREFIX + game) === SEEN
  } catch {
    return false
  }
}

export function markFirstStepsSeen(game: string): void {
  try {
    localStorage.setItem(PREFIX + game, SEEN)
  } catch {
    // Then they are offered again.
  }
}
