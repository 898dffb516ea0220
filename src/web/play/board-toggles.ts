const PREFIX = 'quincunx.aids.'

/** The ways of looking that are switched on in a game, as this device remembers them. */
export function readBoardToggles(game: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(PREFIX + game) ?? '').split(' ').filter(id => id !== ''))
  } catch {
    return new Set()
  }
}

export function saveBoardToggles(game: string, aids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(PREFIX + game, [...aids].join(' '))
  } catch {
    // Then they last as long as the page.
  }
}
