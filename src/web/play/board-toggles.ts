import { useState } from 'preact/hooks'
import { readBoardToggles, saveBoardToggles } from '#app/preferences.ts'
import { preferences } from '../preferences.ts'

/** The toggles of a game that are on, as this device remembers them, with a function that switches one. */
export function useBoardToggles(game: string): {
  readonly boardToggles: ReadonlySet<string>
  switchToggle(id: string): void
} {
  const [boardToggles, setBoardToggles] = useState(() => readBoardToggles(preferences, game))
  return {
    boardToggles,
    switchToggle(id) {
      const next = new Set(boardToggles)
      if (!next.delete(id)) next.add(id)
      setBoardToggles(next)
      saveBoardToggles(preferences, game, next)
    },
  }
}
