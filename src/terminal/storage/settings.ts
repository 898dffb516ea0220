import type { KeyValueStore } from '#app/key-value-store.ts'
import {
  changeSettings,
  MICE,
  PACES,
  readSettings,
  type Settings,
  STOPWATCHES,
  THEMES,
} from '#app/preferences.ts'
import { shellText } from '../text/en/shell.ts'

/** How long a computer's move takes at least, so that it is noticed. */
export const PACE_MS: Readonly<Record<Settings['pace'], number>> = { 'at-once': 0, calm: 350, slow: 1500 }

/** A setting as a menu shows it. */
export interface Setting {
  readonly label: string
  current(): string
  /** Changes to the next value. */
  change(): void
}

export function paceMs(preferences: KeyValueStore): number {
  return PACE_MS[readSettings(preferences).pace]
}

/** The preferred background; undefined where the terminal is queried. */
export function preferredBackground(preferences: KeyValueStore): 'light' | 'dark' | undefined {
  const { background } = readSettings(preferences)
  return background === 'system' ? undefined : background
}

export function isMouseUsed(preferences: KeyValueStore): boolean {
  return readSettings(preferences).mouse === 'used'
}

export function settingsOf(preferences: KeyValueStore): readonly Setting[] {
  const { settings: sentences } = shellText

  function setting<Name extends keyof Settings>(
    name: Name,
    values: readonly Settings[Name][],
    label: string,
    valueLabels: Readonly<Record<Settings[Name], string>>,
  ): Setting {
    const now = () => readSettings(preferences)[name]
    return {
      label,
      current: () => valueLabels[now()],
      change: () =>
        changeSettings(preferences, { [name]: values[(values.indexOf(now()) + 1) % values.length] }),
    }
  }

  return [
    setting('pace', PACES, sentences.pace, sentences.paces),
    setting('stopwatch', STOPWATCHES, sentences.stopwatch, sentences.stopwatches),
    setting('mouse', MICE, sentences.mouse, sentences.mice),
    setting('background', THEMES, sentences.ground, sentences.grounds),
  ]
}
