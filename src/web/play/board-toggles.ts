import { useState } from 'preact/hooks'
import { readBoardToggles, saveBoardToggles } from '#app/preferences.ts'
import { activeToggles } from '#kernel/commands.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'

/** The toggles of a game that are on, as this device remembers them, with a function that switches one. */
export function useBoardToggles(
  { rules, commands }: LoadedGame,
  view: object,
): {
  readonly boardToggles: ReadonlySet<string>
  switchToggle(id: string): void
} {
  const [switched, setSwitched] = useState(() => readBoardToggles(preferences, rules.id))
  const boardToggles = activeToggles(commands, switched, view)
  return {
    boardToggles,
    switchToggle(id) {
      const next = new Map(switched).set(id, !boardToggles.has(id))
      setSwitched(next)
      saveBoardToggles(preferences, rules.id, next)
    },
  }
}
