import { useState } from 'preact/hooks'
import { preferenceKeys } from '#app/preference-keys.ts'

const storageKey = (game: string) => `quincunx.${preferenceKeys.aids(game)}`

/** The toggles of a game that are on, as this device remembers them, with a function that switches one. */
export function useBoardToggles(game: string): {
  readonly boardToggles: ReadonlySet<string>
  switchToggle(id: string): void
} {
  const [boardToggles, setBoardToggles] = useState(() => readBoardToggles(game))
  return {
    boardToggles,
    switchToggle(id) {
      const next = new Set(boardToggles)
      if (!next.delete(id)) next.add(id)
      setBoardToggles(next)
      saveBoardToggles(game, next)
    },
  }
}

function readBoardToggles(game: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(storageKey(game)) ?? '').split(' ').filter(id => id !== ''))
  } catch {
    return new Set()
  }
}

export function saveBoardToggles(game: string, ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(storageKey(game), [...ids].join(' '))
  } catch {
    // The toggles last as long as the page.
  }
}
