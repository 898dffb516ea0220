import type { KeyValueStore } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'

/** How long a computer's move takes at least, so that it is noticed. */
export const PACES = { 'at-once': 0, calm: 350, slow: 1500 } as const
export type Pace = keyof typeof PACES

export const BACKGROUNDS = ['system', 'light', 'dark'] as const
export type BackgroundPreference = (typeof BACKGROUNDS)[number]

/** A setting as a menu shows it. */
export interface Setting {
  readonly label: string
  current(): string
  /** Changes to the next value. */
  change(): void
}

const PACE = 'pace'
const BACKGROUND = 'ground'
const TIME = 'time'

export function paceMs(preferences: KeyValueStore): number {
  return PACES[oneOf(Object.keys(PACES) as Pace[], preferences.get(PACE), 'calm')]
}

/** The preferred background; undefined where the terminal is queried. */
export function preferredBackground(preferences: KeyValueStore): 'light' | 'dark' | undefined {
  const chosen = oneOf(BACKGROUNDS, preferences.get(BACKGROUND), 'system')
  return chosen === 'system' ? undefined : chosen
}

export function isTimeShown(preferences: KeyValueStore): boolean {
  return preferences.get(TIME) !== 'hidden'
}

export function saveTimeShown(preferences: KeyValueStore, isShown: boolean): void {
  preferences.set(TIME, isShown ? 'shown' : 'hidden')
}

export function settingsOf(preferences: KeyValueStore): readonly Setting[] {
  const { settings: sentences } = shellText
  return [
    createSetting(preferences, PACE, Object.keys(PACES) as Pace[], 'calm', sentences.pace, sentences.paces),
    createSetting(
      preferences,
      TIME,
      ['shown', 'hidden'] as const,
      'shown',
      sentences.stopwatch,
      sentences.stopwatches,
    ),
    createSetting(preferences, BACKGROUND, BACKGROUNDS, 'system', sentences.ground, sentences.grounds),
  ]
}

function createSetting<Value extends string>(
  preferences: KeyValueStore,
  name: string,
  values: readonly Value[],
  defaultValue: Value,
  label: string,
  sentences: Readonly<Record<Value, string>>,
): Setting {
  const now = () => oneOf(values, preferences.get(name), defaultValue)
  return {
    label,
    current: () => sentences[now()],
    change: () => preferences.set(name, values[(values.indexOf(now()) + 1) % values.length]!),
  }
}

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | undefined,
  defaultValue: Value,
): Value {
  return values.find(one => one === value) ?? defaultValue
}
