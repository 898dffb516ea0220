const PREFIX = 'quincunx.first.'
const SEEN = 'seen'

/** Whether the first steps of a game were seen or skipped on this device. */
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
    // They are offered again.
  }
}
