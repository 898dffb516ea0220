import type { ToggleCommand } from '#kernel/commands.ts'
import type { KeyValueStore } from '../shell/host.ts'
import { isTimeShown, saveTimeShown } from '../storage/settings.ts'

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
  storage: KeyValueStore,
  game: string,
  toggles: readonly ToggleCommand[] = [],
): ViewPreferences {
  const storageKey = `aids ${game}`
  const preferences = {
    toggles: new Set(
      (storage.get(storageKey) ?? '').split(' ').filter(id => id !== ''),
    ) as ReadonlySet<string>,
    isTimeShown: isTimeShown(storage),
    switchToggle(id: string) {
      const isOn = !preferences.toggles.has(id)
      preferences.toggles = new Set(
        [...preferences.toggles].filter(one => one !== id).concat(isOn ? [id] : []),
      )
      const lasting = [...preferences.toggles].filter(
        one => !toggles.some(toggle => toggle.id === one && toggle.isTemporary),
      )
      storage.set(storageKey, lasting.join(' '))
      return isOn
    },
    toggleTimeShown() {
      preferences.isTimeShown = !preferences.isTimeShown
      saveTimeShown(storage, preferences.isTimeShown)
      return preferences.isTimeShown
    },
  }
  return preferences
}
