import type { KeyValueStore } from '#app/key-value-store.ts'
import { changeSettings, readBoardToggles, readSettings, saveBoardToggles } from '#app/preferences.ts'
import type { ToggleCommand } from '#kernel/commands.ts'

/** How a person wants to see a game, saved for the next time. */
export interface ViewPreferences {
  readonly toggles: ReadonlySet<string>
  readonly isTimeShown: boolean
  /** Switches a toggle; returns whether it is on now. */
  switchToggle(id: string): boolean
  toggleTimeShown(): boolean
}

/** Loads the preferences of a game. Temporary toggles are not saved. */
export function createViewPreferences(
  store: KeyValueStore,
  game: string,
  toggles: readonly ToggleCommand[] = [],
): ViewPreferences {
  const isTemporary = (id: string) => toggles.some(toggle => toggle.id === id && toggle.isTemporary)
  const preferences = {
    toggles: readBoardToggles(store, game),
    isTimeShown: readSettings(store).stopwatch === 'shown',
    switchToggle(id: string) {
      const isOn = !preferences.toggles.has(id)
      const others = [...preferences.toggles].filter(one => one !== id)
      preferences.toggles = new Set(isOn ? [...others, id] : others)
      saveBoardToggles(
        store,
        game,
        [...preferences.toggles].filter(one => !isTemporary(one)),
      )
      return isOn
    },
    toggleTimeShown() {
      preferences.isTimeShown = !preferences.isTimeShown
      changeSettings(store, { stopwatch: preferences.isTimeShown ? 'shown' : 'hidden' })
      return preferences.isTimeShown
    },
  }
  return preferences
}
