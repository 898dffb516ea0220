import type { BoardToggle } from '#kernel/commands.ts'
import type { KeyValueStore } from '../shell/host.ts'
import { isTimeShown, saveTimeShown } from '../storage/settings.ts'

/** How someone wants to see a game, remembered for the next time. */
export interface ViewPreferences {
  readonly toggles: ReadonlySet<string>
  readonly isTimeShown: boolean
  /** Switches an aid on or off, and says which. */
  switchToggle(id: string): boolean
  toggleTimeShown(): boolean
}

/** Those of the game with this name; of its aids, those that are only for a look are not remembered. */
export function createViewPreferences(
  storage: KeyValueStore,
  game: string,
  toggles: readonly BoardToggle[] = [],
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
